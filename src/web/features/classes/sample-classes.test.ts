import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleFamilySchema } from '#content/sample-family-schema.ts'
import { sampleClasses, sampleCourses } from './sample-classes.ts'

const sample = sampleFamilySchema.parse(
  JSON.parse(readFileSync(new URL('../../../../content/sample-family.json', import.meta.url), 'utf8')),
)

test('sample classes: active and upcoming ones, with students and teachers and no code', () => {
  const classes = sampleClasses(sample)
  expect(new Set(classes.map(({ status }) => status))).toEqual(new Set(['active', 'upcoming']))
  expect(classes.every(({ teachers, joinCode, own }) => teachers[0] !== '' && joinCode === null && own === null)).toBe(
    true,
  )
})

test('sample courses: each has a language, a level and a duration in weeks', () => {
  const courses = sampleCourses(sample)
  expect(courses.length).toBeGreaterThan(0)
  for (const { language, duration, level } of courses)
    expect([language, duration.count > 0, level]).toEqual(['xh', true, expect.any(String)])
})
