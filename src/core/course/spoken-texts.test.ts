import { expect, test } from 'vitest'
import type { HintLadder, LessonStep, LessonWord } from '#core/course/lesson.ts'
import { spokenTextsOf } from '#core/course/spoken-texts.ts'

const hints: HintLadder = [
  { hint: 'word-count', count: 2 },
  { hint: 'first-letters', letters: 'm' },
  { hint: 'pieces', pieces: ['molo', 'wena'] },
]
const dog: LessonWord = {
  root: 'noun.dog',
  target: 'inja',
  english: 'dog',
  alsoEnglish: [],
  partOfSpeech: 'noun',
  nounClass: '9',
  plural: null,
}
const asking = { cards: [], hints, also: [], exerciseType: 'put-in-order' } as const

test('spoken texts: each new word and sentence of the learning language, once', () => {
  const steps: LessonStep[] = [
    { id: '1', cards: [], type: 'meet-word', word: dog },
    { id: '2', cards: [], type: 'read-note', note: 'Molo greets.', skills: [] },
    {
      ...asking,
      id: '3',
      type: 'put-in-order',
      english: 'Hello, you.',
      tiles: [],
      answer: 'Molo, wena.',
      answerLanguage: 'target',
    },
    {
      ...asking,
      id: '4',
      type: 'translate-sentence',
      text: 'Molo, wena.',
      answer: 'Hello, you.',
      answerLanguage: 'english',
    },
    {
      ...asking,
      id: '5',
      type: 'translate-sentence',
      text: 'The dog sees.',
      answer: 'Inja iyabona.',
      answerLanguage: 'target',
    },
    { ...asking, id: '6', type: 'type-word', word: dog, answer: 'inja', answerLanguage: 'target' },
  ]
  expect(spokenTextsOf(steps)).toEqual(['inja', 'Molo, wena.', 'Inja iyabona.'])
})
