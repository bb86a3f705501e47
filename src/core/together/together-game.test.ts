import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LittleWord } from '#core/little/little-word.ts'
import {
  answerTurn,
  passOn,
  PLAYER_KINDS,
  showWord,
  startTogether,
  takeDevice,
  TOGETHER,
  turnOf,
  type Player,
} from '#core/together/together-game.ts'

const WORDS: LittleWord[] = Array.from({ length: 24 }, (_, index) => ({
  root: `noun.w${index}`,
  group: 'animals',
  picture: `p${index}`,
  one: `igama-${index}`,
  oneMeaning: `word ${index}`,
}))
const FAMILY: Player[] = [
  { name: 'Gogo', kind: 'adult' },
  { name: 'Lwazi', kind: 'toddler' },
  { name: 'Zintle', kind: 'child' },
]
const players = fc.array(fc.record({ name: fc.string(), kind: fc.constantFrom(...PLAYER_KINDS) }), {
  minLength: TOGETHER.fewest,
  maxLength: TOGETHER.most,
})

test('together game: all players get equally many turns, in order, suited to their age', () => {
  fc.assert(
    fc.property(players, fc.nat(), (family, seed) => {
      const { turns } = startTogether(family, WORDS, seed)
      expect(turns.map(({ player }) => player)).toEqual(turns.map((_, index) => index % family.length))
      expect(turns).toHaveLength(family.length * TOGETHER.turnsEach)
      expect(new Set(turns.map(({ word }) => word.id)).size).toBe(turns.length)
      for (const { kind, player, options, word, exerciseType } of turns) {
        expect(kind).toBe(family[player]?.kind)
        expect([exerciseType, options.length]).toEqual(
          { toddler: ['listen-and-choose', 2], child: ['choose-meaning', 4], adult: ['type-translation', 0] }[kind],
        )
        if (kind !== 'adult') expect(options.filter(({ id }) => id === word.id)).toHaveLength(1)
      }
    }),
  )
})

test('together game: the device is passed before each question; a wrong answer can be repaired', () => {
  let game = startTogether(FAMILY, WORDS, 1)
  const turn = turnOf(game)
  expect(answerTurn(game, turn?.word.word ?? '', 5).outcome).toBeUndefined()
  game = takeDevice(game, 10)
  const wrong = answerTurn(game, 'ikati', 30)
  expect(wrong.outcome).toMatchObject({ verdict: 'wrong', milliseconds: 20 })
  expect(wrong.game.phase).toBe('asking')
  expect(answerTurn(wrong.game, 'ikati', 40).outcome).toBeUndefined()
  const right = answerTurn(wrong.game, ` ${turn?.word.word.toUpperCase()} `, 50)
  expect([right.outcome?.verdict, right.game.phase]).toEqual(['correct', 'found'])
  expect(passOn(right.game)).toMatchObject({ index: 1, phase: 'passing', tried: [] })
})

test('together game: an unknown answer is revealed, and the game goes on to its end', () => {
  let game = startTogether(FAMILY, WORDS, 2)
  for (let turns = 0; turnOf(game) && turns < 20; turns++) {
    const shown = showWord(takeDevice(game, 0), 1)
    expect(shown.outcome?.verdict).toBe('revealed')
    game = passOn(shown.game)
  }
  expect(game.index).toBe(FAMILY.length * TOGETHER.turnsEach)
})
