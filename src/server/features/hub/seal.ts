import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps values where others could read or change them: in a browser's cookie, in the database. */
export type Seal<Value> = {
  /** A text that only `open` can read. `until` is in milliseconds since 1970. */
  close: (value: Value, until: number) => string
  /** Undefined for anything that this seal didn't close, or whose time is over. */
  open: (text: string | undefined, now: number) => Value | undefined
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Creates a seal for one purpose: what was closed for another can't be opened (ASVS 5.0, 9.2.2). */
export function createSeal<Value>(secret: string, purpose: string): Seal<Value> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `funda seal: ${purpose}`, 32))
  return {
    close: (value, until) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const closed = Buffer.concat([cipher.update(JSON.stringify({ value, until }), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, closed, cipher.getAuthTag()]).toString('base64url')
    },
    open: (text, now) => {
      const closed = Buffer.from(text ?? '', 'base64url')
      if (closed.length < NONCE_BYTES + TAG_BYTES) return undefined
      try {
        const decipher = createDecipheriv(CIPHER, key, closed.subarray(0, NONCE_BYTES)).setAuthTag(
          closed.subarray(-TAG_BYTES),
        )
        const opened = Buffer.concat([
          decipher.update(closed.subarray(NONCE_BYTES, -TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8')
        const { value, until } = JSON.parse(opened) as { value: Value; until: number }
        return until > now ? value : undefined
      } catch {
        return undefined
      }
    },
  }
}
