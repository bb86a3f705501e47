import path from 'node:path'
import { expect, test } from 'vitest'
import { readSteps, writeSteps } from '#content/made-steps.ts'
import type { Target } from '#core/assignments/read-target.ts'
import { loadLearningContent } from '#server/features/learning/load-learning-content.ts'
import { makeScratchFolder } from '../../../../tests/support/scratch-folder.ts'

const ROOT = path.join(import.meta.dirname, '../../../..')

test('steps of the build: each equals the one that the server makes itself', () => {
  const folder = makeScratchFolder('steps')
  writeSteps(ROOT, folder)
  const [built, made] = [loadLearningContent(ROOT, folder), loadLearningContent(ROOT)]
  built.prepare()
  const steps = readSteps(folder, 'xh')
  const ids = (steps?.course ?? []).map(({ id }) => id)
  for (const kind of ['lesson/', 'review/']) expect(ids.some((id) => id.startsWith(kind))).toBe(true)
  const placements = ['placement/greetings/0', 'placement/greetings/99', 'placement/greetings/100', 'placement/none/0']
  const others = ['lesson/greetings--hello/9999', 'lesson/none/1', 'review/greetings/none/0', 'constructor', '']
  const differing = [...ids, ...placements, ...others].filter(
    (id) => JSON.stringify(built.findStep('xh', id)) !== JSON.stringify(made.findStep('xh', id)),
  )
  expect(differing).toEqual([])
  const modules = (steps?.modules ?? []).map(({ id }) => id)
  expect(modules.length).toBeGreaterThan(100)
  expect(
    [...modules, 'modules.none.1', 'modules.foundation-math-1.999'].filter(
      (id) => JSON.stringify(built.findModuleStep('xh', id)) !== JSON.stringify(made.findModuleStep('xh', id)),
    ),
  ).toEqual([])
  const lessons = [...new Set(ids.flatMap((id) => /^lesson\/([^/]+)\//.exec(id)?.[1] ?? []))]
  const targets = [
    ...lessons.map((id): Target => ({ kind: 'lesson', id })),
    { kind: 'unit', id: lessons[0]?.split('.')[0] ?? '' },
    { kind: 'module', id: 'foundation-math-1' },
    { kind: 'lesson', id: 'none.none' },
    { kind: 'game', id: 'pairs' },
  ] as const
  const counts = targets.map((target) => built.countAsked('xh', target))
  expect(counts).toEqual(targets.map((target) => made.countAsked('xh', target)))
  expect(counts.slice(0, lessons.length).every((count) => count !== null && count > 0)).toBe(true)
  expect(counts.slice(-2)).toEqual([null, null])
}, 120_000)

test('a folder without steps: the server makes them, and a language without a course has none', () => {
  const content = loadLearningContent(ROOT, makeScratchFolder('no-steps'))
  expect(content.findModuleStep('xh', 'modules.foundation-math-1.601')?.id).toBe('modules.foundation-math-1.601')
  expect(content.findStep('zu', 'lesson/greetings--hello/1')).toBeNull()
})
