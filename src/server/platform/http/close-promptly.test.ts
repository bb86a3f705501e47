import { once } from 'node:events'
import net from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { closePromptly } from './close-promptly.ts'

const PATIENCE_MS = 300

/** Starts a server, and returns the answer for which a slow request of it waits. */
async function listen(): Promise<{ app: FastifyInstance; port: number; answer: (text: string) => void }> {
  const app = Fastify()
  const { promise, resolve } = Promise.withResolvers<string>()
  closePromptly(app, PATIENCE_MS)
  app.get('/slow', () => promise)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: (app.server.address() as net.AddressInfo).port, answer: resolve }
}

async function connect(port: number, text = ''): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return socket
}

test('connections that send nothing, or never a whole request: the server closes all the same (C1)', async () => {
  const { app, port } = await listen()
  const sockets = [
    await connect(port),
    await connect(port, 'GET /slow HT'),
    await connect(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'),
  ]
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count))))
    .toBe(3)
  const begun = performance.now()
  await app.close()
  expect(performance.now() - begun).toBeLessThan(PATIENCE_MS + 1000)
  for (const socket of sockets) socket.destroy()
})

test('a request that is being answered while the server closes: it gets its answer (C1)', async () => {
  const { app, port, answer } = await listen()
  const response = fetch(`http://127.0.0.1:${port}/slow`)
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count))))
    .toBe(1)
  const idle = await connect(port)
  const closed = app.close()
  setTimeout(() => answer('answered'), 50)
  expect(await (await response).text()).toBe('answered')
  await closed
  idle.destroy()
})
