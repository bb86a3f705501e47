import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listedWords } from '#core/game/game-words.ts'
import { areFound, isOpen, startPairs, turnBack, turnCard, type PairsGame } from '#core/game/memory-pairs.ts'

const WORDS = listedWords('af')
const START = startPairs(WORDS, 6, 3, 0)
const turn = (game: PairsGame, ...ids: string[]): PairsGame =>
  ids.reduce((current, id) => turnCard(current, id, 0).game, game)

test("a board: each word once as text and once as picture, in the seed's order", () => {
  expect(START.cards).toHaveLength(12)
  const words = START.cards.filter(({ side }) => side === 'word').map(({ word }) => word.id)
  expect(new Set(words).size).toBe(6)
  expect(
    START.cards
      .filter(({ side }) => side === 'picture')
      .map(({ word }) => word.id)
      .toSorted(),
  ).toEqual(words.toSorted())
  expect(startPairs(WORDS, 6, 3, 0)).toEqual(START)
  expect(startPairs(WORDS, 6, 4, 0)).not.toEqual(START)
})

test('memory board: look-alike pictures are never together', () => {
  const words = WORDS.map((word, index) => ({ ...word, like: index < 4 ? 'same' : `${index}` }))
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(new Set(startPairs(words, 6, seed, 0).cards.map(({ word }) => word.like)).size).toBe(5)
    }),
  )
})

test('memory board: a word and its picture stay open; two others turn back with the next card', () => {
  const first = START.cards[0]
  const partner = START.cards.find(({ word, side }) => word.id === first?.word.id && side !== first.side)
  const stranger = START.cards.find(({ word }) => word.id !== first?.word.id)
  if (!first || !partner || !stranger) throw new Error('The board has too few cards.')
  expect(turn(START, first.id, partner.id)).toMatchObject({ turned: [], found: [first.word.id], turns: 1 })
  const miss = turn(START, first.id, stranger.id)
  expect(miss).toMatchObject({ turned: [first.id, stranger.id], found: [], turns: 1 })
  expect(isOpen(miss, first)).toBe(true)
  expect(turnBack(miss).turned).toEqual([])
  expect(turn(miss, partner.id).turned).toEqual([partner.id])
})

test('memory board: a first turn is a look; only a card seen before makes an answer', () => {
  const word = START.cards.find(({ side }) => side === 'word')
  const picture = START.cards.find(({ side, word: { id } }) => side === 'picture' && id === word?.word.id)
  const other = START.cards.find(({ side, word: { id } }) => side === 'picture' && id !== word?.word.id)
  if (!word || !picture || !other) throw new Error('The board has too few cards.')
  expect(turnCard(turn(START, word.id), picture.id, 0).outcome).toBeUndefined()
  const looked = turn(START, word.id, other.id)
  expect(turnCard(turn(looked, word.id), other.id, 700).outcome).toMatchObject({
    word: word.word,
    given: other.word,
    right: false,
    milliseconds: 700,
  })
  expect(turnCard(turn(START, picture.id, other.id, word.id), picture.id, 700).outcome).toMatchObject({
    word: word.word,
    given: word.word,
    right: true,
  })
})

test('memory board: an open card can’t be turned', () => {
  const [first] = START.cards
  if (!first) throw new Error('The board is empty.')
  const once = turn(START, first.id)
  expect(turnCard(once, first.id, 5).game).toBe(once)
  expect(turnCard(START, 'no card', 5).game).toBe(START)
})

test('any turns: found pairs only grow, at most two cards are open, and all get found', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 11 }), { maxLength: 80 }), (turns) => {
      let game = START
      for (const index of turns) {
        const after = turnCard(game, game.cards[index]?.id ?? '', 0).game
        expect(after.found.length).toBeGreaterThanOrEqual(game.found.length)
        expect(after.turned.length).toBeLessThanOrEqual(2)
        game = after
      }
      // A card that lies open alone is given a second one, so that pairs are turned together from here on.
      const second = game.turned.length === 1 ? game.cards.find((card) => !isOpen(game, card)) : undefined
      if (second) game = turn(game, second.id)
      for (const { word } of game.cards) game = turn(turnBack(game), `word ${word.id}`, `picture ${word.id}`)
      expect(areFound(game)).toBe(true)
    }),
  )
})
