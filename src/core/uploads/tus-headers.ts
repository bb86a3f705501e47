/** Version of the protocol for resumable uploads (tus.io) that the server speaks. */
export const TUS_VERSION = '1.0.0'

/** Type of the bodies that carry bytes of an upload. */
export const TUS_TYPE = 'application/offset+octet-stream'

/** Longest `Upload-Metadata` header in characters. */
const LONGEST_METADATA = 2000

/** Reads a count of bytes; undefined unless it is written in digits alone. */
export function readCount(header: string | undefined): number | undefined {
  if (header === undefined || !/^(?:0|[1-9]\d{0,14})$/.test(header)) return undefined
  return Number(header)
}

/** Reads `Upload-Metadata`: keys with values in base64. Undefined if it is malformed or names a key twice. */
export function readMetadata(header: string | undefined): ReadonlyMap<string, string> | undefined {
  if (header === undefined || header === '') return new Map()
  if (header.length > LONGEST_METADATA) return undefined
  const found = new Map<string, string>()
  for (const pair of header.split(',')) {
    const [, key, value = ''] = /^ ?([\w.-]{1,40})(?: ([A-Za-z\d+/]*={0,2}))?$/.exec(pair) ?? []
    if (key === undefined || found.has(key)) return undefined
    found.set(key, value)
  }
  return found
}
