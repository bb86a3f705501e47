import { expect, test } from 'vitest'
import type { PlayableLesson } from '#core/lesson-plans/playable-lesson.ts'
import { filesOf, findKept, readKept, writeAssigned, writeKept } from './kept-lessons.ts'
import { ownLessonAddress, readOwnLessonAddress } from '#core/lesson-plans/own-lesson-address.ts'

const PLAN = '01890000-0000-7000-8000-0000000001ff'
const lesson = (version: number, planId = PLAN): PlayableLesson => ({
  planId,
  version,
  title: `Version ${version}`,
  language: 'xh',
  activities: [],
})

test('kept lessons: a version is found again, the newest without a number, and nobody else’s', () => {
  const stored = writeKept(writeKept(null, 'a', lesson(2)), 'a', lesson(1))
  expect(findKept(stored, 'a', PLAN, 1)?.version).toBe(1)
  expect(findKept(stored, 'a', PLAN, undefined)?.version).toBe(2)
  expect(findKept(stored, 'a', PLAN, 3)).toBeUndefined()
  expect(readKept(stored, 'b')).toEqual([])
  expect(readKept('not JSON', 'a')).toEqual([])
})

test('kept lessons: the eight opened last stay, each once', () => {
  let stored: string | null = null
  for (const version of [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]) stored = writeKept(stored, 'a', lesson(version))
  expect(readKept(stored, 'a').map(({ version }) => version)).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
})

test('address of an own lesson: it names the version, or the newest', () => {
  expect(readOwnLessonAddress(ownLessonAddress(PLAN, 3).split('/').at(-1) ?? '')).toEqual({ planId: PLAN, version: 3 })
  expect(readOwnLessonAddress(PLAN)).toEqual({ planId: PLAN, version: undefined })
  expect(readOwnLessonAddress('else')).toBeNull()
  expect(readOwnLessonAddress(`${PLAN}--0`)).toBeNull()
})

test('kept lessons: a version that an assignment needs stays, however many are opened after it', () => {
  let stored: string | null = writeAssigned(null, 'a', [`${PLAN}@1`])
  for (const version of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) stored = writeKept(stored, 'a', lesson(version))
  expect(readKept(stored, 'a').map(({ version }) => version)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 1])
  const done = writeAssigned(stored, 'a', [])
  expect(readKept(done, 'a').map(({ version }) => version)).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
  expect(readKept(writeAssigned(stored, 'b', []), 'a')).toEqual([])
})

test('kept lessons: their pictures and sounds are kept by the addresses of their version', () => {
  const blocks = [{ id: 'p1', kind: 'picture' as const, uploadId: 'f1', text: 'A cow' }]
  const activities = [{ id: 'a1', type: 'introduction' as const, content: '', duration: 10, blocks }]
  expect(filesOf([{ ...lesson(3), activities }, lesson(1)])).toEqual([`/api/lesson-files/${PLAN}/f1?version=3`])
})
