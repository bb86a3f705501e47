import { expect, test } from 'vitest'
import { assignmentsSchemas } from '#contract/assignments-schemas.ts'
import { assignmentAddress, checkForm, emptyForm, inputOf, readAssignmentAddress } from './assign-state.ts'

const SPACE = '01999999-0000-7000-8000-000000000001'
const ID = '01999999-0000-7000-8000-000000000002'
/** A minute to midnight in South Africa. */
const NOW = Date.parse('2026-03-02T21:59:00.000Z')
const form = { ...emptyForm(SPACE, NOW, 120), target: 'greetings.hello' }
const parts = {
  id: ID,
  now: NOW,
  utcOffsetMinutes: 120,
  language: 'xh' as const,
  options: [{ target: 'greetings.hello', title: 'Hello', group: 'Greetings' }],
}

test('empty form: everybody, from today, due in a week; only the target is missing', () => {
  expect(emptyForm(SPACE, NOW, 120)).toMatchObject({ from: '2026-03-02', due: '2026-03-09', learnerIds: [] })
  expect(checkForm(emptyForm(SPACE, NOW, 120))).toEqual({ target: 'missing' })
  expect(checkForm(form)).toEqual({})
})

test('form: names the wrong field', () => {
  expect(checkForm({ ...form, spaceId: '' })).toEqual({ spaceId: 'missing' })
  expect(checkForm({ ...form, from: '' })).toEqual({ fromAt: 'missing' })
  expect(checkForm({ ...form, due: '2026-03-01' })).toEqual({ dueAt: 'invalid' })
  expect(checkForm({ ...form, due: '' })).toEqual({})
})

test('input: begins now, ends with the last second of the local day, and fits the call', () => {
  const input = inputOf(form, parts)
  expect(input).toMatchObject({
    title: 'Hello',
    audience: 'everybody',
    fromAt: '2026-03-02T21:59:00.000Z',
    dueAt: '2026-03-09T21:59:59.000Z',
    grading: 'automatic',
  })
  expect(assignmentsSchemas.createAssignment.input.safeParse(input).success).toBe(true)
})

test('input: a later day begins at local midnight; no due date stays none', () => {
  const learnerIds = [SPACE]
  expect(inputOf({ ...form, from: '2026-03-04', due: '', learnerIds, isMarked: true }, parts)).toMatchObject({
    fromAt: '2026-03-03T22:00:00.000Z',
    dueAt: null,
    audience: 'list',
    learnerIds,
    grading: 'by-hand',
  })
})

test('address of an assignment: written and read back; any other text is none', () => {
  const [, , , parameter = ''] = assignmentAddress(SPACE, ID).split('/')
  expect(readAssignmentAddress(parameter)).toEqual({ spaceId: SPACE, id: ID })
  expect(readAssignmentAddress('somewhere')).toBeNull()
})
