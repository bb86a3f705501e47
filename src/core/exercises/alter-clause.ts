import type { CheckingRule } from '#core/answers/explained-answer.ts'
import type { Clause } from '#core/exercises/clause.ts'
import type { BankFrame, BankNoun, ExerciseBank, NounForm } from '#core/exercises/exercise-bank.ts'
import { EXERCISE_TENSES, type ExerciseTense } from '#core/exercises/grammar-skills.ts'
import { pickForm, PRONOUN_SUBJECTS } from '#core/exercises/pick-clause.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import { NOUN_CLASSES, PLURAL_CLASS, type Agreement } from '#core/grammar/noun-classes.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'

/** Clause that differs from the asked one in one way, with its error class. */
export type AlteredClause = { clause: Clause; errorClass: ErrorClass; rule: CheckingRule }

/** Returns the clause in other tenses, nearer ones first. Endings in words fit one tense only. */
export function alterTense(
  clause: Clause,
  random: SeededRandom,
  tenses: readonly ExerciseTense[] = EXERCISE_TENSES,
): AlteredClause[] {
  if (clause.ending?.skill === 'sentence.time') return []
  const others = random.shuffle(
    tenses.filter((tense) => tense !== clause.tense && !clause.frame.without.includes(tense)),
  )
  return others.map((tense) => ({ clause: { ...clause, tense }, errorClass: 'tense', rule: 'tense' }))
}

export const alterPolarity = (clause: Clause): AlteredClause[] => [
  {
    clause: { ...clause, negative: !clause.negative },
    errorClass: 'polarity',
    rule: clause.negative ? 'polarityNegative' : 'polarityPositive',
  },
]

/** Returns the clause with another person as its subject. */
export function alterPerson(clause: Clause, random: SeededRandom): AlteredClause[] {
  const others = clause.noun ? [] : random.shuffle(PRONOUN_SUBJECTS.filter((subject) => subject !== clause.subject))
  return others.map((subject) => ({ clause: { ...clause, subject }, errorClass: 'person', rule: 'person' }))
}

const COMMON_CLASSES = NOUN_CLASSES.filter((nounClass) => !['1a', '2a', '16', '17'].includes(nounClass))

/** Lists classes that learners confuse with a class: that of its other number first, then any. */
export function mistakenClasses(nounClass: Agreement, random: SeededRandom): (typeof NOUN_CLASSES)[number][] {
  const partner = NOUN_CLASSES.filter(
    (other) => PLURAL_CLASS[other] === nounClass || PLURAL_CLASS[nounClass as keyof typeof PLURAL_CLASS] === other,
  )
  return [
    ...partner,
    ...random.shuffle(COMMON_CLASSES.filter((other) => other !== nounClass && !partner.includes(other))),
  ]
}

/** Returns the clause with a verb that agrees with another class than its noun's. */
export function alterConcord(clause: Clause, random: SeededRandom): AlteredClause[] {
  const mistaken = clause.noun ? mistakenClasses(clause.subject, random) : []
  return mistaken.map((subject) => ({
    clause: { ...clause, subject },
    errorClass: 'subject-concord',
    rule: 'subjectConcord',
  }))
}

/** Returns the clause with its subject noun in the other number, and the verb agreeing. */
export function alterNumber(clause: Clause, bank: ExerciseBank): AlteredClause[] {
  const { noun } = clause
  const other = noun && otherNumber(noun, bank)
  if (!other) return []
  const rule = noun.number === 'singular' ? 'nounNumberSingular' : 'nounNumberPlural'
  return [{ clause: { ...clause, noun: other, subject: other.nounClass }, errorClass: 'number', rule }]
}

/** Returns a noun in its other number; null if it has none. */
export function otherNumber(noun: NounForm, { frames, counted }: ExerciseBank): NounForm | null {
  const found = [...frames.flatMap(({ subjects, objects }) => [...subjects, ...(objects ?? [])]), ...counted].find(
    ({ root }) => root === noun.root,
  )
  return (noun.number === 'singular' ? found?.plural : found?.singular) ?? null
}

const others = (nouns: readonly BankNoun[], noun: NounForm): BankNoun[] =>
  nouns.filter(({ root }) => root !== noun.root)

/** Fewer than these do only what is theirs to do: to crawl, to bark. */
const FEWEST_SUBJECTS = 6

/** Returns other things that the same one can do alone, at the same time. */
const otherActions = ({ noun, frame, tense }: Clause, { frames }: ExerciseBank): BankFrame[] =>
  frames.filter(
    (other) =>
      other.objects === null &&
      other.verb !== frame.verb &&
      other.english[0] !== frame.english[0] &&
      !other.without.includes(tense) &&
      other.subjects.length >= FEWEST_SUBJECTS &&
      (noun === null || other.subjects.some(({ root }) => root === noun.root)),
  )

/** Returns the clause with one word of another meaning: the verb, its subject or its object. */
export function alterWord(clause: Clause, random: SeededRandom, bank: ExerciseBank): AlteredClause[] {
  const { noun, object, frame } = clause
  const otherObjects = object ? others(frame.objects ?? [], object).filter(({ root }) => root !== noun?.root) : []
  const actions = object || clause.ending ? [] : random.shuffle(otherActions(clause, bank)).slice(0, 3)
  const doers = noun
    ? random
        .shuffle(others(frame.subjects, noun))
        .map((other) => other[noun.number])
        .filter((form) => form !== null)
        .slice(0, 2)
    : []
  const altered: Clause[] = [
    ...(otherObjects.length > 0 ? [{ ...clause, object: pickForm(random, otherObjects) }] : []),
    ...actions.map((other) => ({ ...clause, frame: other })),
    ...doers.map((other) => ({ ...clause, noun: other, subject: other.nounClass })),
  ]
  return altered.map((other) => ({ clause: other, errorClass: 'other-word', rule: 'otherWord' }))
}
