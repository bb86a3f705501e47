import { once } from 'node:events'
import net from 'node:net'

const HEADER_END = Buffer.from('\r\n\r\n')
const LENGTH = /\r\ncontent-length: (\d+)/i

/** One kept-open HTTP connection that costs the measuring process as little as possible. */
export type RawClient = {
  /** Sends a request and resolves to its status when the whole answer has arrived. */
  send: (request: Buffer) => Promise<{ status: number; body: Buffer }>
  end: () => void
}

/** Opens a connection to a port of this machine. Every answer must say its length. */
export async function openRawClient(port: number): Promise<RawClient> {
  const socket = net.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.setNoDelay(true)
  let waiting: PromiseWithResolvers<{ status: number; body: Buffer }> | undefined
  let arrived = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    arrived = arrived.length === 0 ? chunk : Buffer.concat([arrived, chunk])
    const end = arrived.indexOf(HEADER_END)
    if (end === -1) return
    const head = arrived.toString('latin1', 0, end)
    const length = Number(LENGTH.exec(head)?.[1] ?? 0)
    const begin = end + HEADER_END.length
    if (arrived.length < begin + length) return
    const body = arrived.subarray(begin, begin + length)
    arrived = Buffer.alloc(0)
    waiting?.resolve({ status: Number(head.slice(9, 12)), body })
  })
  const fail = () => waiting?.reject(new Error('The connection was lost'))
  socket.on('error', fail)
  socket.on('close', fail)
  return {
    send: (request) => {
      waiting = Promise.withResolvers()
      socket.write(request)
      return waiting.promise
    },
    end: () => socket.destroy(),
  }
}

/** Writes the bytes of a request with a session's cookie; with a body, a POST. */
export function writeRequest(path: string, cookie: string, body?: object): Buffer {
  const text = body && JSON.stringify(body)
  const lines = [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `cookie: ${cookie}`,
    ...(text ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text ?? ''}`)
}
