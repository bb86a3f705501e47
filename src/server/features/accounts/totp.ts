import { createHmac, timingSafeEqual } from 'node:crypto'
import { CODE_DIGITS, stepAt, STEP_TOLERANCE } from '#core/people/second-factor.ts'

/** Returns the code that an authenticator app shows in a step (RFC 6238, with SHA-1, as every app knows it). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/**
 * Returns the time step (±1) of `now` for which the code is valid; undefined for a wrong code. `now` is in milliseconds
 * since 1970.
 */
export function findStep(secret: Uint8Array, code: string, now: number): number | undefined {
  const steps = Array.from({ length: 2 * STEP_TOLERANCE + 1 }, (_, index) => stepAt(now) + index - STEP_TOLERANCE)
  return steps.find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)))
}
