import type { CallOf } from '#contract/call-of.ts'
import type { ClassCard } from '#contract/classes-schemas.ts'
import type { FieldCode } from '#contract/errors.ts'
import { areDatesInOrder } from '#core/classes/class-status.ts'
import { LEARNING_LANGUAGES } from '#core/languages/learning-languages.ts'
import { GRADES } from '#core/people/grades.ts'

/** Fields of a class, as they are typed: an empty text is unknown. */
export const CLASS_FIELDS = ['name', 'subject', 'grade', 'language', 'startsOn', 'endsOn', 'schedule'] as const

export type ClassField = (typeof CLASS_FIELDS)[number]

export type TypedClass = Record<ClassField, string>

/** Fields of a new class; most learn isiXhosa. */
export const NEW_CLASS: TypedClass = {
  name: '',
  subject: '',
  grade: '',
  language: 'xh',
  startsOn: '',
  endsOn: '',
  schedule: '',
}

/** Returns the fields of a class for editing. */
export const typedClass = (card: ClassCard): TypedClass => ({
  name: card.name,
  subject: card.subject,
  grade: card.grade ?? '',
  language: card.language ?? '',
  startsOn: card.startsOn ?? '',
  endsOn: card.endsOn ?? '',
  schedule: card.schedule,
})

const dateOrNone = (typed: string): string | null => (typed === '' ? null : typed)

/** Returns the fields as the server takes them. */
export const sentClass = (typed: TypedClass): Omit<CallOf<'changeClass'>['input'], 'spaceId'> => ({
  name: typed.name,
  subject: typed.subject,
  grade: GRADES.find((grade) => grade === typed.grade) ?? null,
  language: LEARNING_LANGUAGES.find(({ code }) => code === typed.language)?.code ?? null,
  startsOn: dateOrNone(typed.startsOn),
  endsOn: dateOrNone(typed.endsOn),
  schedule: typed.schedule,
})

/** Finds what is wrong before the form is sent; the server decides. */
export function checkClass(typed: TypedClass): Partial<Record<ClassField, FieldCode>> {
  const { startsOn, endsOn } = sentClass(typed)
  return {
    ...(typed.name.trim() === '' ? { name: 'missing' as const } : {}),
    ...(areDatesInOrder({ startsOn, endsOn }) ? {} : { endsOn: 'invalid' as const }),
  }
}

/** Tells whether the reader has these rights in a class. */
export const hasTags = (
  { own }: Pick<ClassCard, 'own'>,
  ...tags: readonly NonNullable<ClassCard['own']>['tags'][number][]
): boolean => own !== null && tags.every((tag) => own.tags.includes(tag))

/** Tells whether the reader teaches the class: as teacher or assistant. */
export const teaches = ({ own }: Pick<ClassCard, 'own'>): boolean =>
  own?.role === 'teacher' || own?.role === 'assistant'
