import fc from 'fast-check'
import { expect, test } from 'vitest'
import TABLE from './safety-wording.json' with { type: 'json' }
import { listPieces, placeOf, PLACES, weighWording } from './weigh-wording.ts'

test('pieces of a wording: words, pairs and runs of four letters, each once', () => {
  expect([...listPieces('No, NO uncle')].toSorted()).toEqual(
    [
      'w:no',
      'w:uncle',
      'b:no no',
      'b:no uncle',
      ' no ',
      'no n',
      'o no',
      'no u',
      'o un',
      ' unc',
      'uncl',
      'ncle',
      'cle ',
    ].toSorted(),
  )
})

test('table of wording: two digits and two weights for each place', () => {
  expect([TABLE.places.length, TABLE.quiet.length]).toEqual([2 * TABLE.full.length, TABLE.full.length])
  expect(TABLE.full.length).toBeGreaterThan(1000)
})

test('wording: a disclosure weighs more than a lesson with the same words', () => {
  const told = weighWording('my uncle comes to my bed at night and hurts me')
  const learnt = weighWording('how do you say: my uncle bought a new bed')
  expect(told.full).toBeGreaterThan(learnt.full)
  expect(told.quiet).toBeGreaterThan(learnt.quiet)
})

test('wording: any text has finite odds, and every place is within the table’s range', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { full, quiet } = weighWording(text)
      expect(Number.isFinite(full) && Number.isFinite(quiet)).toBe(true)
      for (const piece of listPieces(text)) expect(placeOf(piece)).toBeLessThan(PLACES)
    }),
  )
})
