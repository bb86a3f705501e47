import { secondFactorCalls } from '#contract/second-factor.ts'
import { stepAt } from '#core/people/second-factor.ts'
import { codeOf } from '#server/features/accounts/totp.ts'
import type { Visitor } from './app-test.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the code that an authenticator app shows at that moment for the secret. */
export function appCode(secret: string, now: Date): string {
  const bits = [...secret].map((message) => LETTERS.indexOf(message).toString(2).padStart(5, '0')).join('')
  return codeOf(
    Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2)),
    stepAt(now.getTime()),
  )
}

/**
 * Turns the second factor on for a person. Returns the app's secret and the recovery codes; the current code is used
 * up.
 */
export async function turnOnSecondFactor(
  browser: Visitor,
  now: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = String((await browser.send(secondFactorCalls.beginSecondFactor)).body['secret'])
  const { status, body } = await browser.send(secondFactorCalls.confirmSecondFactor, { code: appCode(secret, now) })
  if (status !== 200) throw new Error(`the second step was not turned on: ${JSON.stringify(body)}`)
  return { secret, recoveryCodes: body['recoveryCodes'] as string[] }
}
