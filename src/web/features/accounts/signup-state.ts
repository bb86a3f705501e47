import type { FieldCode } from '#contract/errors.ts'
import { isReservedName } from '#core/people/reserved-names.ts'
import { proposeNames } from '#core/people/propose-names.ts'
import { USERNAME_PATTERN } from '#core/people/sign-up-rules.ts'
import { checkEmail, checkNewPassword } from '../../platform/forms/field-rules.ts'

/** The fields of signing up that are typed (specification, section 3), in the order of the form. */
export const SIGNUP_FIELDS = ['email', 'password', 'firstName', 'lastName', 'username', 'confirmPassword'] as const
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

/** Folded fields; each has a value before anybody types. */
export const FOLDED_FIELDS = [
  'firstName',
  'lastName',
  'username',
  'confirmPassword',
] as const satisfies readonly FieldName[]

/** The typed fields; a folded field that nobody touched is absent. */
export type TypedSignup = Partial<SignupForm>

/** Completes the form: proposes names from the address, and repeats the password, which can be shown instead. */
export function completeSignup(typed: TypedSignup, digits: string): SignupForm {
  const { firstName, username } = proposeNames(typed.email ?? '', digits)
  return {
    ...EMPTY_SIGNUP,
    firstName: firstName || username,
    username,
    confirmPassword: typed.password ?? '',
    ...typed,
  }
}

/** The field that a folded one is filled in from. */
const FILLED_FROM = { firstName: 'email', username: 'email', confirmPassword: 'password' } as const

/**
 * Finds the errors of the form before it is sent; the server decides. The last name is optional.
 * A field that is filled in from another one is not missing while that one is wrong.
 */
export function checkSignup(form: SignupForm): SignupErrors {
  const errors: SignupErrors = {}
  const note = (field: keyof SignupErrors, code: FieldCode | undefined): void => {
    if (code !== undefined && errors[field] === undefined) errors[field] = code
  }
  for (const field of SIGNUP_FIELDS) if (field !== 'lastName' && form[field].trim() === '') note(field, 'missing')
  note('username', checkUsername(form.username.trim().toLowerCase()))
  note('email', checkEmail(form.email))
  const { password, confirmPassword } = checkNewPassword(form)
  note('password', password)
  note('confirmPassword', confirmPassword)
  note('termsAccepted', form.termsAccepted ? undefined : 'not-accepted')
  for (const [field, source] of Object.entries(FILLED_FROM) as [keyof typeof FILLED_FROM, FieldName][])
    if (errors[field] === 'missing' && errors[source] !== undefined) delete errors[field]
  return errors
}

/** Returns the first field with an error, in the order of the form: where the focus goes. */
export const firstWrongField = (errors: SignupErrors): keyof SignupErrors | undefined =>
  ([...SIGNUP_FIELDS, 'termsAccepted'] as const).find((field) => errors[field] !== undefined)
