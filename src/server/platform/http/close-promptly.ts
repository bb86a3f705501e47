import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long requests that are being answered may take once the server closes. */
const PATIENCE_MS = 4_000

/**
 * Lets a closing server end within seconds. Connections that have sent nothing are ended at once, those with a request after it was answered or when the
 * patience is over. Node itself would wait for as long as the other side likes.
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
