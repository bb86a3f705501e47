import { makeBuildWord } from '#core/exercises/build-word.ts'
import { makeChangePerson, makeChangeTense, makePositiveNegative } from '#core/exercises/change-clause.ts'
import { makeSingularPlural } from '#core/exercises/change-number.ts'
import { finishDraft, type Draft, type DraftMaker } from '#core/exercises/draft.ts'
import type { Exercise } from '#core/exercises/exercise.ts'
import type { ExerciseBank } from '#core/exercises/exercise-bank.ts'
import { GRAMMAR_EXERCISE_KINDS, type ExerciseLevel, type GrammarExerciseKind } from '#core/exercises/exercise-kinds.ts'
import { makeFillConcord, makePossessiveExercise } from '#core/exercises/fill-concord.ts'
import { hasKnownRoots } from '#core/exercises/roots-of-text.ts'
import { makeSayNumber } from '#core/exercises/say-number.ts'
import { makeSayTime } from '#core/exercises/say-time.ts'
import { seededRandom, type SeededRandom } from '#core/exercises/seeded-random.ts'
import { makeTranslateSentence, makeUnderstandSentence } from '#core/exercises/short-sentence.ts'

const MAKERS: Readonly<Record<GrammarExerciseKind, DraftMaker>> = {
  'fill-concord': makeFillConcord,
  'build-word': makeBuildWord,
  'singular-plural': makeSingularPlural,
  'positive-negative': makePositiveNegative,
  'change-person': makeChangePerson,
  'change-tense': makeChangeTense,
  possessive: makePossessiveExercise,
  'say-number': makeSayNumber,
  'say-time': makeSayTime,
  'understand-sentence': makeUnderstandSentence,
  'translate-sentence': makeTranslateSentence,
}

/** The words of numbers are a closed list of their own, which holds for the reader too: `elinanye`. */
const OF_NUMBERS: ReadonlySet<GrammarExerciseKind> = new Set(['say-number', 'say-time'])

/** Tells whether all words that are shown or asked for can be looked up. */
function isReadable({ prompt: { parts }, answerLanguage, target }: Draft, { engine }: ExerciseBank): boolean {
  const shown = parts.some(({ part }) => part === 'gap')
    ? ''
    : parts.map((part) => (part.part === 'target' ? part.text : '')).join(' ')
  return hasKnownRoots(answerLanguage === 'target' ? `${shown} ${target}` : shown, engine)
}

/** Words drawn often don't suit a kind, or give too few wrong options; of a hundred draws one always has. */
const MOST_DRAWS = 100

/** Draws where only some roots or skills are wanted: some of them come up once in a hundred. */
const MOST_DRAWS_WANTED = 1000

export type ExerciseOptions = {
  /** A1 where it isn't said. */
  level?: ExerciseLevel
  /** Accepts an exercise by its roots and skills. It runs before the options are chosen, so refusals are cheap. */
  accept?: (exercise: Pick<Exercise, 'roots' | 'skills'>) => boolean
}

/** Draws a draft; null if a bank limited to known words lacks something for it. */
function tryDraft(
  kind: GrammarExerciseKind,
  random: SeededRandom,
  bank: ExerciseBank,
  level: ExerciseLevel,
): Draft | null {
  try {
    return MAKERS[kind](random, bank, level)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * Makes one exercise of a kind. The same kind, seed, bank and options always give the same one. Throws an Error if the
 * bank's words or the accepted answers leave no exercise.
 * @param seed a whole number
 */
export function makeExercise(
  kind: GrammarExerciseKind,
  seed: number,
  bank: ExerciseBank,
  { level = 'A1', accept }: ExerciseOptions = {},
): Exercise {
  const random = seededRandom(Math.imul(seed, GRAMMAR_EXERCISE_KINDS.length) + GRAMMAR_EXERCISE_KINDS.indexOf(kind))
  for (let draw = 0; draw < (accept ? MOST_DRAWS_WANTED : MOST_DRAWS); draw++) {
    const draft = tryDraft(kind, random, bank, level)
    if (!draft || accept?.(draft) === false || !(OF_NUMBERS.has(kind) || isReadable(draft, bank))) continue
    const exercise = finishDraft(draft, random, bank)
    if (exercise) return { kind, level, ...exercise }
  }
  throw new Error(`No exercise of the kind ${kind} can be made.`)
}
