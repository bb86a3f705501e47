import type { FieldCode } from '#contract/errors.ts'
import { checkNewPassword } from '../../platform/forms/field-rules.ts'

/** Fields of an account of one's own, in the order of the form. */
export const OF_AGE_FIELDS = ['firstName', 'lastName', 'password', 'confirmPassword', 'termsAccepted'] as const

export type OfAgeForm = Record<Exclude<(typeof OF_AGE_FIELDS)[number], 'termsAccepted'>, string> & {
  termsAccepted: boolean
}

export const EMPTY_OF_AGE: OfAgeForm = {
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
}

/** Checks the form before it is sent; the server decides. */
export function checkOfAge({
  firstName,
  lastName,
  password,
  confirmPassword,
  termsAccepted,
}: OfAgeForm): Partial<Record<(typeof OF_AGE_FIELDS)[number], FieldCode>> {
  return {
    ...(firstName.trim() === '' ? { firstName: 'missing' } : {}),
    ...(lastName.trim() === '' ? { lastName: 'missing' } : {}),
    ...checkNewPassword({ password, confirmPassword }),
    ...(termsAccepted ? {} : { termsAccepted: 'not-accepted' }),
  }
}
