import type { CourseParts } from '#core/course/course-parts.ts'
import { focusBank } from '#core/course/limit-bank.ts'
import type { Hint } from '#core/course/lesson.ts'
import { tilesOf, type Known } from '#core/course/sentence-steps.ts'
import { chosenSentenceHints, sentenceHints } from '#core/course/word-hints.ts'
import type { AskingDraft } from '#core/course/word-steps.ts'
import type { ExerciseBank } from '#core/exercises/exercise-bank.ts'
import type { ExerciseLevel, GrammarExerciseKind } from '#core/exercises/exercise-kinds.ts'
import type { Exercise } from '#core/exercises/exercise.ts'
import type { GrammarSkill } from '#core/exercises/grammar-skills.ts'
import { makeExercise } from '#core/exercises/make-exercise.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import type { ExerciseType } from '#core/learning/learning-event.ts'

/** Kinds of exercises that a skill shows in, by the first part of its name. */
const KINDS_OF_SKILL: Readonly<Record<string, readonly GrammarExerciseKind[]>> = {
  'subject-concord': [
    'fill-concord',
    'translate-sentence',
    'understand-sentence',
    'positive-negative',
    'singular-plural',
  ],
  'object-concord': ['fill-concord', 'understand-sentence', 'translate-sentence'],
  'possessive-concord': ['possessive', 'fill-concord'],
  'adjective-concord': ['fill-concord'],
  'relative-concord': ['fill-concord'],
  'noun-plural': ['singular-plural'],
  tense: ['translate-sentence', 'change-tense', 'understand-sentence', 'build-word'],
  negative: ['positive-negative', 'change-tense', 'translate-sentence', 'build-word'],
  number: ['say-number'],
  time: ['say-time'],
  sentence: ['translate-sentence', 'understand-sentence', 'change-person'],
}

/** I, you and we aren't filled in: whole words are built. */
const KINDS_OF_PERSONS: readonly GrammarExerciseKind[] = [
  'build-word',
  'change-person',
  'translate-sentence',
  'understand-sentence',
]

const MOST_SEED = 2 ** 30

/**
 * Seeds that are tried of each kind. An exercise has other words and other skills too, and all of them must be known.
 */
const MOST_TRIES = 16

/** Kinds whose questions are drawn at random, with a skill as a small part. */
const MOST_TRIES_OF: Readonly<Partial<Record<GrammarExerciseKind, number>>> = {
  'fill-concord': 40,
  'say-number': 40,
  'say-time': 80,
  'change-tense': 40,
}

const kindsOf = (skill: GrammarSkill): readonly GrammarExerciseKind[] =>
  /\.(?:1|2)p[sp]$/.test(skill) ? KINDS_OF_PERSONS : (KINDS_OF_SKILL[skill.split('.')[0] ?? ''] ?? [])

/** Data for making a lesson's exercises; `bank` has known roots only. */
export type GrammarContext = { bank: ExerciseBank; known: Known; level: ExerciseLevel; parts: CourseParts }

/** Returns an exercise, or null where the few words known so far are not enough to make one of. */
function tryExercise(
  kind: GrammarExerciseKind,
  seed: number,
  bank: ExerciseBank,
  level: ExerciseLevel,
): Exercise | null {
  try {
    return makeExercise(kind, seed, bank, { level })
  } catch {
    return null
  }
}

/** Finds an exercise of a skill that needs nothing unknown; null if none was found. */
export function findExercise(
  skill: GrammarSkill,
  { bank, known, level }: GrammarContext,
  random: SeededRandom,
): Exercise | null {
  const focused = focusBank(bank, skill, known.skills)
  for (const kind of random.shuffle(kindsOf(skill))) {
    for (let tried = 0; tried < (MOST_TRIES_OF[kind] ?? MOST_TRIES); tried++) {
      const exercise = tryExercise(kind, random.whole(0, MOST_SEED), focused, level)
      if (
        exercise?.skills.includes(skill) &&
        exercise.skills.every((other) => known.skills.has(other)) &&
        exercise.roots.every((root) => known.roots.has(root))
      )
        return exercise
    }
  }
  return null
}

type Mode = 'choose' | 'build' | 'type'

const TYPE_OF_KIND: Readonly<Partial<Record<GrammarExerciseKind, ExerciseType>>> = {
  'fill-concord': 'fill-concord',
  possessive: 'fill-concord',
  'build-word': 'build-word',
  'say-number': 'number-generator',
  'say-time': 'clock-generator',
  'understand-sentence': 'choose-meaning',
}

const typeOf = (kind: GrammarExerciseKind, mode: Mode): ExerciseType =>
  TYPE_OF_KIND[kind] ?? (mode === 'choose' ? 'choose-word' : 'type-translation')

/** Returns the mode of an exercise: new material is chosen first, later also typed. */
function modeOf({ kind, answerLanguage, tiles }: Exercise, mayType: boolean, random: SeededRandom): Mode {
  if (tiles) return 'build'
  return mayType && answerLanguage === 'target' && kind !== 'fill-concord' && random.next() < 0.6 ? 'type' : 'choose'
}

/** Makes a step from an exercise. @param mayType whether it may be typed, not only chosen */
export function makeGrammarStep(
  exercise: Exercise,
  mayType: boolean,
  parts: CourseParts,
  random: SeededRandom,
): AskingDraft {
  const { kind, target, also, roots, skills, answerLanguage, options } = exercise
  const mode = modeOf(exercise, mayType, random)
  const words: Hint = {
    hint: 'words',
    words: roots
      .flatMap((root) => parts.words.get(root) ?? [])
      .map((word) => ({ target: word.target, english: word.english })),
  }
  const hints =
    mode === 'choose'
      ? chosenSentenceHints(
          words,
          options.map(({ answer }) => answer),
          target,
        )
      : sentenceHints(words, target, tilesOf(target))
  return {
    type: 'grammar',
    kind,
    exercise,
    mode,
    exerciseType: typeOf(kind, mode),
    cards: [...roots, ...skills],
    answer: target,
    also,
    answerLanguage,
    hints,
  }
}
