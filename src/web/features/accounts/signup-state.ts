import type { FieldCode } from '#contract/errors.ts'
import { isReservedName } from '#core/people/reserved-names.ts'
import { USERNAME_PATTERN } from '#core/people/sign-up-rules.ts'
import { checkEmail, checkNewPassword } from '../../platform/forms/field-rules.ts'

/** The fields of signing up that are typed (specification, section 3), in the order of the form. */
export const SIGNUP_FIELDS = ['firstName', 'lastName', 'username', 'email', 'password', 'confirmPassword'] as const
export type FieldName = (typeof SIGNUP_FIELDS)[number]

export type SignupForm = Record<FieldName, string> & { termsAccepted: boolean }
export type SignupErrors = Partial<Record<FieldName | 'termsAccepted', FieldCode>>

export const EMPTY_SIGNUP: SignupForm = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
}

/** Checks a lower-case username before it is sent. */
export function checkUsername(username: string): FieldCode | undefined {
  if (username.length < 3) return 'too-short'
  if (username.length > 30) return 'too-long'
  if (!USERNAME_PATTERN.test(username)) return 'invalid'
  return isReservedName(username) ? 'reserved' : undefined
}

/** Checks the form before it is sent; the server decides. */
export function checkSignup(form: SignupForm): SignupErrors {
  const errors: SignupErrors = {}
  const note = (field: keyof SignupErrors, code: FieldCode | undefined): void => {
    if (code !== undefined && errors[field] === undefined) errors[field] = code
  }
  for (const field of SIGNUP_FIELDS) if (form[field].trim() === '') note(field, 'missing')
  note('username', checkUsername(form.username.trim().toLowerCase()))
  note('email', checkEmail(form.email))
  const { password, confirmPassword } = checkNewPassword(form)
  note('password', password)
  note('confirmPassword', confirmPassword)
  note('termsAccepted', form.termsAccepted ? undefined : 'not-accepted')
  return errors
}

/** The first field with an error, in the order of the form: where the focus goes. */
export const firstWrongField = (errors: SignupErrors): keyof SignupErrors | undefined =>
  ([...SIGNUP_FIELDS, 'termsAccepted'] as const).find((field) => errors[field] !== undefined)
