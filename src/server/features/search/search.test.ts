import { expect } from 'vitest'
import { rosterCalls } from '#contract/roster.ts'
import { searchCalls as calls } from '#contract/search.ts'
import type { SearchResult } from '#contract/search-schemas.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'

type Found = { kind: string; total: number; results: SearchResult[] }[]

async function find(browser: Visitor, input: object): Promise<Found> {
  const { status, body } = await browser.send(calls.search, input)
  expect(status).toBe(200)
  return body['found'] as Found
}
const namesOf = (found: Found): Record<string, string[]> =>
  Object.fromEntries(found.map(({ kind, results }) => [kind, results.map(({ name }) => name)]))

async function makeClass(teacher: Visitor, name: string, students: readonly string[]): Promise<string> {
  const spaceId = String((await teacher.send(spacesCalls.createSpace, { kind: 'class', name })).body['spaceId'])
  for (const student of students)
    await teacher.send(rosterCalls.saveStudent, { spaceId, id: crypto.randomUUID(), revision: null, name: student })
  return spaceId
}

test('search: students and groups are found by a part of their name, in any case', async ({ signUpAs }) => {
  const teacher = await signUpAs('mfundisi')
  await makeClass(teacher, 'Lwandle class', ['Lwazi Dlamini', 'Sipho van Wyk'])
  expect(namesOf(await find(teacher, { text: 'LW' }))).toEqual({
    student: ['Lwazi Dlamini'],
    group: ['Lwandle class'],
  })
  expect(await find(teacher, { text: 'nobody of that name' })).toEqual([])
})

test("search: nobody finds another teacher's students and classes", async ({ signUpAs }) => {
  const [teacher, other] = [await signUpAs('mfundisi'), await signUpAs('enye')]
  await makeClass(teacher, 'Lwandle class', ['Lwazi Dlamini'])
  expect(await find(other, { text: 'lw' })).toEqual([])
})

test('search: without a kind the first five of each; with one, pages of fifty', async ({ signUpAs }) => {
  const teacher = await signUpAs('mfundisi')
  const names = Array.from({ length: 53 }, (_, at) => `Thandi ${String(at).padStart(2, '0')}`)
  await makeClass(teacher, 'Grade 3', names)
  const [first] = await find(teacher, { text: 'thandi' })
  expect([first?.total, first?.results.length]).toEqual([53, 5])
  const [second] = await find(teacher, { text: 'thandi', kind: 'student', page: 2 })
  expect(second?.results.map(({ name }) => name)).toEqual(names.slice(50))
  expect(await find(teacher, { text: 'grade', kind: 'student' })).toEqual([])
})

test('search: a text is needed, and a login', async ({ signUpAs, visitAt, app }) => {
  const teacher = await signUpAs('mfundisi')
  expect((await teacher.send(calls.search, { text: '  ' })).status).toBe(400)
  expect((await teacher.send(calls.search, { text: 'a', kind: 'secret' })).status).toBe(400)
  expect((await visitAt(app).send(calls.search, { text: 'a' })).status).toBe(401)
})
