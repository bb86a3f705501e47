import path from 'node:path'
import { expect, test } from 'vitest'
import { loadCourseParts } from '#content/load-course-parts.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import { checkStep, type CheckGrammar } from '#core/course/check-step.ts'
import { chooseReviewStep, readReviewId } from '#core/course/choose-review-step.ts'
import { makeReviewSteps, placeCards } from '#core/course/make-review.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'

const PROJECT = path.join(import.meta.dirname, '../../..')
const content = loadLanguageContent(PROJECT, 'xh')
const engine = createLanguageEngine('xh', [...content.lexicon.values()], content.attestedStems)
const grammar: CheckGrammar = (target, also, given) => checkWithGrammar(target, also, given, engine)
const parts = loadCourseParts(PROJECT, content, engine, 'en')
if (!parts) throw new Error('There is no course of isiXhosa.')
const middle = Math.floor(parts.course.units.length / 2)
const steps = makeReviewSteps(parts, middle)

test('review of a unit: each root is asked in three ways, and its answer is accepted', () => {
  const roots = parts.course.units[middle]?.lessons.flatMap((lesson) => lesson.roots) ?? []
  expect(roots.length).toBeGreaterThan(20)
  for (const root of roots) {
    expect(steps[root]?.map(({ type }) => type)).toEqual(['choose-meaning', 'choose-word', 'type-word'])
    for (const step of steps[root] ?? []) expect(checkStep(step, step.answer, grammar).verdict, step.id).toBe('correct')
  }
})

test('review of skills: exercises ask them and move that skill alone', () => {
  const skills = Object.entries(steps).filter(([card]) => !content.lexicon.has(card))
  for (const [skill, asked] of skills) {
    for (const step of asked) {
      expect(step).toMatchObject({ type: 'grammar', cards: [skill] })
      expect(checkStep(step, step.answer, grammar).verdict, step.id).toBe('correct')
    }
  }
})

test('review step: its id says where it is found', () => {
  const unitId = parts.course.units[middle]?.id
  for (const [card, asked] of Object.entries(steps))
    for (const { id } of asked) expect(readReviewId(id)).toEqual({ unitId, card })
  expect(readReviewId('lesson/a.b/1')).toBeNull()
})

test('review cards: each has its place, the first where a root occurs twice', () => {
  const places = placeCards(parts)
  const [first] = parts.course.units
  for (const root of first?.lessons.flatMap((lesson) => lesson.roots) ?? []) expect(places[root]).toBe(0)
  expect(Object.keys(places).length).toBeGreaterThan(1000)
})

test('review card: asked another way each time, from the first again after the last', () => {
  const asked = Object.values(steps)[0] ?? []
  expect([0, 1, 2, 3].map((reviews) => chooseReviewStep(asked, reviews)?.id)).toEqual([
    asked[0]?.id,
    asked[1]?.id,
    asked[2]?.id,
    asked[0]?.id,
  ])
  expect(chooseReviewStep([], 4)).toBeUndefined()
})
