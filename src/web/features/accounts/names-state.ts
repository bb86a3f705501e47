import type { FieldCode } from '#contract/errors.ts'
import { NAME_MAX_LENGTH } from '#core/people/sign-up-rules.ts'
import { checkUsername } from './signup-state.ts'

/** Names that an adult corrects, in the order of the form. */
export const NAME_FIELDS = ['firstName', 'lastName', 'username'] as const

export type Names = Record<(typeof NAME_FIELDS)[number], string>

/** Checks corrected names before they are sent; the server decides. */
export function checkNames(names: Names): Partial<Record<keyof Names, FieldCode>> {
  const codeOf = (field: keyof Names): FieldCode | undefined => {
    const given = names[field].trim()
    if (given === '') return 'missing'
    if (field === 'username') return checkUsername(given.toLowerCase())
    return given.length > NAME_MAX_LENGTH ? 'too-long' : undefined
  }
  return Object.fromEntries(
    NAME_FIELDS.flatMap((field) => {
      const code = codeOf(field)
      return code === undefined ? [] : [[field, code]]
    }),
  )
}
