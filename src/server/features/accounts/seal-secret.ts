import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Returns a key of its own, of the server's secret, which the database doesn't hold. */
const keyOf = (serverSecret: string): Buffer => Buffer.from(hkdfSync('sha256', serverSecret, '', 'second factor', 32))

/** Returns an app's secret as it is kept: encrypted (AES-256-GCM), and good for this account only. */
export function sealSecret(serverSecret: string, accountId: string, secret: Uint8Array): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret), iv).setAAD(Buffer.from(accountId))
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Throws where it was changed, or belongs to another account or server. */
export function openSecret(serverSecret: string, accountId: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(accountId))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
}
