import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import { createExerciseBank } from '#core/exercises/exercise-bank.ts'
import { EXERCISE_INSTRUCTIONS, EXERCISE_LEVELS, GRAMMAR_EXERCISE_KINDS } from '#core/exercises/exercise-kinds.ts'
import type { Exercise } from '#core/exercises/exercise.ts'
import { GRAMMAR_SKILLS } from '#core/exercises/grammar-skills.ts'
import { makeExercise } from '#core/exercises/make-exercise.ts'
import { hasKnownRoots } from '#core/exercises/roots-of-text.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'

const content = loadLanguageContent(join(import.meta.dirname, '../../..'), 'xh')
const engine = createLanguageEngine('xh', [...content.lexicon.values()], content.attestedStems)
if (content.exercises === null) throw new Error('isiXhosa has exercises')
const bank = createExerciseBank(engine, content.exercises)

const CASES = GRAMMAR_EXERCISE_KINDS.flatMap((kind) => EXERCISE_LEVELS.map((level) => [kind, level] as const))
const skills = new Set<string>(GRAMMAR_SKILLS)

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })

/** Runs of each kind and level; more than two thousand in all. */
const RUNS = 100

/** Words of numbers with na- and relatives, which are made of known roots that the reader doesn't tell apart. */
const OF_NUMBERS = /\b(?:(?:eli|a)nanye|umkhono|(?:aba|emi|ama|a|ezi|o)?si(?:thandathu|xhenxe|bhozo))\b/g

/** Returns all that an exercise shows and asks for in the language learnt. */
function targetText({ prompt: { parts }, answerLanguage, target }: Exercise): string {
  const shown = parts.some(({ part }) => part === 'gap')
    ? []
    : parts.map((part) => (part.part === 'target' ? part.text : ''))
  return [...shown, answerLanguage === 'target' ? target : ''].join(' ').replaceAll(OF_NUMBERS, '')
}

/** Checks that the checker accepts the right option, and no other one. */
function checkVerdicts({ target, also, options, answerLanguage }: Exercise): void {
  expect(options.filter(({ errorClass }) => errorClass === null).map(({ answer }) => answer)).toEqual([target])
  const verdicts = options.map(
    ({ answer }) => checkWithGrammar(target, also, answer, answerLanguage === 'target' ? engine : null).verdict,
  )
  expect(verdicts.filter((verdict) => verdict !== 'wrong')).toEqual(['correct'])
  for (const variant of also) expect(checkWithGrammar(target, also, variant, engine).verdict).toBe('variant')
}

/** Checks that there are two or three wrong options with a reason each, no two alike. */
function checkOptions({ options, explanation }: Exercise): void {
  expect([3, 4]).toContain(options.length)
  expect(new Set(options.map(({ text }) => text.toLowerCase())).size).toBe(options.length)
  expect(new Set(options.map(({ answer }) => answer.toLowerCase())).size).toBe(options.length)
  for (const { errorClass, reason } of options) expect(errorClass === null).toBe(reason === null)
  expect(options.map(({ reason }) => reason)).toContain(explanation.rule)
}

/** Roots of the lexicon, skills of the list, and words that can all be looked up. */
function checkUnits(exercise: Exercise): void {
  expect(exercise.roots.length).toBeGreaterThan(0)
  for (const root of exercise.roots) expect(content.lexicon.has(root), root).toBe(true)
  expect(exercise.skills.length).toBeGreaterThan(0)
  for (const skill of exercise.skills) expect(skills.has(skill), skill).toBe(true)
  expect(hasKnownRoots(targetText(exercise), engine), targetText(exercise)).toBe(true)
}

test.each(CASES)('%s of %s: one right answer, explained wrong ones, same for the same seed', (kind, level) => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const exercise = makeExercise(kind, seed, bank, { level })
      checkVerdicts(exercise)
      checkOptions(exercise)
      checkUnits(exercise)
      expect(exercise.english).not.toMatch(/undefined|  |\ba [aeio]/)
      expect(makeExercise(kind, seed, bank, { level })).toEqual(exercise)
    }),
    { numRuns: RUNS },
  )
})

test.each(GRAMMAR_EXERCISE_KINDS)('%s without end: a hundred seeds give many exercises', (kind) => {
  const targets = new Set(Array.from({ length: 100 }, (_, seed) => makeExercise(kind, seed, bank).target))
  expect(targets.size).toBeGreaterThan(kind === 'say-time' ? 30 : 50)
})

test('gap exercise: an option in the gap gives its whole answer', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const {
        prompt: { parts },
        options,
      } = makeExercise('fill-concord', seed, bank, { level: 'A2' })
      for (const { text, answer } of options)
        expect(parts.map((part) => (part.part === 'gap' ? text : part.text)).join('')).toBe(answer)
    }),
  )
})

test('tile exercise: all pieces of the word are there, with two that don’t belong', () => {
  const build = (rest: string, left: readonly string[]): boolean =>
    (rest === '' && left.length === 2) ||
    left.some((tile, index) => rest.startsWith(tile) && build(rest.slice(tile.length), left.toSpliced(index, 1)))
  fc.assert(
    fc.property(seeds, (seed) => {
      const { target, tiles = [] } = makeExercise('build-word', seed, bank, { level: 'A2' })
      expect(build(target, tiles)).toBe(true)
    }),
  )
})

test('instructions: each is used by an exercise', () => {
  const asked = new Set(
    CASES.flatMap(([kind, level]) =>
      Array.from({ length: 40 }, (_, seed) => makeExercise(kind, seed, bank, { level }).prompt.instruction),
    ),
  )
  // Only teachers' own lessons ask to fill a gap (core/lesson-plans/make-own-steps.ts).
  expect([...asked, 'fillGap'].toSorted()).toEqual(EXERCISE_INSTRUCTIONS.toSorted())
})

test('exercise: only accepted ones are made, and too few words give none', () => {
  const { skills: found } = makeExercise('fill-concord', 3, bank, {
    level: 'A2',
    accept: ({ skills: wanted }) => wanted.includes('object-concord.5'),
  })
  expect(found).toContain('object-concord.5')
  expect(() => makeExercise('possessive', 3, { ...bank, owned: [] })).toThrow(
    'No exercise of the kind possessive can be made.',
  )
})
