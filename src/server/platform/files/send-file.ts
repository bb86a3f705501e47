import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FILE_TYPES, type FileType } from '#core/files/file-types.ts'
import type { ByteRange } from './content-store.ts'
import { readRange } from './read-range.ts'

/** A file to send. Its type is the one that the server found. */
export type SentFile = {
  type: FileType
  bytes: number
  /** Hash of the content: the entity tag. */
  hash: string
  /** Name for a saved copy, without its ending. */
  name: string
  /** True for files of people: a browser saves them, and never shows them as a page. */
  isSaved?: boolean
  /** Caches that may keep the answer: the device, which asks again each time, or all for some seconds. */
  keeping: 'private' | { publicFor: number }
  open: (range?: ByteRange) => Promise<Readable | Uint8Array>
}

const tagsIn = (header: string | undefined): string[] => (header ?? '').split(',').map((tag) => tag.trim())

/** True if the reader has this content already. Weak tags count, as RFC 9110 says of reading. */
const isKnown = (header: string | undefined, tag: string): boolean =>
  tagsIn(header).some((known) => known === '*' || known.replace(/^W\//, '') === tag)

/** Characters of `attr-char` (RFC 8187) that `encodeURIComponent` leaves as they are and that aren't among them. */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Writes `Content-Disposition`; a name with other signs than letters, digits and hyphens is written in UTF-8, too. */
function dispositionOf(name: string, ending: string, isSaved: boolean): string {
  const plain = name.replaceAll(/[^\w-]+/g, '-')
  const whole = `${isSaved ? 'attachment' : 'inline'}; filename="${plain}.${ending}"`
  return plain === name ? whole : `${whole}; filename*=UTF-8''${encodeName(`${name}.${ending}`)}`
}

/**
 * Sends a file or the asked part of it. The caller has checked that the account may read it, for this very request.
 * Headers say that no browser guesses another type.
 */
export async function sendFile(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { type, bytes, hash, name, isSaved = false, keeping, open }: SentFile,
): Promise<FastifyReply> {
  const tag = `"${hash}"`
  void reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': keeping === 'private' ? 'private, no-cache' : `public, max-age=${keeping.publicFor}`,
    'content-disposition': dispositionOf(name, FILE_TYPES[type], isSaved),
    'content-security-policy': "default-src 'none'; sandbox",
    etag: tag,
    'x-content-type-options': 'nosniff',
  })
  if (isKnown(headers['if-none-match'], tag)) return reply.code(304).send()
  const condition = headers['if-range']
  const range = condition === undefined || condition === tag ? readRange(headers.range, bytes) : null
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes}`).header('cache-control', 'no-store').send()
  if (range) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`)
  void reply.type(type).header('content-length', range ? range.last - range.first + 1 : bytes)
  return reply.send(await open(range ?? undefined))
}
