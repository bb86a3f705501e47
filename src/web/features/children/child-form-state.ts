import type { FieldCode } from '#contract/errors.ts'
import { USERNAME_PATTERN } from '#core/people/sign-up-rules.ts'

/** Checks a username before it is sent; the server decides. */
export function checkUsername(given: string): FieldCode | undefined {
  const username = given.trim().toLowerCase()
  if (username === '') return 'missing'
  if (username.length < 3) return 'too-short'
  if (username.length > 30) return 'too-long'
  return USERNAME_PATTERN.test(username) ? undefined : 'invalid'
}

/** Returns only the fields that are wrong. */
export const keepWrong = <Name extends string>(
  codes: Partial<Record<Name, FieldCode | undefined>>,
): Partial<Record<Name, FieldCode>> =>
  Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== undefined)) as Partial<Record<Name, FieldCode>>
