import { z } from 'zod'
import type { FieldCode } from '#contract/errors.ts'
import type { JsonValue } from '#core/guest/guest-session.ts'
import { NAME_PATTERN, tidyName } from '#core/people/names.ts'

/** The code that a rule of our own is refused with. */
export const because = (code: FieldCode): { error: FieldCode } => ({ error: code })

/** A text as it was typed. PostgreSQL holds neither the character U+0000 nor half a character. */
export const plainText = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0\p{Cs}]*$/u, because('invalid'))

/** A short text of one line, such as a name to log in with: without control characters. */
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

/** A name that others read, or none. */
export const shownNameOrNone = (most: number) =>
  z
    .string()
    .overwrite(tidyName)
    .max(most)
    .refine((name) => name === '' || NAME_PATTERN.test(name), because('invalid'))

/** A moment as devices say it, from 1970 to 9999: what a computer's calendar and PostgreSQL's both have. */
export const moment = z.iso
  .datetime()
  .max(40)
  .regex(/^(?:19[7-9]\d|[2-9]\d{3})-/, because('invalid'))

/** The secret part of a letter's link. One that was cut off is a link that is over, so its length is not looked at. */
export const proof = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w-]*$/, because('invalid'))

/** Schema of any JSON value. Its depth and size are checked before any schema. */
export const jsonValue = z.unknown() as z.ZodType<JsonValue>
