import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawQuestion } from '#core/game/draw-question.ts'
import { LISTED_LANGUAGES, listedWords, type GameWord } from '#core/game/game-words.ts'

const word = (id: string, more: Partial<GameWord> = {}): GameWord => ({
  id,
  word: id,
  meaning: `${id}!`,
  pronunciation: '',
  ...more,
})

test('words: eight English, eight Afrikaans, each with its own meaning and picture [S3.10] [S9.06]', () => {
  for (const language of LISTED_LANGUAGES) {
    const words = listedWords(language)
    expect(words).toHaveLength(8)
    for (const part of ['id', 'word', 'meaning', 'picture'] as const)
      expect(new Set(words.map((entry) => entry[part])).size).toBe(8)
  }
  expect(listedWords('af').every(({ pronunciation }) => pronunciation !== '')).toBe(true)
})

test('a question: four different English options, one right, never the last word again [S4.12]', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...LISTED_LANGUAGES), fc.nat({ max: 7 }), (seed, language, last) => {
      const words = listedWords(language)
      const lastId = words[last]?.id
      const question = drawQuestion(words, seed, lastId)
      expect(question?.word.id).not.toBe(lastId)
      expect(new Set(question?.options.map(({ meaning }) => meaning)).size).toBe(4)
      expect(question?.options.filter(({ id }) => id === question.word.id)).toHaveLength(1)
      expect(drawQuestion(words, seed, lastId)).toEqual(question)
    }),
  )
})

test('drawn question: every word is asked, and the right option stands in every place', () => {
  const words = listedWords('af')
  const questions = Array.from({ length: 400 }, (_, seed) => drawQuestion(words, seed))
  expect(new Set(questions.map((question) => question?.word.id)).size).toBe(8)
  expect(
    new Set(questions.map((question) => question?.options.findIndex(({ id }) => id === question.word.id))),
  ).toEqual(new Set([0, 1, 2, 3]))
})

test('drawn question: same meaning, same spelling and look-alike pictures never meet', () => {
  const words = [
    word('a', { like: 'x' }),
    word('b', { like: 'x' }),
    word('c', { meaning: 'same' }),
    word('d', { meaning: 'same' }),
    word('e', { word: 'f' }),
    word('f'),
  ]
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const ids = drawQuestion(words, seed)?.options.map(({ id }) => id) ?? []
      for (const pair of ['ab', 'cd', 'ef']) expect(ids.filter((id) => pair.includes(id)).length).toBeLessThan(2)
    }),
  )
})

test('drawn question: few words give few options, and none gives no question', () => {
  expect(drawQuestion([], 1)).toBeUndefined()
  expect(drawQuestion([word('a')], 1, 'a')).toEqual({ word: word('a'), options: [word('a')] })
})
