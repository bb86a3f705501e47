import { z } from 'zod'
import { because, shownName, shownNameOrNone } from '#contract/text-schemas.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { AGE_BANDS } from '#core/people/age-bands.ts'
import { isInternalAddress, isReservedName } from '#core/people/reserved-names.ts'
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_PATTERN,
} from '#core/people/sign-up-rules.ts'

export { because, token } from '#contract/text-schemas.ts'

export const personName = shownName(NAME_MAX_LENGTH)
/** Schema of a last name, which may be empty. */
export const lastName = shownNameOrNone(NAME_MAX_LENGTH)
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(EMAIL_MAX_LENGTH)
  .pipe(z.email())
  .refine((address) => !isInternalAddress(address), because('invalid'))
/** Schema of a new account's username. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(30)
  .regex(USERNAME_PATTERN, because('invalid'))
  .refine((name) => !isReservedName(name), because('reserved'))
/** Schema of a new password. It is stored exactly as typed: not trimmed, not cut (ASVS 5.0, 6.2.8). */
export const newPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH)

/** Schema of the language of the reader's pages, in which emails are written too. */
export const language = z
  .enum(INTERFACE_LANGUAGES.map(({ code }) => code) as [InterfaceLanguage, ...InterfaceLanguage[]])
  .default('en')

/** Schema of the logged-in account, as pages know it. */
export const account = z.object({
  id: z.uuid(),
  firstName: z.string(),
  email: z.string(),
  username: z.string(),
  ageBand: z.enum(AGE_BANDS),
})
