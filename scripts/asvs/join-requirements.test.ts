import { expect, test } from 'vitest'
import { joinRequirements, readApplicableIds } from './join-requirements.ts'

const LIST = [
  { id: 'V6.1.1', what: 'one' },
  { id: 'V7.1.1', what: 'two' },
  { id: 'V10.4.1', what: 'three', role: 'authorisation server' as const },
]
const title = (id: string): string => ["test('it holds [ASVS", `${id}]', () => {})`].join(' ')

test("requirements: joined with the files that name them; untested differs from another role's", () => {
  const join = joinRequirements(LIST, [
    { file: 'a.test.ts', text: title('V6.1.1') + title('V6.1.1') },
    { file: 'b.test.ts', text: title('V6.1.1') },
  ])
  expect(join.tested).toEqual([{ id: 'V6.1.1', what: 'one', files: ['a.test.ts', 'b.test.ts'] }])
  expect(join.untested.map(({ id }) => id)).toEqual(['V7.1.1'])
  expect(join.absent.map(({ id }) => id)).toEqual(['V10.4.1'])
  expect(join.claimed).toEqual([])
})

test('requirement of another role: a test that names it claims too much', () => {
  const join = joinRequirements(LIST, [{ file: 'a.test.ts', text: title('V10.4.1') }])
  expect([join.claimed.map(({ id, files }) => [id, files]), join.tested]).toEqual([[['V10.4.1', ['a.test.ts']]], []])
})

test('ids in tests: an unknown one is reported; other chapters and comments are ignored', () => {
  const join = joinRequirements(LIST, [
    { file: 'a.test.ts', text: `${title('V6.9.9')}\n${title('V17.1.1')}\n  // ${title('V7.1.1')}` },
  ])
  expect(join.unknown).toEqual([{ id: 'V6.9.9', file: 'a.test.ts' }])
  expect(join.tested).toEqual([])
})

test('list of all requirements: only those of the covered chapters are read', () => {
  expect(readApplicableIds('requirement,level\nV1.1.1,2\nV6.1.1,1,"a, b"\nV14.1.1,2\nV17.1.1,2\n')).toEqual([
    'V1.1.1',
    'V6.1.1',
    'V14.1.1',
  ])
})

test('a requirement about nothing here: told apart; a test that names it claims too much', () => {
  const list = [
    { id: 'V4.4.1', what: 'one', notApplicable: 'there is none' },
    { id: 'V6.1.1', what: 'two', open: 'still to come' },
  ]
  const join = joinRequirements(list, [{ file: 'a.test.ts', text: title('V4.4.1') }])
  expect([
    join.absent.map(({ id }) => id),
    join.claimed.map(({ id }) => id),
    join.untested.map(({ id }) => id),
  ]).toEqual([['V4.4.1'], ['V4.4.1'], ['V6.1.1']])
})
