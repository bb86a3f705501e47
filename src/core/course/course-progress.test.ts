import { expect, test } from 'vitest'
import { courseProgress } from '#core/course/course-progress.ts'
import type { CourseOutline } from '#core/course/outline-course.ts'
import { eventId, makeEvent } from '../../../tests/support/make-event.ts'

const lesson = (id: string) => ({ id, title: id, words: 4, questions: 5 })
const unit = (id: string, lessons: string[]) => ({
  id,
  level: 'A1' as const,
  title: id,
  targetTitle: id,
  goals: [],
  curriculum: { level: 'FAL' as const, grade: 1, term: 1 },
  lessons: lessons.map((name) => lesson(`${id}.${name}`)),
})
const course: CourseOutline = { units: [unit('greetings', ['hello', 'thanks']), unit('family', ['mother', 'father'])] }

const answered = (lessonId: string, steps: number) =>
  Array.from({ length: steps }, (_, step) =>
    makeEvent({ id: eventId(step), itemId: `lesson/${lessonId}/${step}`, section: 'course' }),
  )
const next = (events: ReturnType<typeof answered>, start: string | null = null): string | null =>
  courseProgress(course, events, start).next?.lesson.id ?? null

test('course progress: a newcomer starts at the first lesson, or where placement led', () => {
  expect(next([])).toBe('greetings.hello')
  expect(next([], 'family')).toBe('family.mother')
  expect(next([], 'no-such-unit')).toBe('greetings.hello')
})

test('course progress: four fifths of the questions finish a lesson, and the next follows', () => {
  expect(next(answered('greetings.hello', 3))).toBe('greetings.hello')
  expect(next(answered('greetings.hello', 4))).toBe('greetings.thanks')
  expect(next(answered('greetings.thanks', 5))).toBe('family.mother')
})

test('course progress: the same step twice counts once', () => {
  expect(next([...answered('greetings.hello', 3), ...answered('greetings.hello', 3)])).toBe('greetings.hello')
})

test('course progress: after the last lesson the skipped ones follow, then none', () => {
  expect(next(answered('family.father', 5))).toBe('greetings.hello')
  expect(
    next(['greetings.hello', 'greetings.thanks', 'family.mother', 'family.father'].flatMap((id) => answered(id, 5))),
  ).toBeNull()
})

test('course progress: answers on pages count for no lesson', () => {
  expect(courseProgress(course, [makeEvent({ itemId: 'phrases.greetings.hello' })]).done.size).toBe(0)
})
