import { expect, test } from 'vitest'
import { lessonAddress, lessonOfAddress } from './lesson-place.ts'
import { readLeft, writeLeft } from '#web/parts/lesson/left-run.ts'

const run = { queue: [0, 1], at: 1, missed: [], answers: 1, rightAnswers: 1 }

test('lesson address: has no dots, and leads to the lesson', () => {
  expect(lessonAddress('my-family.who-is-this')).toBe('/lesson/my-family--who-is-this')
  expect(lessonOfAddress('my-family--who-is-this')).toBe('my-family.who-is-this')
})

test('stored lesson: continues only for its own learner', () => {
  const kept = writeLeft('ann', 'a.b', run)
  expect(readLeft(kept, 'ann', 'a.b')).toEqual(run)
  expect(readLeft(kept, 'ben', 'a.b')).toBeNull()
  expect(readLeft(kept, 'ann', 'a.c')).toBeNull()
  for (const broken of [null, '', '{', 'null', '{"owner":"ann","lessonId":"a.b"}'])
    expect(readLeft(broken, 'ann', 'a.b')).toBeNull()
})
