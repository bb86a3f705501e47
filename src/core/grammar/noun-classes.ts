/** Nguni noun classes in Meinhof's numbering. Source: the tags of the NCHLT annotated corpora; Wiktionary, Xhosa noun classes. */
export const NOUN_CLASSES = [
  '1',
  '1a',
  '2',
  '2a',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '14',
  '15',
  '16',
  '17',
] as const

export type NounClass = (typeof NOUN_CLASSES)[number]

export const isNounClass = (value: string): value is NounClass => (NOUN_CLASSES as readonly string[]).includes(value)

/** Plural class of each class that has one. Exceptions are entries of the lexicon. */
export const PLURAL_CLASS: Readonly<Partial<Record<NounClass, NounClass>>> = {
  '1': '2',
  '1a': '2a',
  '3': '4',
  '5': '6',
  '7': '8',
  '9': '10',
  '11': '10',
  '14': '6',
}

/** First and second person, singular and plural, as the tags of the corpora write them. */
export const PERSONS = ['1ps', '2ps', '1pp', '2pp'] as const

export type Person = (typeof PERSONS)[number]

/** Subject or object of a verb: a person or a noun class. */
export type Agreement = Person | NounClass

export const isPerson = (value: string): value is Person => (PERSONS as readonly string[]).includes(value)

/** Returns the class whose concords a class takes: 1 for 1a, 2 for 2a, 17 for 16. */
export const agreementClass = (agreement: Agreement): Agreement =>
  agreement === '1a' ? '1' : agreement === '2a' ? '2' : agreement === '16' ? '17' : agreement
