import { expect, test } from 'vitest'
import { assignmentsSchemas } from '#contract/assignments-schemas.ts'
import { assignmentAddress, readAssignmentAddress } from '#core/assignments/assignment-address.ts'
import { addRubricLine, changeOf, checkForm, emptyForm, formOf, inputOf } from './assign-state.ts'

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

const RUBRIC = [
  { key: 0, text: 'Right concords ', points: '6' },
  { key: 1, text: 'Clear voice', points: '4' },
]

test('rubric: its lines add up to the points, and a person marks it', () => {
  const input = inputOf({ ...form, points: '50', rubric: RUBRIC }, parts)
  expect(input).toMatchObject({ points: 10, grading: 'by-hand', rubric: [{ text: 'Right concords', points: 6 }, {}] })
  expect(inputOf(form, parts)).toMatchObject({ points: 100, rubric: null })
})

test('rubric: lines without words or points are named, and no more than eight are added', () => {
  for (const wrong of [{ text: ' ' }, { points: '0' }, { points: '1001' }, { points: 'six' }])
    expect(checkForm({ ...form, rubric: [{ key: 0, text: 'Voice', points: '4', ...wrong }] })).toEqual({
      rubric: 'invalid',
    })
  expect(checkForm({ ...form, points: '0' })).toEqual({ points: 'invalid' })
  expect(checkForm({ ...form, points: '', rubric: RUBRIC })).toEqual({})
  const full = Array.from({ length: 9 }).reduce<ReturnType<typeof addRubricLine>>((all) => addRubricLine(all), [])
  expect(new Set(full.map(({ key }) => key)).size).toBe(8)
})

const KEPT = {
  id: ID,
  spaceId: SPACE,
  revision: 3,
  target: 'greetings.hello',
  title: 'Hello',
  note: 'Read it twice',
  audience: 'list' as const,
  fromAt: '2026-03-01T08:15:00.000Z',
  dueAt: '2026-03-09T12:00:00.000Z',
  lateRule: 'refuse' as const,
  points: 20,
  grading: 'automatic' as const,
  rubric: null,
}

test('change: an untouched form changes nothing, not even the hours of its days', () => {
  const { id, spaceId, revision, kind: _kind, target: _target, ...terms } = { ...KEPT, kind: 'lesson' }
  const change = changeOf(formOf(KEPT, [ID], 120), KEPT, { now: NOW, utcOffsetMinutes: 120 })
  expect(change).toEqual({ id, spaceId, revision, ...terms, learnerIds: [ID] })
  expect(assignmentsSchemas.changeAssignment.input.safeParse(change).success).toBe(true)
})

test('change: another day ends with its last second, and no day is none', () => {
  const changed = (part: object) =>
    changeOf({ ...formOf(KEPT, [ID], 120), ...part }, KEPT, { now: NOW, utcOffsetMinutes: 120 })
  expect(changed({ due: '2026-03-10', title: 'Greet' })).toMatchObject({
    dueAt: '2026-03-10T21:59:59.000Z',
    title: 'Greet',
  })
  expect(changed({ due: '' }).dueAt).toBeNull()
})

test('address of an assignment: written and read back; any other text is none', () => {
  const [, , , parameter = ''] = assignmentAddress(SPACE, ID).split('/')
  expect(readAssignmentAddress(parameter)).toEqual({ spaceId: SPACE, id: ID })
  expect(readAssignmentAddress('somewhere')).toBeNull()
})
