import { expect, test } from 'vitest'
import { COURSE_LEVELS, courseLevelOf, ownCourseId, readOwnCourseId } from '#core/classes/courses.ts'
import { EXERCISE_LEVELS } from '#core/exercises/exercise-kinds.ts'

test('courses: each level of exercises belongs to one level of courses, in the same order', () => {
  expect(EXERCISE_LEVELS.map(courseLevelOf)).toEqual(COURSE_LEVELS.slice(0, EXERCISE_LEVELS.length))
})

test('course ids: written and read again; anything else is no course of the product', () => {
  expect(readOwnCourseId(ownCourseId({ language: 'xh', level: 'advanced' }))).toEqual({
    language: 'xh',
    level: 'advanced',
  })
  for (const id of ['', 'xh', 'xh.expert', 'qq.beginner', 'xh.beginner.more', crypto.randomUUID()])
    expect(readOwnCourseId(id)).toBeUndefined()
})
