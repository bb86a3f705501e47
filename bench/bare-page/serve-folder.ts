import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** A folder that is served: its address, and how to end. */
export type ServedFolder = { url: string; stop: () => Promise<void> }

/**
 * Serves a small folder as the product serves its pages: compressed with brotli beforehand, scripts for a year, pages
 * revalidated.
 */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const compressed = new Map<string, Buffer>()
  const read = (file: string): Buffer => {
    const kept = compressed.get(file) ?? brotliCompressSync(readFileSync(path.join(folder, file)))
    compressed.set(file, kept)
    return kept
  }
  const server = createServer((request, response) => {
    const asked = request.url === '/' ? 'index.html' : path.normalize(request.url ?? '').slice(1)
    if (asked.startsWith('..') || !existsSync(path.join(folder, asked))) {
      response.writeHead(404).end()
      return
    }
    const cacheControl = asked === 'index.html' ? 'no-cache' : 'public, max-age=31536000, immutable'
    response.writeHead(200, {
      'content-type': TYPES[path.extname(asked)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': cacheControl,
    })
    response.end(read(asked))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
