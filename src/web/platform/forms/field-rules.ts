import type { FieldCode } from '#contract/errors.ts'
import {
  EMAIL_MAX_LENGTH,
  isPasswordOwnName,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '#core/people/sign-up-rules.ts'

/** Checks an email address before it is sent; the server decides. */
export function checkEmail(given: string): FieldCode | undefined {
  const email = given.trim()
  if (email === '') return 'missing'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= EMAIL_MAX_LENGTH ? undefined : 'invalid'
}

/** A password that is chosen, typed twice. The names are left out where they are not known. */
export type NewPassword = { password: string; confirmPassword: string; email?: string; username?: string }

type NewPasswordErrors = { password?: FieldCode; confirmPassword?: FieldCode }

function checkPassword({ password, email = '', username = '' }: NewPassword): FieldCode | undefined {
  if (password === '') return 'missing'
  if (password.length < PASSWORD_MIN_LENGTH) return 'too-short'
  if (password.length > PASSWORD_MAX_LENGTH) return 'too-long'
  return isPasswordOwnName(password, { email: email.trim().toLowerCase(), username: username.trim().toLowerCase() })
    ? 'same-as-name'
    : undefined
}

/** Checks a chosen password before it is sent; the server decides. */
export function checkNewPassword(chosen: NewPassword): NewPasswordErrors {
  const password = checkPassword(chosen)
  const confirmPassword = chosen.password === chosen.confirmPassword ? undefined : 'different'
  return {
    ...(password === undefined ? {} : { password }),
    ...(confirmPassword === undefined ? {} : { confirmPassword }),
  }
}
