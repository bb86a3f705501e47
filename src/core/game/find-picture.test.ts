import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIND_ROUND, isRoundOver, nextWord, startFind, tryPicture } from '#core/game/find-picture.ts'
import { listedWords } from '#core/game/game-words.ts'

const WORDS = listedWords('af')

test('picture round: asks for eight different words, each among six pictures', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { questions } = startFind(WORDS, seed, 0)
      expect(new Set(questions.map(({ word }) => word.id)).size).toBe(FIND_ROUND.words)
      expect(
        questions.every(({ word, options }) => options.length === FIND_ROUND.pictures && options.includes(word)),
      ).toBe(true)
    }),
  )
})

test('a wrong picture: recorded once, the word stays; only the right one leads on', () => {
  const start = startFind(WORDS, 1, 100)
  const right = start.questions[0]?.word.id ?? ''
  const wrong = start.questions[0]?.options.find(({ id }) => id !== right)?.id ?? ''
  expect(nextWord(start, 0)).toBe(start)
  const missed = tryPicture(start, wrong, 600)
  expect(missed).toMatchObject({
    game: { tried: [wrong], answered: false, foundAtOnce: 0 },
    outcome: { right: false, milliseconds: 500 },
  })
  expect(tryPicture(missed.game, wrong, 700)).toEqual({ game: missed.game })
  expect(tryPicture(missed.game, right, 700).game).toMatchObject({ answered: true, foundAtOnce: 0 })
  const found = tryPicture(start, right, 600).game
  expect(found.foundAtOnce).toBe(1)
  expect(tryPicture(found, wrong, 700)).toEqual({ game: found })
  expect(nextWord(found, 900)).toMatchObject({ index: 1, tried: [], answered: false, askedAt: 900 })
})

test('picture round: ends after its last word, and straight away without words', () => {
  let game = startFind(WORDS, 5, 0)
  for (const { word } of game.questions) game = nextWord(tryPicture(game, word.id, 0).game, 0)
  expect(isRoundOver(game)).toBe(true)
  expect(game.foundAtOnce).toBe(8)
  expect(isRoundOver(startFind([], 1, 0))).toBe(true)
})
