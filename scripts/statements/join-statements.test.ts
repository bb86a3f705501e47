import { expect, test } from 'vitest'
import { joinStatements, readStatements } from './join-statements.ts'

const LIST = `# Statements\nEach has an id such as \`S4.07\`.\n## 4 States\nS4.01 A session expires\nS4.02 A session is renewed\n`
/** Ids are put together here, so that this file is not taken for a test of a statement. */
const title = (id: string): string => `test('something [${id}]', () => {})`

test('the list is read in its order, without its introduction', () => {
  expect(readStatements(LIST)).toEqual([
    { id: 'S4.01', sentence: 'A session expires' },
    { id: 'S4.02', sentence: 'A session is renewed' },
  ])
})

test('statements are joined with the files whose titles name them', () => {
  const join = joinStatements(readStatements(LIST), [
    { file: 'a.test.ts', text: `${title('S4.02')}\n${title('S4.02')}` },
    { file: 'b.spec.ts', text: title('S4.02') },
  ])
  expect(join.tested).toEqual([{ id: 'S4.02', sentence: 'A session is renewed', files: ['a.test.ts', 'b.spec.ts'] }])
  expect(join.untested.map(({ id }) => id)).toEqual(['S4.01'])
  expect(join.unknown).toEqual([])
})

test('an id that no statement has is found; one in a comment does not count', () => {
  const join = joinStatements(readStatements(LIST), [
    { file: 'a.test.ts', text: `${title('S4.99')}\n  // ${title('S4.01')}` },
  ])
  expect(join.unknown).toEqual([{ id: 'S4.99', file: 'a.test.ts' }])
  expect(join.untested).toHaveLength(2)
})
