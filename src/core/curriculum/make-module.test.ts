import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { loadModules } from '#content/load-modules.ts'
import { checkAnswer } from '#core/answers/check-answer.ts'
import { isAsking } from '#core/course/lesson.ts'
import { createModuleStepFinder, makeModule, outlineModule } from '#core/curriculum/make-module.ts'
import { readCourseParts } from '../../../tests/support/read-course-parts.ts'

const parts = readCourseParts()
const modules = loadModules(
  join(import.meta.dirname, '../../..'),
  loadLanguageContent(join(import.meta.dirname, '../../..'), 'xh'),
  'en',
)
const made = modules.map((module) => ({ module, steps: makeModule(module, parts) }))

test('modules: each has stable, different step ids and is the same at each making', () => {
  expect(made.length).toBeGreaterThan(0)
  for (const { module, steps } of made) {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
    expect(makeModule(module, parts)).toEqual(steps)
    expect(steps.every(({ id }) => id.startsWith(`modules.${module.id}.`))).toBe(true)
  }
})

test('modules: every word is met before it is asked, every sentence is asked once', () => {
  for (const { module, steps } of made) {
    const met: string[] = []
    for (const step of steps) {
      if (step.type === 'meet-word') met.push(step.word.target)
      if (step.type === 'choose-word' || step.type === 'choose-meaning' || step.type === 'type-word')
        expect(met).toContain(step.word.target)
    }
    expect(met).toEqual(module.words.map(({ target }) => target))
    const asked = steps.filter(({ type }) => type === 'translate-sentence' || type === 'put-in-order')
    expect(asked.length).toBe(module.sentences.length)
  }
})

test('modules: each question with options has one right answer among at least three', () => {
  for (const { steps } of made)
    for (const step of steps) {
      if (step.type !== 'choose-meaning' && step.type !== 'choose-word') continue
      expect(step.options.length, step.id).toBeGreaterThanOrEqual(3)
      expect(
        step.options.filter((option) => checkAnswer(step.answer, step.also, option).verdict !== 'wrong'),
        step.id,
      ).toEqual([step.answer])
    }
})

test('modules: cards are roots that the course can ask again', () => {
  const roots = new Set(parts.course.units.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.roots)))
  for (const { steps } of made)
    for (const { cards, id } of steps)
      expect(
        cards.filter((card) => !roots.has(card)),
        id,
      ).toEqual([])
})

test('module steps: the finder finds each question and nothing else', () => {
  const find = createModuleStepFinder(modules, parts)
  const [first] = made
  const asking = first?.steps.filter(isAsking) ?? []
  expect(asking.map(({ id }) => find(id))).toEqual(asking)
  for (const id of [
    'modules.foundation-math-1.1',
    'modules.foundation-math-1.999',
    'modules.nothing.101',
    'lesson/a/1',
  ])
    expect(find(id)).toBeNull()
})

test('module outline: counts words, sentences and questions', () => {
  for (const { module, steps } of made)
    expect(outlineModule(module)).toMatchObject({
      words: module.words.length,
      sentences: module.sentences.length,
      questions: steps.filter(isAsking).length,
    })
})
