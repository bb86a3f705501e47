import { once } from 'node:events'
import net from 'node:net'

/** A way to a database that can be cut. */
export type CuttingProxy = {
  /** The address of the database, by way of the proxy. */
  url: string
  /** Cuts every connection that sends this text from now on, after it has passed but before its answer. */
  cutAfter: (text: string) => void
  /** Lets nothing through in either direction, and keeps every connection open, as a frozen database does. */
  freeze: () => void
  /** Lets through what waited, and all that follows. */
  thaw: () => void
  close: () => Promise<void>
}

/** Starts a proxy in front of a database, with which an answer can be kept from arriving. */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl)
  let fatal: string | undefined
  let isFrozen = false
  const sockets = new Set<net.Socket>()
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname)
    let isMute = false
    for (const socket of [near, far]) {
      sockets.add(socket)
      if (isFrozen) socket.pause()
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (chunk: Buffer) => {
      if (fatal !== undefined && chunk.includes(fatal)) isMute = true
      far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => {
      // The database has answered, so it has done what it was asked for.
      if (isMute) near.destroy()
      else near.write(chunk)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as net.AddressInfo).port)
  return {
    url: url.href,
    cutAfter: (text) => {
      fatal = text
    },
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
