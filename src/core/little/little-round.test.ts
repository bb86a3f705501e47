import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRoundOver, nextWord, tryPicture, type FindGame } from '#core/game/find-picture.ts'
import type { GameWord } from '#core/game/game-words.ts'
import { isRestDue } from '#core/little/break-hint.ts'
import { COUNT_TO, startLittleRound } from '#core/little/little-round.ts'
import { manyOf, teachLittleWords, type LittleWord } from '#core/little/little-word.ts'

const WORDS: LittleWord[] = ['dog', 'cat', 'cow', 'pig', 'lion', 'frog', 'duck'].map((name) => ({
  root: `noun.${name}`,
  group: 'animals',
  picture: name,
  one: `i-${name}`,
  oneMeaning: name,
  many: { word: `izi-${name}`, meaning: `${name}s` },
}))
const ALIKE: LittleWord[] = [
  ...WORDS,
  { root: 'noun.goose', group: 'animals', picture: 'goose', one: 'irhanisi', oneMeaning: 'goose', like: 'bird' },
  { root: 'noun.hen', group: 'animals', picture: 'hen', one: 'inkukhu', oneMeaning: 'hen', like: 'bird' },
]
const NUMBERS: GameWord[] = ['one', 'two', 'three', 'four', 'five'].map((meaning) => ({
  id: `vocabulary.numbers.${meaning}`,
  word: `xh ${meaning}`,
  meaning,
  pronunciation: '',
}))
const seeds = fc.integer({ min: 0, max: 0xffffffff })

test('toddlers’ question: its word is among the options once, and no two options look alike', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom('find' as const, 'many' as const, 'count' as const), (seed, activity) => {
      const { questions } = startLittleRound(activity, ALIKE, NUMBERS, seed, 0)
      expect(questions.length).toBeGreaterThanOrEqual(5)
      for (const { word, options } of questions) {
        expect(options.filter(({ id }) => id === word.id)).toHaveLength(1)
        expect(new Set(options.map(({ picture }) => picture)).size).toBe(options.length)
        expect(options.filter(({ like }) => like === 'bird').length).toBeLessThanOrEqual(1)
        expect(options.length).toBeGreaterThanOrEqual(2)
        expect(options.length).toBeLessThanOrEqual(4)
      }
      expect(new Set(questions.map(({ word }) => word.word)).size).toBe(questions.length)
    }),
  )
})

test('toddlers’ round: begins with two options', () => {
  expect(startLittleRound('find', WORDS, NUMBERS, 1, 0).questions.map(({ options }) => options.length)).toEqual([
    2, 2, 3, 3, 4, 4,
  ])
})

test('toddlers’ round: singular and plural are asked equally often, of the same animal', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { questions } = startLittleRound('many', WORDS, NUMBERS, seed, 0)
      expect(questions.filter(({ word }) => word.picture?.startsWith('3 ')).length).toBe(questions.length / 2)
      for (const { options } of questions)
        expect(new Set(options.map(({ picture }) => picture?.replace(/^3 /, ''))).size).toBe(1)
    }),
  )
})

test('toddlers’ counting: each number to five once, with as many drawn as it says', () => {
  const { questions } = startLittleRound('count', WORDS, NUMBERS, 7, 0)
  expect(questions.map(({ word }) => word.meaning).toSorted()).toEqual(NUMBERS.map(({ meaning }) => meaning).toSorted())
  for (const { word, options } of questions) {
    expect(word.picture).toMatch(new RegExp(`^${NUMBERS.findIndex(({ id }) => id === word.id) + 1} `))
    for (const { picture } of options) expect(Number(picture?.[0])).toBeLessThanOrEqual(COUNT_TO)
  }
})

test('a whole round by touch: a wrong picture can be tried once, the right one leads on', () => {
  let game: FindGame = startLittleRound('find', WORDS, NUMBERS, 3, 0)
  for (let touches = 0; !isRoundOver(game) && touches < 50; touches++) {
    const question = game.questions[game.index]
    const wrong = question?.options.find(({ id }) => id !== question.word.id && !game.tried.includes(id))
    const step = tryPicture(game, (wrong ?? question?.word)?.id ?? '', touches)
    expect(step.outcome?.right).toBe(wrong === undefined)
    game = nextWord(step.game, touches)
  }
  expect(isRoundOver(game)).toBe(true)
  expect(game.foundAtOnce).toBe(0)
})

test('toddlers’ lesson: teaches singular and plural of each word, under ids of its own', () => {
  const taught = teachLittleWords(WORDS)
  expect(taught.get('vocabulary.any.dog')).toMatchObject({ target: 'i-dog', english: 'dog', section: 'vocabulary' })
  expect(taught.get('vocabulary.any.dog-many')).toMatchObject({ target: 'izi-dog', english: 'dogs' })
  expect(manyOf({ root: 'noun.milk', group: 'food', picture: 'milk', one: 'ubisi', oneMeaning: 'milk' })).toBeNull()
})

test('a rest: suggested after 20 minutes for toddlers, 30 for children, 45 for teens', () => {
  const minute = 60_000
  expect([isRestDue('toddlers', 0, 20 * minute - 1), isRestDue('toddlers', 0, 20 * minute)]).toEqual([false, true])
  expect([isRestDue('children', 0, 29 * minute), isRestDue('children', 0, 30 * minute)]).toEqual([false, true])
  expect([isRestDue('teens', 0, 44 * minute), isRestDue('teens', 0, 45 * minute)]).toEqual([false, true])
})
