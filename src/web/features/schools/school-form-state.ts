import type { CallOf } from '#contract/call-of.ts'
import type { FieldCode } from '#contract/errors.ts'
import type { School } from '#contract/schools-schemas.ts'
import { FOUNDED_FROM } from '#core/schools/schools.ts'

type Sent = CallOf<'createSchool'>['input']

/** Fields of the form of a school, in their order. */
export const SCHOOL_FIELDS = ['name', 'description', 'location', 'founded', 'focus'] as const

export type SchoolField = (typeof SCHOOL_FIELDS)[number]

/** Typed facts of a school; the year is a text while it is typed. */
export type TypedSchool = Omit<Sent, 'founded'> & { founded: string }

/** Returns an empty form, founded in this year. */
export const newSchool = (year: number): TypedSchool => ({
  name: '',
  description: '',
  location: '',
  region: 'western-cape',
  founded: String(year),
  focus: [],
  image: 'sun',
  type: 'learning-circle',
})

export const typedSchool = ({
  name,
  description,
  location,
  region,
  founded,
  focus,
  image,
  type,
}: School): TypedSchool => ({ name, description, location, region, founded: String(founded), focus, image, type })

/** Finds the wrong fields of a form. @param year the latest year of founding */
export function checkSchool(typed: TypedSchool, year: number): Partial<Record<SchoolField, FieldCode>> {
  const founded = Number(typed.founded)
  return {
    ...(typed.name.trim() === '' && { name: 'missing' as const }),
    ...(typed.description.trim() === '' && { description: 'missing' as const }),
    ...(typed.location.trim() === '' && { location: 'missing' as const }),
    ...(!(Number.isInteger(founded) && founded >= FOUNDED_FROM && founded <= year) && { founded: 'invalid' as const }),
    ...(typed.focus.length === 0 && { focus: 'missing' as const }),
  }
}

export const sentSchool = (typed: TypedSchool): Sent => ({ ...typed, founded: Number(typed.founded) })
