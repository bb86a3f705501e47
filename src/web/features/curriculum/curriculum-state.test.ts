import { expect, test } from 'vitest'
import type { ModuleOutline } from '#core/curriculum/curriculum.ts'
import {
  figuresOf,
  filterModules,
  inputOf,
  ownProgress,
  servedProgress,
  stateOf,
  totalsOf,
} from './curriculum-state.ts'

const outline = (id: string, phase: ModuleOutline['phase'], subject: ModuleOutline['subject']): ModuleOutline => ({
  id,
  phase,
  subject,
  number: 1,
  grade: '4',
  difficulty: 'beginner',
  minutes: 10,
  title: id,
  goal: id,
  words: 8,
  sentences: 5,
  questions: 10,
  review: 'drafted',
})
const MODULES = [
  outline('foundation-math-1', 'foundation', 'math'),
  outline('foundation-science-1', 'foundation', 'science'),
  outline('senior-math-1', 'senior', 'math'),
]

test('filters: phase and subject narrow the modules, each alone and together', () => {
  const ids = (phase: 'all' | 'foundation' | 'senior', subject: 'all' | 'math' | 'english'): string[] =>
    filterModules(MODULES, { phase, subject }).map(({ id }) => id)
  expect(ids('all', 'all').length).toBe(3)
  expect(ids('foundation', 'all')).toEqual(['foundation-math-1', 'foundation-science-1'])
  expect(ids('all', 'math')).toEqual(['foundation-math-1', 'senior-math-1'])
  expect(ids('senior', 'english')).toEqual([])
})

test('choice: names a child or class to the server, and oneself to the device', () => {
  expect(inputOf('self')).toBeNull()
  expect(inputOf('all')).toEqual({})
  expect(inputOf('child:a-b')).toEqual({ childId: 'a-b' })
  expect(inputOf('class:c')).toEqual({ spaceId: 'c' })
})

test('own progress: a module is completed, begun or not by the answers of this device', () => {
  const progress = ownProgress(
    MODULES,
    new Map([
      ['foundation-math-1', 8],
      ['senior-math-1', 1],
    ]),
  )
  expect(MODULES.map(({ id }) => stateOf(progress, id))).toEqual(['completed', 'not-started', 'in-progress'])
  expect(figuresOf(MODULES, progress)).toEqual({
    modules: 3,
    students: 1,
    completed: 1,
    inProgress: 1,
    percent: 33.3,
  })
})

test('class progress: a module is completed once every student has completed it', () => {
  const progress = servedProgress({
    students: 2,
    modules: [
      { id: 'foundation-math-1', completed: 2, inProgress: 0, share: 1 },
      { id: 'senior-math-1', completed: 1, inProgress: 0, share: 0.5 },
    ],
  })
  expect(MODULES.map(({ id }) => stateOf(progress, id))).toEqual(['completed', 'not-started', 'in-progress'])
  expect(totalsOf(progress, 'senior-math-1').share).toBe(0.5)
  expect(figuresOf(MODULES, progress)).toMatchObject({ students: 2, completed: 3, percent: 50 })
})

test('empty class: nothing is completed and no figure divides by nobody', () => {
  const progress = servedProgress({ students: 0, modules: [] })
  expect(stateOf(progress, 'foundation-math-1')).toBe('not-started')
  expect(figuresOf(MODULES, progress)).toMatchObject({ students: 0, completed: 0, percent: 0 })
})
