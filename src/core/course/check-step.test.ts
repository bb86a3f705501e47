import { expect, test } from 'vitest'
import { checkStep } from '#core/course/check-step.ts'
import type { AskingStep, HintLadder, LessonWord } from '#core/course/lesson.ts'

const hints: HintLadder = [
  { hint: 'word-count', count: 1 },
  { hint: 'first-letters', letters: 'i' },
  { hint: 'pieces', pieces: ['i', 'nja'] },
]
const dog: LessonWord = {
  root: 'noun.dog',
  target: 'inja',
  english: 'dog',
  alsoEnglish: [],
  partOfSpeech: 'noun',
  nounClass: '9',
  plural: 'izinja',
}
const base = { cards: ['noun.dog'], hints }
const typeWord: AskingStep = {
  ...base,
  id: 'lesson/a.b/1',
  type: 'type-word',
  word: dog,
  exerciseType: 'type-translation',
  answer: 'inja',
  also: [],
  answerLanguage: 'target',
}
const meaning: AskingStep = {
  ...base,
  id: 'lesson/a.b/2',
  type: 'choose-meaning',
  word: dog,
  options: ['dog', 'cat'],
  exerciseType: 'choose-meaning',
  answer: 'dog',
  also: [],
  answerLanguage: 'english',
}
const order: AskingStep = {
  ...base,
  id: 'lesson/a.b/4',
  type: 'put-in-order',
  english: 'Hello, you.',
  tiles: ['wena', 'molo', 'nina'],
  exerciseType: 'put-in-order',
  answer: 'Molo, wena.',
  also: [],
  answerLanguage: 'target',
}
const translate: AskingStep = {
  ...base,
  id: 'lesson/a.b/3',
  type: 'translate-sentence',
  text: 'Inja ayibaleki',
  exerciseType: 'type-translation',
  answer: 'The dog is not running',
  also: ['The dog does not run'],
  answerLanguage: 'english',
}

test.each([
  [typeWord, ' Inja ', 'correct', null],
  [typeWord, 'ikati', 'wrong', 'other-word'],
  [typeWord, '', 'wrong', 'empty'],
  [meaning, 'dog', 'correct', null],
  [meaning, 'cat', 'wrong', 'other-word'],
  [order, 'molo wena', 'variant', null],
  [order, 'wena molo', 'wrong', 'other-word'],
  [translate, 'the dog is not running.', 'correct', null],
  [translate, 'A dog isn’t running', 'correct', null],
  [translate, "The dog doesn't run!", 'variant', null],
  [translate, 'The dog is running', 'wrong', 'other-word'],
] as const)('step check: step %# given %j is %s', (step, given, verdict, errorClass) => {
  expect(checkStep(step, given, null)).toMatchObject({ verdict, errorClass })
})
