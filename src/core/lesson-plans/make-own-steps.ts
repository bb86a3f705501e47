import type { AskingStep, Hint, HintLadder, LessonStep, LessonWord } from '#core/course/lesson.ts'
import { writePairs } from '#core/course/lesson.ts'
import { pairHints, sentenceHints } from '#core/course/word-hints.ts'
import type { Exercise } from '#core/exercises/exercise.ts'
import { seededRandom, type SeededRandom } from '#core/exercises/seeded-random.ts'
import { findExerciseFault, GAP } from '#core/lesson-plans/find-plan-faults.ts'
import type { LessonBlock, OwnExercise, PlanWord } from '#core/lesson-plans/lesson-plan.ts'
import { writeOwnItem } from '#core/lesson-plans/own-item-id.ts'
import type { PlayableLesson } from '#core/lesson-plans/playable-lesson.ts'

type Place = { planId: string; version: number }

const tidy = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '')

/** Returns a seed that follows from an id, so that options stand in the same order everywhere. */
function seedOf(id: string): number {
  let seed = 0
  for (const sign of id) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return seed
}

const wordOf = ({ target, english, root }: Omit<PlanWord, 'id'>): LessonWord => ({
  root,
  target: target.trim(),
  english: english.trim(),
  alsoEnglish: [],
  partOfSpeech: '',
  nounClass: null,
  plural: null,
})

const noWords: Hint = { hint: 'words', words: [] }

/** Hints at an answer that is chosen: its first letter, then wrong options. */
function chosenHints(answer: string, wrong: readonly string[]): HintLadder {
  const first: Hint = { hint: 'first-letters', letters: answer.slice(0, 1) }
  const [one = ''] = wrong
  return [
    first,
    { hint: 'not-these', options: [one] },
    { hint: 'not-these', options: wrong.slice(0, Math.max(1, wrong.length - 1)) },
  ]
}

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/[.,!?;:]+(?=\s|$)/g, '')
    .split(/\s+/)
    .filter(Boolean)

/** Makes the exercise of a gap: the whole sentence is the answer, and the pieces are chosen. */
function gapExercise(exercise: OwnExercise, pieces: readonly string[]): Exercise {
  const [before = '', after = ''] = exercise.prompt.split(GAP)
  const whole = (piece: string): string => `${before}${piece}${after}`.trim()
  const right = exercise.answer.trim()
  return {
    kind: 'fill-concord',
    level: 'A1',
    prompt: {
      instruction: 'fillGap',
      words: {},
      parts: [{ part: 'target', text: before }, { part: 'gap' }, { part: 'target', text: after }],
    },
    answerLanguage: 'target',
    target: whole(right),
    also: tidy(exercise.also).map(whole),
    english: '',
    options: pieces.map((text) => ({
      text,
      answer: whole(text),
      errorClass: text === right ? null : 'other-word',
      reason: null,
    })),
    explanation: { rule: 'otherWord', words: {} },
    roots: [],
    skills: [],
  }
}

function makeStep(id: string, exercise: OwnExercise, random: SeededRandom): AskingStep {
  const { type } = exercise
  const prompt = exercise.prompt.trim()
  const answer = exercise.answer.trim()
  const also = tidy(exercise.also)
  const wrong = tidy(exercise.options)
  const base = { id, cards: [], exerciseType: type, answer, also }
  const options = random.shuffle([answer, ...wrong])
  switch (type) {
    case 'choose-meaning': {
      const word = wordOf({ target: prompt, english: answer, root: exercise.root })
      return { ...base, type, word, options, answerLanguage: 'english', hints: chosenHints(answer, wrong) }
    }
    case 'choose-word': {
      const word = wordOf({ target: answer, english: prompt, root: exercise.root })
      return { ...base, type, word, options, answerLanguage: 'target', hints: chosenHints(answer, wrong) }
    }
    case 'put-in-order': {
      const tiles = random.shuffle([...wordsOf(answer), ...wrong])
      const hints = sentenceHints(noWords, answer, wordsOf(answer))
      return { ...base, type, english: prompt, tiles, answerLanguage: 'target', hints }
    }
    case 'fill-concord': {
      const made = gapExercise(exercise, options)
      return {
        ...base,
        type: 'grammar',
        kind: made.kind,
        exercise: made,
        mode: 'choose',
        answer: made.target,
        also: made.also,
        answerLanguage: 'target',
        hints: chosenHints(
          answer,
          made.options.filter(({ errorClass }) => errorClass !== null).map((option) => option.answer),
        ),
      }
    }
    case 'match-pairs': {
      const words = exercise.pairs.map(wordOf).filter(({ target, english }) => target !== '' && english !== '')
      return {
        ...base,
        type,
        words,
        meanings: random.shuffle(words.map(({ english }) => english)),
        answer: writePairs(words),
        also: [],
        answerLanguage: 'english',
        hints: pairHints(words),
      }
    }
    case 'type-heard':
      return { ...base, type, answerLanguage: 'target', hints: sentenceHints(noWords, answer, wordsOf(answer)) }
    case 'type-translation':
      return {
        ...base,
        type: 'translate-sentence',
        text: prompt,
        answerLanguage: 'target',
        hints: sentenceHints(noWords, answer, wordsOf(answer)),
      }
  }
}

/** Makes the step of a teacher's exercise, with its item id; null where the exercise isn't complete. */
export function makeExerciseStep(place: Place, exercise: OwnExercise): AskingStep | null {
  if (findExerciseFault(exercise)) return null
  return makeStep(writeOwnItem({ ...place, exerciseId: exercise.id }), exercise, seededRandom(seedOf(exercise.id)))
}

function makeBlockStep(place: Place, block: LessonBlock): LessonStep | null {
  if (block.kind === 'exercise') return makeExerciseStep(place, block)
  const base = { id: writeOwnItem({ ...place, exerciseId: block.id }), cards: [], type: 'show-part' as const }
  if (block.kind === 'text')
    return block.text.trim() === '' ? null : { ...base, part: { kind: 'text', text: block.text } }
  if (block.kind !== 'words')
    return block.uploadId === ''
      ? null
      : { ...base, part: { kind: block.kind, uploadId: block.uploadId, text: block.text } }
  const words = block.words.filter(({ target, english }) => target.trim() !== '' && english.trim() !== '')
  return words.length === 0 ? null : { ...base, part: { kind: 'words', words } }
}

/** Makes the steps of a published lesson in order. Blocks without content, and exercises that lack a part, are left out. */
export const makeOwnSteps = ({ planId, version, activities }: PlayableLesson): LessonStep[] =>
  activities.flatMap(({ blocks }) => blocks.flatMap((block) => makeBlockStep({ planId, version }, block) ?? []))
