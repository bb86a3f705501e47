import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'
import {
  readFigures,
  readTime,
  sayCount,
  sayDay,
  sayFigureSum,
  sayNumber,
  sayOrdinal,
  sayPlace,
  sayPrice,
  sayTime,
  turnHands,
  writeFigures,
  type Figures,
} from './numbers-state.ts'

const { lexicon, attestedStems } = loadLanguageContent(join(import.meta.dirname, '../../../..'), 'xh')
const engine = createLanguageEngine('xh', [...lexicon.values()], attestedStems)

const figures = (changed: Partial<Figures>): Figures => ({ ...readFigures(''), ...changed })

// The words themselves are proved beside the rules that make them.
test.each([
  ['7', 'sixhenxe'],
  ['25', 'amashumi amabini anesihlanu'],
  ['1 000', 'iwaka'],
  ['1,000', 'iwaka'],
])('number: %s has words', (number, words) => {
  expect(sayNumber(figures({ number }))).toMatchObject({ best: words })
})

test.each(['', '-1', '1.5', 'seven', '1000001', '99999999999'])(
  'number: for %s the tool says which input is possible',
  (number) => {
    expect(sayNumber(figures({ number }))).toEqual({ problem: 'number' })
  },
)

test('row of numbers: begins with the first', () => {
  expect(sayOrdinal(figures({ number: '1' }))).toEqual({ best: 'okokuqala', also: [] })
  expect(sayOrdinal(figures({ number: '0' }))).toEqual({ problem: 'number' })
})

test.each([
  ['1', 'inja', 'inja enye'],
  ['2', 'inja', 'izinja ezimbini'],
  ['3', 'child', 'abantwana abathathu'],
  ['3', 'abantwana', 'abantwana abathathu'],
  ['5', 'incwadi', 'iincwadi ezintlanu'],
])('counted things: %s of %s are %s', (count, thing, words) => {
  expect(sayCount(figures({ count, thing }), engine)).toMatchObject({ best: words })
})

test('counted things: uncountable, unknown and wrong input is explained', () => {
  for (const count of ['1', '2'])
    expect(sayCount(figures({ count, thing: 'amanzi' }), engine)).toEqual({ problem: 'noPlural' })
  expect(sayPlace(figures({ count: '2', thing: 'amanzi' }), engine)).toEqual({ problem: 'noPlural' })
  for (const say of [sayCount, sayPlace])
    expect(say(figures({ count: '2', thing: 'rice' }), engine)).toEqual({ problem: 'noPlural' })
  expect(sayCount(figures({ count: '2', thing: 'qqqq' }), engine)).toEqual({ problem: 'thing' })
  expect(sayCount(figures({ count: '0' }), engine)).toEqual({ problem: 'count' })
  expect(sayPlace(figures({ count: '3' }), engine)).toEqual({ best: 'umntwana wesithathu', also: [] })
})

test('sum: has words where its result is a whole number', () => {
  expect(sayFigureSum(figures({}))).toMatchObject({ best: 'Isithathu xa sidityaniswa nesine silingana nesixhenxe.' })
  expect(sayFigureSum(figures({ left: '7', operation: 'divided-by', right: '2' }))).toEqual({ problem: 'sum' })
  expect(sayFigureSum(figures({ right: '' }))).toEqual({ problem: 'sum' })
})

test('numbers tool: days, times and prices', () => {
  expect(sayDay('2026-11-21')).toMatchObject({
    best: expect.stringMatching(/^ngoMgqibelo, umhla .* kuNovemba ngonyaka /),
  })
  expect(sayDay('2026-02-30')).toEqual({ problem: 'date' })
  expect(sayTime('07:00')).toMatchObject({ best: 'intsimbi yesixhenxe kusasa' })
  expect(sayTime('25:00')).toEqual({ problem: 'date' })
  expect(sayPrice(figures({ rands: '3', cents: '' }))).toMatchObject({ best: 'iirandi ezintathu' })
  expect(sayPrice(figures({ rands: '0', cents: '0' }))).toEqual({ problem: 'money' })
})

test('clock: its hands show the time', () => {
  expect(turnHands(readTime('15:30') ?? { hour: 0, minute: 0 })).toEqual({ hour: 105, minute: 180 })
  expect(turnHands({ hour: 0, minute: 0 })).toEqual({ hour: 0, minute: 0 })
})

test('numbers address: restores what is shown and holds only what was changed', () => {
  expect(writeFigures(figures({}))).toBe('')
  const changed = figures({ number: '7', operation: 'times', time: '14:30', thing: 'inja & ikati' })
  expect(readFigures(writeFigures(changed))).toEqual(changed)
  expect(readFigures('?operation=root').operation).toBe('plus')
})
