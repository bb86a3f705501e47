import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { EmailMessage } from '#server/platform/mail/email.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Returns a key derived from the server's secret, which the database doesn't hold. */
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'email', 32))

/** Encrypts an email for the database (AES-256-GCM). The text is valid for this id only. */
export function sealEmail(secret: string, id: string, message: EmailMessage): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(id))
  return Buffer.concat([iv, cipher.update(JSON.stringify(message)), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

/** Decrypts an email. Throws if it was changed, or sealed with another id or secret. */
export function openEmail(secret: string, id: string, sealed: string): EmailMessage {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
  return JSON.parse(text.toString('utf8')) as EmailMessage
}
