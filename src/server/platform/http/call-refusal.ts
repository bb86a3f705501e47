import type { ErrorCode, FieldCode } from '#contract/errors.ts'
import type { QuotaKind } from '#core/people/quotas.ts'

/** The HTTP status that each code is answered with. */
const STATUS_OF = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'second-factor-needed': 401,
  'wrong-code': 401,
  'guardian-needed': 403,
  'email-unconfirmed': 403,
  'consent-needed': 403,
  'at-the-hub': 403,
  'proof-needed': 403,
  'foreign-origin': 403,
  'not-allowed': 403,
  'switched-off': 403,
  'no-operator': 403,
  'other-address': 403,
  'not-found': 404,
  'last-admin': 409,
  'changed-since': 409,
  'email-in-use': 409,
  'username-in-use': 409,
  'already-on': 409,
  'children-first': 409,
  'new-login-needed': 403,
  'quota-reached': 409,
  'link-over': 410,
  'code-over': 410,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-attempts': 429,
  internal: 500,
  unavailable: 503,
  'storage-full': 507,
} as const satisfies Record<ErrorCode, number>

type Details = { fields?: Record<string, FieldCode>; retryAfter?: number; quota?: QuotaKind }

/** Error for a call that a feature refuses on purpose; it is answered in the contract's one shape. */
export class CallRefusal extends Error {
  override readonly name = 'CallRefusal'
  readonly code: ErrorCode
  readonly details: Details

  /**
   * @param message in English, for logs and developers; never anything that the caller sent
   * @param details `retryAfter` in seconds
   */
  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.details = details
  }

  get status(): number {
    return STATUS_OF[this.code]
  }
}
