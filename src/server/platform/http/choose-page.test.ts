import { expect, test } from 'vitest'
import { AGE_LEVELS } from '#core/age-levels/age-levels.ts'
import { assignmentAddress } from '#core/assignments/assignment-address.ts'
import { ownLessonAddress } from '#core/lesson-plans/own-lesson-address.ts'
import { choosePage } from '#server/platform/http/choose-page.ts'

const ID = '01999999-0000-7000-8000-000000000001'

const built = new Set([
  'index.html',
  'menu/index.html',
  'age-levels/index.html',
  'age-levels/toddlers/index.html',
  'dashboard/index.html',
])
const choose = (path: string) => choosePage(path, (file) => built.has(file))

test('built page: served with and without a slash at the end', () => {
  expect(choose('/')).toEqual({ files: ['index.html'], status: 200 })
  expect(choose('/menu')).toEqual({ files: ['menu/index.html'], status: 200 })
  expect(choose('/menu/')).toEqual(choose('/menu'))
  expect(choose('/age-levels/toddlers')).toEqual({ files: ['age-levels/toddlers/index.html'], status: 200 })
})

test("paths: the five age levels are pages even if unbuilt; another is the shell's not found [S2.06]", () => {
  for (const { id } of AGE_LEVELS.slice(1))
    expect(choose(`/age-levels/${id}`)).toEqual({ files: ['app.html'], status: 200 })
  expect(choose('/age-levels/grandparents')).toEqual({ files: ['app.html'], status: 404 })
})

test('units and lessons: drawn by the shell; paths below them are not found', () => {
  expect(choose('/learn/greetings')).toEqual({ files: ['app.html'], status: 200 })
  expect(choose('/lesson/greetings--hello')).toEqual({ files: ['app.html'], status: 200 })
  expect(choose('/lesson/greetings/hello').status).toBe(404)
  expect(choose('/module/foundation-math-1')).toEqual({ files: ['app.html'], status: 200 })
})

test('paths below the dashboard: drawn by the shell', () => {
  expect(choose('/dashboard')).toEqual({ files: ['dashboard/index.html'], status: 200 })
  expect(choose('/dashboard/classes/01999999-0000-7000-8000-000000000001')).toEqual({
    files: ['app.html'],
    status: 200,
  })
  expect(choose(assignmentAddress(ID, ID))).toEqual({ files: ['app.html'], status: 200 })
})

test('assignments and own lessons: their links open for learners', () => {
  expect(choose(`/assignment/${ID}`).status).toBe(200)
  expect(choose(ownLessonAddress(ID, 3)).status).toBe(200)
})

test.each([
  '/unknown',
  '/menu/more',
  '/age-levels/toddlers/more',
  '/../secret',
  '/%2e%2e/secret',
  '/dashboard/..',
  '//',
  '/.env',
  '/menu\u0000',
  '/a b',
])('%s: leads only to a built page or the not-found page', (path) => {
  const { files, status } = choose(path)
  expect([
    [['index.html'], 200],
    [['404.html', 'app.html'], 404],
  ]).toContainEqual([files, status])
})
