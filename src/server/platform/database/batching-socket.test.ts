import { once } from 'node:events'
import net from 'node:net'
import { expect, test, vi } from 'vitest'
import { BatchingSocket } from './batching-socket.ts'

test('a batching socket: writes of one turn reach the system as one', async () => {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  const accepted = once(server, 'connection') as Promise<[net.Socket]>
  const socket = new BatchingSocket()
  socket.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const [peer] = await accepted
  const single = vi.spyOn(socket, '_write')
  const together = vi.spyOn(socket, '_writev')
  const first = once(peer, 'data') as Promise<[Buffer]>
  const done = Promise.withResolvers<unknown>()
  socket.write('begin;')
  socket.cork()
  socket.write(Buffer.from('select;'))
  socket.uncork()
  socket.write('commit;', 'utf8', done.resolve)
  expect((await first)[0].toString()).toBe('begin;select;commit;')
  await done.promise
  expect([single.mock.calls.length, together.mock.calls.length]).toEqual([0, 1])
  const next = once(peer, 'data') as Promise<[Buffer]>
  socket.write('begin;')
  expect((await next)[0].toString()).toBe('begin;')
  socket.destroy()
  server.close()
})
