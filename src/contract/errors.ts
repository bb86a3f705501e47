import type { QuotaKind } from '#core/people/quotas.ts'

/**
 * Reasons for a refusal. The web has a text for each: the code is the locale key's last part.
 * `proof-needed` asks for reauthentication; it keeps its first name, because pages of an older version wait for it.
 */
export const ERROR_CODES = [
  'invalid-input',
  'not-signed-in',
  'wrong-credentials',
  'too-many-attempts',
  'email-in-use',
  'username-in-use',
  'guardian-needed',
  'email-unconfirmed',
  'consent-needed',
  'at-the-hub',
  'link-over',
  'code-over',
  'quota-reached',
  'second-factor-needed',
  'wrong-code',
  'proof-needed',
  'already-on',
  'children-first',
  'new-login-needed',
  'not-allowed',
  'switched-off',
  'no-operator',
  'other-address',
  'last-admin',
  'changed-since',
  'foreign-origin',
  'not-found',
  'too-large',
  'unsupported-media-type',
  'storage-full',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** Problems of one input field. */
export const FIELD_CODES = [
  'missing',
  'invalid',
  'too-short',
  'too-long',
  'too-common',
  'same-as-name',
  'different',
  'not-accepted',
  'wrong',
  'reserved',
  'unknown-field',
] as const

export type FieldCode = (typeof FIELD_CODES)[number]

/**
 * Answer of every refused call. `message` is English for logs and developers; people read the text of `code`. `fields`
 * names each wrong field by its path (`events.3.id`). `retryAfter` is in seconds, if waiting helps. `quota` names the
 * quota that is full.
 */
export type CallFailure = {
  error: {
    code: ErrorCode
    message: string
    fields?: Record<string, FieldCode> | undefined
    retryAfter?: number | undefined
    quota?: QuotaKind | undefined
  }
}
