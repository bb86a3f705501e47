import { z } from 'zod'
import type { FieldCode } from '#contract/errors.ts'
import type { JsonValue } from '#core/guest/guest-session.ts'
import { NAME_PATTERN, tidyName } from '#core/people/names.ts'

/** Returns the field code with which a rule of our own refuses a value. */
export const because = (code: FieldCode): { error: FieldCode } => ({ error: code })

/** Schema of a text as it was typed. PostgreSQL can't store the character U+0000 or half a character. */
export const plainText = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0\p{Cs}]*$/u, because('invalid'))

/** Schema of a short text of one line, such as a login name, without control characters. */
export const lineOfText = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, because('invalid'))

/** Schema of a name that others read: one spelling, visible, without signs that hide or turn text around it. */
export const shownName = (most: number) =>
  z.string().overwrite(tidyName).min(1).max(most).regex(NAME_PATTERN, because('invalid'))

/** Schema of a name that others read; it may be empty. */
export const shownNameOrNone = (most: number) =>
  z
    .string()
    .overwrite(tidyName)
    .max(most)
    .refine((name) => name === '' || NAME_PATTERN.test(name), because('invalid'))

/** Schema of a moment from a device, from 1970 to 9999, which a computer's calendar and PostgreSQL both hold. */
export const moment = z.iso
  .datetime()
  .max(40)
  .regex(/^(?:19[7-9]\d|[2-9]\d{3})-/, because('invalid'))

/**
 * Schema of the one-time token in an email's link. A token that was cut off counts as an expired link, so its length
 * isn't checked.
 */
export const token = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w-]*$/, because('invalid'))

/** Schema of any JSON value. Its depth and size are checked before any schema. */
export const jsonValue = z.unknown() as z.ZodType<JsonValue>

/** Schema of a referral code as it was typed. The operation reads it; a wrong one counts for nobody. */
export const typedCode = lineOfText(24)
