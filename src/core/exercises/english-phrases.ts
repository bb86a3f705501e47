import type { NounForm } from '#core/exercises/exercise-bank.ts'
import type { ExerciseTense } from '#core/exercises/grammar-skills.ts'
import { isPerson, type Agreement } from '#core/grammar/noun-classes.ts'

/** Puts the indefinite article before a phrase: `a dog`, `an eye`, `an hour`, `a uniform`. */
export const withArticle = (phrase: string): string =>
  `${/^(?:[aeio]|u(?!ni|s)|hour)/.test(phrase) ? 'an' : 'a'} ${phrase}`

/** Writes a noun that is new to the hearer, with its description: `a big dog`, `big dogs`, `milk`. */
export function indefinite({ english, number, counted }: NounForm, description = ''): string {
  const phrase = description === '' ? english : `${description} ${english}`
  return counted && number === 'singular' ? withArticle(phrase) : phrase
}

/** Puts “the” before a noun. Names of languages take no article. */
export const definite = ({ english }: NounForm): string => (/^(?:isi)?[A-Z]/.test(english) ? english : `the ${english}`)

/** Writes the English possessive: `the child’s`, `the children’s`, `the boys’`. */
export const genitive = (noun: NounForm): string =>
  `${definite(noun)}${noun.number === 'plural' && noun.english.endsWith('s') ? '’' : '’s'}`

/** English subject: `the children`, `I`. */
export type EnglishSubject = { text: string; number: 'first' | 'singular' | 'plural' }

const PERSON_SUBJECTS = {
  '1ps': { text: 'I', number: 'first' },
  '2ps': { text: 'you (one person)', number: 'plural' },
  '1pp': { text: 'we', number: 'plural' },
  '2pp': { text: 'you (several people)', number: 'plural' },
} as const

/** Returns the pronoun of a subject without a noun: a person, he or she (class 1) or they (class 2). */
export function pronounSubject(agreement: Agreement): EnglishSubject {
  if (isPerson(agreement)) return PERSON_SUBJECTS[agreement]
  return agreement === '2' ? { text: 'they', number: 'plural' } : { text: 'he or she', number: 'singular' }
}

const OWNERS = { '1ps': 'my', '2ps': 'your (one person’s)', '1pp': 'our', '2pp': 'your (several people’s)' } as const

/** Returns the English possessive pronoun: `my`, `our`; `his or her` (class 1) and `their` (class 2). */
export const pronounOwner = (agreement: Agreement): string =>
  isPerson(agreement) ? OWNERS[agreement] : agreement === '2' ? 'their' : 'his or her'

const BE: Readonly<Record<EnglishSubject['number'], string>> = { first: 'am', singular: 'is', plural: 'are' }

/**
 * English clause: subject and verb forms `eat, eats, ate, eating`; the last is missing if English doesn't use it
 * (`want`).
 */
export type EnglishClause = {
  subject: EnglishSubject
  forms: readonly string[]
  tense: ExerciseTense
  negative: boolean
  rest: readonly string[]
}

function predicate({ subject, forms, tense, negative }: EnglishClause): string {
  const [base = '', third = '', past = '', ing] = forms
  const not = negative ? ' not' : ''
  if (tense === 'future') return `will${not} ${base}`
  if (tense !== 'present') return negative ? `did not ${base}` : past
  if (ing !== undefined) return `${BE[subject.number]}${not} ${ing}`
  const singular = subject.number === 'singular'
  if (negative) return `${singular ? 'does' : 'do'} not ${base}`
  return singular ? third : base
}

export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Writes an English sentence: `The children are eating bread.` */
export const englishSentence = (clause: EnglishClause): string =>
  capitalise(`${[clause.subject.text, predicate(clause), ...clause.rest].join(' ')}.`)
