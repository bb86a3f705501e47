import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ASSIGNMENT_KINDS, ASSIGNMENT_STATUSES, LATE_RULES } from '#core/assignments/assignment.ts'
import { statusOf, statusOfAll } from '#core/assignments/assignment-status.ts'
import { answersOf, type AnsweredItem } from '#core/assignments/find-answers.ts'
import { followHandIns } from '#core/assignments/follow-hand-ins.ts'
import { boundSpan, judgeLateness } from '#core/assignments/judge-lateness.ts'
import { addressOfTarget } from '#core/assignments/doing.ts'
import { readOwnLessonAddress } from '#core/lesson-plans/own-lesson-address.ts'
import { readTarget, writePractice } from '#core/assignments/read-target.ts'
import { levelsOf } from '#core/assignments/rubric-levels.ts'
import { percentOf, pointsOf, scoreAnswers, type JudgedAnswer } from '#core/assignments/score-answers.ts'
import { OFFLINE_DAYS } from '#core/learning/event-time.ts'
import { ERROR_CLASSES, VERDICTS } from '#core/learning/learning-event.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 2, 2, 10)
const PLAN = '01999999-0000-7000-8000-000000000001'

test.each([
  ['unit', 'greetings', true],
  ['lesson', 'greetings.hello', true],
  ['lesson', 'Greetings hello', false],
  ['story', 'story.lost-goat', true],
  ['review', 'due', true],
  ['review', 'greetings', false],
  ['game', 'pairs', true],
  ['game', 'chess', false],
  ['module', 'foundation.english.1', true],
  ['own-lesson', `${PLAN}@3`, true],
  ['own-lesson', `${PLAN}@0`, false],
  ['own-lesson', PLAN, false],
  ['practice', '["noun.dog","subject-concord.2"]', true],
  ['practice', '[]', false],
  ['practice', '["a card"]', false],
  ['practice', 'noun.dog', false],
  ['practice', JSON.stringify(Array.from({ length: 41 }, (_, index) => `noun.${index}`)), false],
] as const)('targets: %s %s is valid: %s', (kind, text, isValid) => {
  expect(readTarget(kind, text) !== null).toBe(isValid)
})

test('targets: any text is read or refused, and a written practice is read back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ASSIGNMENT_KINDS), fc.string(), (kind, text) => {
      expect(() => readTarget(kind, text)).not.toThrow()
    }),
  )
  const cards = fc.array(fc.stringMatching(/^[a-z]+\.[a-z0-9-]{1,20}$/), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(cards, (some) => {
      expect(readTarget('practice', writePractice(some))).toEqual({ kind: 'practice', cards: [...new Set(some)] })
    }),
  )
})

const item = (itemId: string, more: Partial<AnsweredItem> = {}): AnsweredItem => ({
  section: 'course',
  itemId,
  exerciseType: 'type-translation',
  cards: [],
  ...more,
})

test.each([
  ['unit', 'greetings', item('lesson/greetings.hello/3'), true],
  ['unit', 'greetings', item('lesson/greetings-two.hello/3'), false],
  ['unit', 'greetings', item('review/greetings/noun.dog/0', { section: 'review' }), true],
  ['lesson', 'greetings.hello', item('lesson/greetings.hello/3'), true],
  ['lesson', 'greetings.hello', item('lesson/greetings.hello-again/3'), false],
  ['story', 'story.goat', item('story.goat/question/0', { section: 'stories' }), true],
  ['story', 'story.goat', item('story.goats/question/0', { section: 'stories' }), false],
  ['review', 'due', item('review/greetings/noun.dog/0', { section: 'review' }), true],
  ['review', 'due', item('lesson/greetings.hello/3'), false],
  ['game', 'pairs', item('vocabulary.family.mother', { section: 'vocabulary', exerciseType: 'match-pairs' }), true],
  ['game', 'pairs', item('vocabulary.family.mother', { section: 'vocabulary', exerciseType: 'build-word' }), false],
  ['game', 'pairs', item('lesson/greetings.hello/3', { exerciseType: 'match-pairs' }), false],
  ['module', 'foundation.english.1', item('modules.foundation.english.1.4'), true],
  ['module', 'foundation.english.1', item('modules.foundation.english.12.4'), false],
  ['own-lesson', `${PLAN}@2`, item(`own.${PLAN}.2.a`), true],
  ['own-lesson', `${PLAN}@2`, item(`own.${PLAN}.21.a`), false],
  ['practice', '["subject-concord.2"]', item('lesson/family.home/3', { cards: ['subject-concord.2'] }), true],
  ['practice', '["subject-concord.2"]', item('review/family/subject-concord.2/1', { section: 'review' }), true],
  ['practice', '["subject-concord.2"]', item('lesson/family.home/3', { cards: ['noun.dog'] }), false],
] as const)('answers of a target: %s %s has %j: %s', (kind, text, answer, isPart) => {
  const target = readTarget(kind, text)
  expect(target).not.toBeNull()
  if (target) expect(answersOf(target)(answer)).toBe(isPart)
})

test.each([
  [0, 0, 'pending'],
  [1, 0, 'in-progress'],
  [1, 1, 'completed'],
  [0, 2, 'completed'],
] as const)('status: started %i, handed in %i times: %s', (started, handIns, status) => {
  expect(statusOf({ hasStarted: started === 1, handIns })).toBe(status)
})

test('status of all: completed only if every student is, pending only if nobody began', () => {
  expect(statusOfAll([])).toBe('pending')
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ASSIGNMENT_STATUSES), { minLength: 1 }), (students) => {
      const all = statusOfAll(students)
      expect(all === 'completed').toBe(students.every((one) => one === 'completed'))
      expect(all === 'pending').toBe(students.every((one) => one === 'pending'))
    }),
  )
})

test.each([
  ['accept', 'in-time'],
  ['mark-late', 'late'],
  ['refuse', 'refused'],
] as const)('late rule %s: a hand-in a millisecond after the due date is %s', (lateRule, lateness) => {
  expect(judgeLateness({ dueAt: NOW, lateRule }, NOW + 1)).toBe(lateness)
  expect(judgeLateness({ dueAt: NOW, lateRule }, NOW)).toBe('in-time')
  expect(judgeLateness({ dueAt: null, lateRule }, NOW + 365 * DAY)).toBe('in-time')
})

test('hand-ins: finished offline before the due date is in time, however late it arrives', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: OFFLINE_DAYS * DAY }),
      fc.integer({ min: 0, max: DAY }),
      fc.constantFrom(...LATE_RULES),
      (ago, work, lateRule) => {
        const finishedAt = NOW - ago
        const span = boundSpan({ startedAt: finishedAt - work, finishedAt }, { now: NOW, startedAt: NOW - 400 * DAY })
        expect(span.finishedAt).toBe(finishedAt)
        expect(judgeLateness({ dueAt: finishedAt, lateRule }, span.finishedAt)).toBe('in-time')
      },
    ),
  )
})

test('hand-ins: impossible times count at arrival, and no start is after its end', () => {
  const times = fc.integer({ min: NOW - 1000 * DAY, max: NOW + 1000 * DAY })
  fc.assert(
    fc.property(times, times, (startedAt, finishedAt) => {
      const span = boundSpan({ startedAt, finishedAt }, { now: NOW })
      expect(span.startedAt).toBeLessThanOrEqual(span.finishedAt)
      expect(span.finishedAt).toBeLessThanOrEqual(NOW + 300_000)
      expect(span.finishedAt).toBeGreaterThanOrEqual(NOW - OFFLINE_DAYS * DAY)
    }),
  )
})

test('rubric levels: from all points to none, and never two of the same points', () => {
  expect(levelsOf(8)).toEqual([
    { level: 'strong', points: 8 },
    { level: 'good', points: 6 },
    { level: 'growing', points: 4 },
    { level: 'starting', points: 2 },
    { level: 'not-yet', points: 0 },
  ])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), (most) => {
      const points = levelsOf(most).map((one) => one.points)
      expect([points[0], points.at(-1), new Set(points).size]).toEqual([most, 0, points.length])
    }),
  )
})

const answers = fc.uniqueArray(
  fc.record<JudgedAnswer>({
    id: fc.uuid(),
    itemId: fc.constantFrom('a', 'b', 'c', 'd'),
    verdict: fc.constantFrom(...VERDICTS),
    errorClass: fc.option(fc.constantFrom(...ERROR_CLASSES)),
    at: fc.integer({ min: 0, max: 5 }),
    verified: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
)

test('scores: order and repeats of the answers change nothing', () => {
  fc.assert(
    fc.property(
      answers.chain((some) =>
        fc.tuple(fc.constant(some), fc.shuffledSubarray([...some, ...some], { minLength: some.length * 2 })),
      ),
      ([some, shuffled]) => {
        expect(scoreAnswers(shuffled)).toEqual(scoreAnswers(some))
      },
    ),
  )
})

test('scores: right answers never exceed the checked ones, and points stay within their most', () => {
  fc.assert(
    fc.property(answers, fc.integer({ min: 1, max: 1000 }), (some, most) => {
      const score = scoreAnswers(some)
      expect(score.right).toBeLessThanOrEqual(score.checked)
      expect(score.checked + score.unchecked).toBe(new Set(some.map(({ itemId }) => itemId)).size)
      for (const asked of [null, 2, 10]) {
        const points = pointsOf({ ...score, asked, awaited: 0 }, most)
        if (points === null) expect(score.checked).toBe(0)
        else expect(points >= 0 && points <= most).toBe(true)
      }
    }),
  )
})

test('scores: the first try of a question decides, and later errors count as errors', () => {
  const answer = (itemId: string, at: number, verdict: JudgedAnswer['verdict'], more: Partial<JudgedAnswer> = {}) => ({
    id: `${itemId}${at}`,
    itemId,
    at,
    verdict,
    errorClass: null,
    verified: true,
    ...more,
  })
  const score = scoreAnswers([
    answer('a', 1, 'wrong', { errorClass: 'subject-concord' }),
    answer('a', 2, 'correct'),
    answer('b', 3, 'variant'),
    answer('b', 4, 'wrong', { errorClass: 'spelling' }),
    answer('b', 5, 'wrong', { errorClass: 'subject-concord' }),
    answer('free', 6, 'correct', { verified: false }),
  ])
  expect(score).toEqual({
    checked: 2,
    right: 1,
    unchecked: 1,
    errors: [
      { errorClass: 'subject-concord', count: 2 },
      { errorClass: 'spelling', count: 1 },
    ],
  })
  expect(pointsOf({ ...score, asked: null, awaited: 0 }, 10)).toBe(5)
  expect(percentOf(5, 10)).toBe(50)
})

test.each([
  ['no fixed number of questions', { asked: null }, 5],
  ['all were answered', { asked: 2 }, 5],
  ['two of four were answered', { asked: 4 }, 3],
  ['one more waits for a person', { asked: 3, unchecked: 1 }, 5],
  ['fewer questions are left in the content than were answered', { asked: 1 }, 5],
  ['nothing was answered', { asked: 4, checked: 0, right: 0 }, 0],
  ['nothing was answered, and no number is known', { asked: null, checked: 0, right: 0 }, null],
  ['the answers have not arrived yet', { asked: 4, checked: 0, right: 0, awaited: 2 }, null],
  ['a person marks everything', { asked: 2, checked: 0, right: 0, unchecked: 2 }, null],
] as const)('points of 10 with one right of two: %s', (_case, counts, points) => {
  expect(pointsOf({ checked: 2, right: 1, unchecked: 0, awaited: 0, ...counts }, 10)).toBe(points)
})

test('hand-ins: a mark stays with the one that was marked, and a later one is announced', () => {
  const first = { id: 'a', finishedAt: 1, isMarked: true }
  expect(followHandIns([])).toBeUndefined()
  expect(followHandIns([first])).toEqual({ latest: first, marked: first, isAgain: false })
  const later = { id: 'b', finishedAt: 2, isMarked: false }
  expect(followHandIns([later, first])).toEqual({ latest: later, marked: first, isAgain: true })
  expect(followHandIns([first, { ...later, isMarked: true }])).toMatchObject({ latest: { id: 'b' }, isAgain: false })
  expect(followHandIns([later])).toEqual({ latest: later, marked: undefined, isAgain: false })
})

test('own lesson: the address of its assignment is one that its page reads', () => {
  const address = addressOfTarget('own-lesson', `${PLAN}@3`)
  expect(readOwnLessonAddress(address?.split('/').at(-1) ?? '')).toEqual({ planId: PLAN, version: 3 })
})
