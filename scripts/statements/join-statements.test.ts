import { expect, test } from 'vitest'
import { compareProven, joinStatements, readStatements } from './join-statements.ts'

const LIST = `# Statements\nEach has an id such as \`S4.07\`.\n## 4 States\nS4.01 A session expires\nS4.02 A session is renewed\n`
/** Puts ids together, so that this file proves no statement itself. */
const title = (id: string): string => ['something [', id, ']'].join('')

test('statements: the list is read in its order, without its introduction', () => {
  expect(readStatements(LIST)).toEqual([
    { id: 'S4.01', sentence: 'A session expires' },
    { id: 'S4.02', sentence: 'A session is renewed' },
  ])
})

test('statements: joined with the files whose titles name them', () => {
  const join = joinStatements(readStatements(LIST), [
    { file: 'a.test.ts', titles: [title('S4.02'), title('S4.02')] },
    { file: 'b.spec.ts', titles: [title('S4.02')] },
  ])
  expect(join.tested).toEqual([{ id: 'S4.02', sentence: 'A session is renewed', files: ['a.test.ts', 'b.spec.ts'] }])
  expect(join.untested.map(({ id }) => id)).toEqual(['S4.01'])
  expect(join.unknown).toEqual([])
})

test('statements: an id that no statement has is unknown', () => {
  const join = joinStatements(readStatements(LIST), [{ file: 'a.test.ts', titles: [title('S4.99'), 'S4.01'] }])
  expect(join.unknown).toEqual([{ id: 'S4.99', file: 'a.test.ts' }])
  expect(join.untested).toHaveLength(2)
})

test('proven list: tells what a test lost, what it gained and what the list itself lost', () => {
  const tested = [{ id: 'S4.02', sentence: 'A session is renewed' }]
  const changes = (kept: string, earlier: string) => compareProven(tested, kept, earlier)
  expect(changes('S4.02\n', 'S4.02\n')).toEqual({ lost: [], gained: [], removed: [] })
  expect(changes('S4.01\nS4.02\n', '')).toEqual({ lost: ['S4.01'], gained: [], removed: [] })
  expect(changes('', '')).toEqual({ lost: [], gained: ['S4.02'], removed: [] })
  expect(changes('S4.02\n', 'S4.01\nS4.02\n')).toEqual({ lost: [], gained: [], removed: ['S4.01'] })
})
