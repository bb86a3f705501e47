import type { FieldCode } from '#contract/errors.ts'
import { EMAIL_MAX_LENGTH, isPasswordOwnName, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, USERNAME_PATTERN } from '#core/people/sign-up-rules.ts'

/** The fields of signing up that are typed (specification, section 3), in the order of the form. */
export const SIGNUP_FIELDS = ['firstName', 'lastName', 'username', 'email', 'password', 'confirmPassword'] as const
export type FieldName = (typeof SIGNUP_FIELDS)[number]

export type SignupForm = Record<FieldName, string> & { termsAccepted: boolean }
export type SignupErrors = Partial<Record<FieldName | 'termsAccepted', FieldCode>>

export const EMPTY_SIGNUP: SignupForm = { firstName: '', lastName: '', username: '', email: '', password: '', confirmPassword: '', termsAccepted: false }

function checkPassword({ password, email, username }: SignupForm): FieldCode | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return 'too-short'
  if (password.length > PASSWORD_MAX_LENGTH) return 'too-long'
  return isPasswordOwnName(password, { email: email.trim().toLowerCase(), username: username.trim().toLowerCase() }) ? 'same-as-name' : undefined
}

function checkUsername(username: string): FieldCode | undefined {
  if (username.length < 3) return 'too-short'
  if (username.length > 30) return 'too-long'
  return USERNAME_PATTERN.test(username) ? undefined : 'invalid'
}

/** What is wrong with the form before it is sent; the server has the last word. */
export function checkSignup(form: SignupForm): SignupErrors {
  const errors: SignupErrors = {}
  const note = (field: keyof SignupErrors, code: FieldCode | undefined): void => { if (code !== undefined && errors[field] === undefined) errors[field] = code }
  for (const field of SIGNUP_FIELDS) if (form[field].trim() === '') note(field, 'missing')
  note('username', checkUsername(form.username.trim().toLowerCase()))
  note('email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim()) && form.email.trim().length <= EMAIL_MAX_LENGTH ? undefined : 'invalid')
  note('password', checkPassword(form))
  note('confirmPassword', form.password === form.confirmPassword ? undefined : 'different')
  note('termsAccepted', form.termsAccepted ? undefined : 'not-accepted')
  return errors
}

/** The first field with an error, in the order of the form: where the focus goes. */
export const firstWrongField = (errors: SignupErrors): keyof SignupErrors | undefined =>
  ([...SIGNUP_FIELDS, 'termsAccepted'] as const).find((field) => errors[field] !== undefined)
