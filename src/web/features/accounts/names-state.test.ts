import { expect, test } from 'vitest'
import { checkNames } from './names-state.ts'

const good = { firstName: 'Nosipho', lastName: 'Dyantyi', username: 'nosipho' }

test('corrected names: good ones pass, also with spaces and capitals around (H5)', () => {
  expect(checkNames(good)).toEqual({})
  expect(checkNames({ ...good, username: ' NoSipho ' })).toEqual({})
})

test('corrected names: each wrong one is named (H5)', () => {
  expect(checkNames({ firstName: ' ', lastName: 'x'.repeat(61), username: 'no@name' })).toEqual({
    firstName: 'missing',
    lastName: 'too-long',
    username: 'invalid',
  })
})
