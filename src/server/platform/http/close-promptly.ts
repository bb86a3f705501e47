import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that running requests may take once the server closes. */
const PATIENCE_MS = 4_000

/**
 * Lets a closing server end within seconds. Idle connections end at once; others after their answer or when the time is
 * over. Node alone would wait as long as the client likes.
 */
export function closePromptly(app: FastifyInstance, patienceMs = PATIENCE_MS): void {
  const sockets = new Set<Socket>()
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    const timer = setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, patienceMs)
    app.server.once('close', () => clearTimeout(timer))
  })
}
