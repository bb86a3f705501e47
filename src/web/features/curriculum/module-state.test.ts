import { expect, test } from 'vitest'
import type { AskingStep, LessonStep } from '#core/course/lesson.ts'
import { startRun, type Run } from '../../parts/lesson/lesson-state.ts'
import { endModule } from './module-state.ts'

const sentences = ['Ndiyafunda.', 'Uyadlala.', 'Bayacula.', 'Siyahamba.', 'Niyalala.'].map((target) => ({
  target,
  english: `${target} in English`,
  also: [],
  alsoEnglish: [],
}))
const hints: AskingStep['hints'] = [
  { hint: 'word-count', count: 1 },
  { hint: 'word-count', count: 1 },
  { hint: 'word-count', count: 1 },
]
const ask = (place: number): LessonStep => ({
  type: 'translate-sentence',
  id: `modules.foundation-english-1.${601 + place}`,
  cards: [],
  text: sentences[place]?.target ?? '',
  exerciseType: 'type-translation',
  answer: sentences[place]?.english ?? '',
  also: [],
  answerLanguage: 'english',
  hints,
})
const meet: LessonStep = {
  type: 'meet-word',
  id: 'modules.foundation-english-1.1',
  cards: [],
  word: {
    root: 'verb.learn',
    target: 'ukufunda',
    english: 'to learn',
    alsoEnglish: [],
    partOfSpeech: 'verb',
    nounClass: null,
    plural: null,
  },
}
const runWith = (missed: readonly number[]): Run => ({ ...startRun([meet, ask(0), ask(1)], 0), phase: 'over', missed })

test('end of a module: shows four sentences, the words and the right answers', () => {
  const { sentences: shown, words, right, asked } = endModule({ sentences }, runWith([]))
  expect(shown.map(({ target }) => target)).toEqual(['Ndiyafunda.', 'Uyadlala.', 'Bayacula.', 'Siyahamba.'])
  expect(words).toEqual([{ target: 'ukufunda', english: 'to learn' }])
  expect([right, asked]).toEqual([2, 2])
})

test('end of a module: a sentence that was missed stands after the others', () => {
  const { sentences: shown, right } = endModule({ sentences }, runWith([1]))
  expect(shown.map(({ target }) => target)).toEqual(['Uyadlala.', 'Bayacula.', 'Siyahamba.', 'Niyalala.'])
  expect(right).toBe(1)
})
