import { mistakenClasses } from '#core/exercises/alter-clause.ts'
import { clauseRoots, translateClause, writeClause, type Clause } from '#core/exercises/clause.ts'
import type { Draft, DraftMaker } from '#core/exercises/draft.ts'
import { capitalise } from '#core/exercises/english-phrases.ts'
import type { ExerciseBank } from '#core/exercises/exercise-bank.ts'
import type { ExerciseInstruction, ExerciseLevel } from '#core/exercises/exercise-kinds.ts'
import type { ExerciseTense } from '#core/exercises/grammar-skills.ts'
import { pickDescribed, pickOwned, type NounPhrase } from '#core/exercises/noun-phrase.ts'
import { pickClause } from '#core/exercises/pick-clause.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'

/** Returns a sentence of which one concord is left out. */
function draftGap(
  clause: Clause,
  gap: { before: string; nounClass: NounClass; concord: 'subject' | 'object' },
  random: SeededRandom,
  bank: ExerciseBank,
): Draft | null {
  const { classes } = bank.engine.grammar.concords
  const { target, also } = writeClause(clause, bank)
  const right = classes[gap.nounClass][gap.concord]
  if (!target.startsWith(gap.before + right)) return null
  const after = target.slice(gap.before.length + right.length)
  const isSubject = gap.concord === 'subject'
  return {
    prompt: {
      instruction: isSubject ? 'fillSubjectConcord' : 'fillObjectConcord',
      words: {},
      parts: [{ part: 'target', text: gap.before }, { part: 'gap' }, { part: 'target', text: after }],
    },
    answerLanguage: 'target',
    target,
    also,
    english: translateClause(clause),
    rightText: right,
    roots: clauseRoots(clause),
    skills: [`${gap.concord}-concord.${gap.nounClass}`, `tense.${clause.tense}`],
    candidates: mistakenClasses(gap.nounClass, random).map((other) => {
      const text = classes[other][gap.concord]
      return { text, answer: gap.before + text + after, errorClasses: [`${gap.concord}-concord`] }
    }),
  }
}

/** Fills `Abantwana …yafunda.` The present with -ya- and the future keep the concord apart from what follows. */
function fillSubject(random: SeededRandom, bank: ExerciseBank, level: ExerciseLevel): Draft | null {
  const tenses: readonly ExerciseTense[] = level === 'A1' ? ['present'] : ['present', 'future']
  const clause = pickClause(random, bank, {
    level,
    subject: 'noun',
    object: 'none',
    tenses,
    negative: false,
    ending: false,
  })
  const { noun } = clause
  return (
    noun &&
    draftGap(
      clause,
      { before: `${capitalise(noun.word)} `, nounClass: noun.nounClass, concord: 'subject' },
      random,
      bank,
    )
  )
}

/** Fills `Umntwana uya…tya isonka.` */
function fillObject(random: SeededRandom, bank: ExerciseBank, level: ExerciseLevel): Draft | null {
  const clause = pickClause(random, bank, {
    level,
    subject: 'noun',
    object: 'concord',
    tenses: ['present'],
    negative: false,
    ending: false,
  })
  const { noun, object } = clause
  if (!noun || !object) return null
  const before = `${capitalise(noun.word)} ${bank.engine.grammar.concords.classes[noun.nounClass].subject}ya`
  return draftGap(clause, { before, nounClass: object.nounClass, concord: 'object' }, random, bank)
}

/** Returns a noun of which the word that agrees is left out. */
const draftPhrase = (
  { noun, word, from, english, wrong, roots, skills }: NounPhrase,
  instruction: ExerciseInstruction,
): Draft => ({
  prompt: { instruction, words: { stem: from }, parts: [{ part: 'target', text: `${noun.word} ` }, { part: 'gap' }] },
  answerLanguage: 'target',
  target: `${noun.word} ${word}`,
  also: [],
  english,
  rightText: word,
  roots,
  skills,
  candidates: wrong.filter(({ errorClasses }) => !errorClasses.includes('other-word')),
})

const CONCORDS = {
  A1: ['subject', 'subject', 'possessive', 'adjective', 'relative'],
  A2: ['subject', 'object', 'object', 'possessive', 'adjective', 'relative'],
} as const

/** Makes an exercise with a missing concord: of a subject, an object, a possessive, an adjective or a relative. */
export const makeFillConcord: DraftMaker = (random, bank, level) => {
  const concord = random.pick<'subject' | 'object' | 'possessive' | 'adjective' | 'relative'>(CONCORDS[level])
  if (concord === 'subject') return fillSubject(random, bank, level)
  if (concord === 'object') return fillObject(random, bank, level)
  if (concord === 'possessive') {
    const owned = pickOwned(random, bank)
    return owned && draftPhrase(owned, 'fillPossessive')
  }
  return draftPhrase(
    pickDescribed(random, bank, level, concord),
    concord === 'adjective' ? 'fillAdjective' : 'fillRelative',
  )
}

/** Makes an exercise of possession: the phrase is written from the owned thing and its owner. */
export const makePossessiveExercise: DraftMaker = (random, bank) => {
  const owned = pickOwned(random, bank)
  if (!owned) return null
  const { noun, word, from, english, wrong, roots, skills } = owned
  const target = `${noun.word} ${word}`
  return {
    prompt: {
      instruction: 'makePossessive',
      words: { noun: noun.word, owner: from },
      parts: [{ part: 'english', text: english }],
    },
    answerLanguage: 'target',
    target,
    also: [],
    english,
    rightText: target,
    roots,
    skills,
    candidates: wrong.map((candidate) => ({ ...candidate, text: candidate.answer })),
  }
}
