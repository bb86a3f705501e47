import type { ErrorClass } from '#core/learning/learning-event.ts'

/** Pages that explain a kind of error; the others have the dictionary. */
const PAGES: Partial<Record<ErrorClass, string>> = {
  'noun-prefix': '/tools/noun-classes',
  number: '/tools/noun-classes',
  'subject-concord': '/tools/noun-classes',
  'object-concord': '/tools/noun-classes',
  'possessive-concord': '/tools/noun-classes',
  'adjective-concord': '/tools/noun-classes',
  'relative-concord': '/tools/noun-classes',
  tense: '/tools/conjugator',
  polarity: '/tools/conjugator',
  person: '/tools/conjugator',
  'word-order': '/grammar',
}

/** Returns the address of the page that explains a kind of error. */
export const pageOfError = (errorClass: ErrorClass): string => PAGES[errorClass] ?? '/tools/dictionary'
