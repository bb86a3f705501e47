import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import { checkStep, type CheckGrammar } from '#core/course/check-step.ts'
import { findLesson } from '#core/course/course-parts.ts'
import { createStepFinder } from '#core/course/find-step.ts'
import { isAsking, type AskingStep, type LessonStep } from '#core/course/lesson.ts'
import { FEWEST_STEPS, makeLesson, MOST_STEPS } from '#core/course/make-lesson.ts'
import { isRight } from '#core/learning/learning-event.ts'
import { readCourseParts } from '../../../tests/support/read-course-parts.ts'

const parts = readCourseParts()
const lessonIds = parts.course.units.flatMap(({ lessons }) => lessons.map(({ id }) => id))
const grammar: CheckGrammar = (target, also, given) => checkWithGrammar(target, also, given, parts.bank.engine)

/** Runs a check over lessons of the course and seeds. */
function checkMany(runs: number, check: (steps: LessonStep[], lessonId: string, seed: number) => void): void {
  fc.assert(
    fc.property(fc.constantFrom(...lessonIds), fc.integer({ min: 0, max: 99 }), (lessonId, seed) =>
      check(makeLesson(parts, lessonId, seed) ?? [], lessonId, seed),
    ),
    { numRuns: runs },
  )
}

const optionsOf = (step: AskingStep): readonly string[] =>
  step.type === 'choose-meaning' || step.type === 'choose-word'
    ? step.options
    : step.type === 'grammar'
      ? step.exercise.options.map(({ answer }) => answer)
      : []

test('lesson: 12 to 18 steps, each with a stable id of its own', () => {
  checkMany(25, (steps, lessonId, seed) => {
    expect(steps.length).toBeGreaterThanOrEqual(FEWEST_STEPS)
    expect(steps.length).toBeLessThanOrEqual(MOST_STEPS)
    expect(steps.map(({ id }) => id)).toEqual(steps.map((_, place) => `lesson/${lessonId}/${seed * 100 + place}`))
  })
})

test('lesson: every new word is introduced before it is asked', () => {
  checkMany(25, (steps, lessonId) => {
    const place = findLesson(parts.course, lessonId)
    const met = new Set(place?.before.flatMap(({ roots }) => roots))
    const asked = new Set<string>()
    for (const step of steps) {
      if (step.type === 'meet-word') met.add(step.word.root)
      if (!isAsking(step)) continue
      for (const card of step.cards.filter((name) => parts.words.has(name)))
        expect(met, `${step.id} ${card}`).toContain(card)
      for (const card of step.cards) asked.add(card)
    }
    for (const root of place?.lesson.roots ?? []) expect(met).toContain(root)
    expect(asked.size).toBeGreaterThan(0)
  })
})

test('lesson options: exactly one is right, and no two are alike', () => {
  checkMany(25, (steps) => {
    for (const step of steps.filter(isAsking)) {
      const options = optionsOf(step)
      expect(new Set(options).size).toBe(options.length)
      if (options.length > 0)
        expect(
          options.filter((option) => isRight(checkStep(step, option, grammar).verdict)),
          step.id,
        ).toEqual([step.answer])
    }
  })
})

test('lesson answers: the answer of every step and each variant is accepted', () => {
  checkMany(25, (steps) => {
    for (const step of steps.filter(isAsking)) {
      for (const answer of [step.answer, ...step.also])
        expect(isRight(checkStep(step, answer, grammar).verdict), `${step.id} ${answer}`).toBe(true)
    }
  })
})

test('lesson: no exercise needs a later skill', () => {
  const skills = new Set<string>(
    parts.course.units.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.skills)),
  )
  checkMany(25, (steps, lessonId) => {
    const place = findLesson(parts.course, lessonId)
    const known = new Set<string>(
      [...(place?.before ?? []), ...(place ? [place.lesson] : [])].flatMap((lesson) => lesson.skills),
    )
    for (const card of steps.flatMap(({ cards }) => cards).filter((name) => skills.has(name)))
      expect(known).toContain(card)
  })
})

test('hints of a lesson: the answer is never struck out, and the last hint isn’t empty', () => {
  checkMany(25, (steps) => {
    for (const { hints, answer } of steps.filter(isAsking)) {
      for (const hint of hints) if (hint.hint === 'not-these') expect(hint.options).not.toContain(answer)
      const last = hints[2]
      if (last.hint === 'pieces') expect(last.pieces.length).toBeGreaterThan(0)
      else if (last.hint === 'not-these') expect(last.options.length).toBeGreaterThan(0)
      else expect(last.hint).toBe('pair')
    }
  })
})

test('lesson: the same seed makes the same steps, another seed others', () => {
  checkMany(15, (steps, lessonId, seed) => {
    expect(makeLesson(parts, lessonId, seed)).toEqual(steps)
    expect(JSON.stringify(makeLesson(parts, lessonId, (seed + 1) % 100)).replaceAll(/lesson\/[^"]*/g, '')).not.toBe(
      JSON.stringify(steps).replaceAll(/lesson\/[^"]*/g, ''),
    )
  })
})

test('asking step: found by its id in the built lessons', () => {
  const find = createStepFinder(parts)
  for (const { id } of parts.course.units.flatMap(({ lessons }) => lessons).filter((_, place) => place % 25 === 0)) {
    for (const step of makeLesson(parts, id, 0) ?? []) expect(find(step.id)).toEqual(isAsking(step) ? step : null)
    const other = makeLesson(parts, id, 1)?.find(isAsking)
    expect(find(other?.id ?? '')).toBeNull()
  }
})

test.each([
  '',
  'lesson/greetings.hello',
  'lesson/greetings.hello/99',
  'lesson/nowhere.none/0',
  'lesson/greetings.hello/10000',
  'placement/nowhere/0',
  'placement/greetings/100',
])('step id: %j names no step', (id) => {
  expect(createStepFinder(parts)(id)).toBeNull()
})
