import { expect, test } from 'vitest'
import { moduleIdOf, moduleOfItem, readModuleId } from '#core/curriculum/curriculum.ts'
import {
  countModuleAnswers,
  curriculumFigures,
  moduleStateOf,
  totalOfModule,
} from '#core/curriculum/module-progress.ts'

const answer = (itemId: string, more: object = {}) => ({
  section: 'modules' as const,
  language: 'xh' as const,
  itemId,
  ...more,
})

test('module ids: name a phase, a subject and a number, and nothing else is one', () => {
  expect(readModuleId('senior-science-5')).toEqual({ phase: 'senior', subject: 'science', number: 5 })
  expect(moduleIdOf('senior', 'science', 5)).toBe('senior-science-5')
  for (const id of ['senior-science', 'senior-history-1', 'foundation-math-0', 'xfoundation-math-1', ''])
    expect(readModuleId(id)).toBeNull()
})

test('module items: an item belongs to a module only if its id names one', () => {
  expect(moduleOfItem('modules.foundation-math-1.101')).toBe('foundation-math-1')
  for (const id of ['modules.foundation-art-1.1', 'lesson/foundation-math-1/1', 'modules.foundation-math-1'])
    expect(moduleOfItem(id)).toBeNull()
})

test('answered steps: each checked step counts once, in its language', () => {
  const counted = countModuleAnswers(
    [
      answer('modules.foundation-math-1.101'),
      answer('modules.foundation-math-1.101'),
      answer('modules.foundation-math-1.102'),
      answer('modules.foundation-math-1.103', { verified: false }),
      answer('modules.senior-math-1.101', { language: 'zu' }),
      answer('modules.senior-math-1.101', { section: 'course' }),
    ],
    'xh',
  )
  expect([...counted]).toEqual([['foundation-math-1', 2]])
})

test('module state: completed once four in five questions were answered', () => {
  expect(moduleStateOf({ questions: 20 }, 0)).toBe('not-started')
  expect(moduleStateOf({ questions: 20 }, 1)).toBe('in-progress')
  expect(moduleStateOf({ questions: 20 }, 15)).toBe('in-progress')
  expect(moduleStateOf({ questions: 20 }, 16)).toBe('completed')
})

test('headline figures: count pairs of learner and module, and per cent of all pairs', () => {
  const outlines = [
    { id: 'foundation-math-1', questions: 10 },
    { id: 'foundation-math-2', questions: 10 },
  ]
  const learners = [
    new Map([
      ['foundation-math-1', 8],
      ['foundation-math-2', 5],
    ]),
    new Map<string, number>(),
    new Map([['foundation-math-1', 2]]),
  ]
  const totals = outlines.map((outline) => totalOfModule(outline, learners))
  expect(totals[0]).toEqual({ completed: 1, inProgress: 1, share: (1 + 0.2) / 3 })
  expect(curriculumFigures(totals, 3)).toEqual({ modules: 2, students: 3, completed: 1, inProgress: 2, percent: 16.7 })
  expect(curriculumFigures(totals, 0).percent).toBe(0)
  expect(totalOfModule({ id: 'foundation-math-1', questions: 10 }, []).share).toBe(0)
})
