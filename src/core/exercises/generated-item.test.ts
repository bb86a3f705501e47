import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import { COUNTED_NOUNS } from '#core/exercises/counted-nouns.ts'
import { generateItem, readGeneratedItem } from '#core/exercises/generated-item.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'
import { pluraliseNoun } from '#core/grammar/pluralise-noun.ts'
import { isGeneratedId } from '#core/learning/generated-id.ts'
import { canGenerate } from '#core/learning/generated-section.ts'
import { CONTENT_SECTIONS } from '#core/sections/sections.ts'

const content = loadLanguageContent(path.join(import.meta.dirname, '../../..'), 'xh')
const engine = createLanguageEngine('xh', [...content.lexicon.values()], content.attestedStems)

const section = fc.constantFrom('numbers' as const, 'time' as const)
const seed = fc.integer({ min: 0, max: 2 ** 31 })
const difficulty = fc.integer({ min: 0, max: 30 })
const anyItem = fc
  .record({ section, seed, difficulty })
  .map((made) => generateItem(made.section, made.seed, made.difficulty))

test('generated question: the same seed asks the same, and its id reads back to the item', () => {
  fc.assert(
    fc.property(section, seed, difficulty, (of, from, ahead) => {
      const item = generateItem(of, from, ahead)
      expect(generateItem(of, from, ahead)).toEqual(item)
      expect(readGeneratedItem(item.id)).toEqual(item)
      expect(isGeneratedId(item.id)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('every listed answer: accepted with and without the grammar, and never in the prompt', () => {
  fc.assert(
    fc.property(anyItem, fc.boolean(), ({ target, also, english }, grammar) => {
      const check = (given: string): string => checkWithGrammar(target, also, given, grammar ? engine : null).verdict
      expect(check(target)).toBe('correct')
      for (const other of also) expect(check(other)).toBe('variant')
      expect(check(english)).toBe('wrong')
    }),
    { numRuns: 150 },
  )
})

test('the item is one of its page: a category of its section, a respelling, no answer twice', () => {
  fc.assert(
    fc.property(anyItem, (item) => {
      expect(CONTENT_SECTIONS[item.section]).toContain(item.category)
      expect(item.pronunciation).not.toBe('')
      expect(new Set([item.target, ...item.also]).size).toBe(item.also.length + 1)
      expect(item.target.length).toBeLessThan(500)
      expect(item.id.length).toBeLessThanOrEqual(200)
    }),
    { numRuns: 300 },
  )
})

test('generated questions: of their category only; a category without any asks all', () => {
  const asked = (of: 'numbers' | 'time', category: Parameters<typeof generateItem>[3]): string[] =>
    [...new Set(Array.from({ length: 60 }, (_, from) => generateItem(of, from, 20, category).category))].toSorted()
  expect(asked('numbers', 'ordinal')).toEqual(['ordinal'])
  expect(asked('numbers', 'math')).toEqual(['math'])
  expect(asked('time', 'days')).toEqual(['days'])
  expect(asked('time', 'seasons')).toEqual(['days', 'months', 'time'])
})

test('generated numbers: begin small and grow with right answers', () => {
  const largest = (ahead: number): number =>
    Math.max(
      ...Array.from({ length: 200 }, (_, from) =>
        Number(generateItem('numbers', from, ahead, 'cardinal').id.split('.')[2]),
      ).filter((value) => !Number.isNaN(value)),
    )
  expect([0, 3, 6].map(largest)).toEqual([10, 20, 99])
  for (const [ahead, least] of [
    [9, 500],
    [12, 5000],
    [15, 50_000],
    [18, 500_000],
    [300, 500_000],
  ] as const)
    expect(largest(ahead)).toBeGreaterThan(least)
})

test.each([
  ['numbers.any.0', '0', 'unothi'],
  ['numbers.any.4321', '4\u00a0321', 'amawaka amane anamakhulu amathathu anamashumi amabini ananye'],
  ['numbers.any.things-1-day', '1 day', 'usuku olunye'],
  ['numbers.any.things-3-book', '3 books', 'iincwadi ezintathu'],
  ['numbers.any.place-2', '2nd', 'okwesibini'],
  ['numbers.any.place-113', '113th', 'okwekhulu elineshumi elinesithathu'],
  ['numbers.any.rand-3-50', 'R3.50', 'iirandi ezintathu neesenti ezingamashumi amahlanu'],
  ['numbers.any.sum-2-plus-3', '2 + 3 = 5', 'Isibini xa sidityaniswa nesithathu silingana nesihlanu.'],
  ['numbers.any.sum-6-divided-by-2', '6 ÷ 2 = 3', 'Isithandathu xa sahlulwa ngesibini silingana nesithathu.'],
  ['time.any.14-30', '14:30', 'icala emva kwentsimbi yesibini'],
  ['time.any.date-01-03', '3 January', 'umhla wesithathu kuJanyuwari'],
  [
    'time.any.date-2028-01-03',
    'Monday, 3 January 2028',
    'ngoMvulo, umhla wesithathu kuJanyuwari ngonyaka wamawaka amabini anamashumi amabini anesibhozo',
  ],
])('generated item: %s asks “%s”', (id, english, target) => {
  expect(readGeneratedItem(id)).toMatchObject({ id, english, target, review: 'drafted' })
})

test('generated time: the afternoon may be named', () => {
  expect(readGeneratedItem('time.any.14-30')?.also).toContain('icala emva kwentsimbi yesibini emva kwemini')
})

const MALFORMED = [
  'numbers.any.',
  'numbers.any.1000000',
  'numbers.any.007',
  'numbers.any.-1',
  'numbers.any.1.5',
  'numbers.any.1e3',
  'numbers.any.4321 ',
  'numbers.any.4321\n',
  'NUMBERS.any.1',
  'numbers.cardinal.4321',
  'time.any.4321',
  'numbers.any.14-30',
  'phrases.any.1',
  'numbers.any.place-0',
  'numbers.any.place-10000',
  'numbers.any.things-3-unicorn',
  'numbers.any.things-0-book',
  'numbers.any.things-3-toString',
  'numbers.any.rand-0',
  'numbers.any.rand-3-00',
  'numbers.any.rand-3-5',
  'numbers.any.sum-2-minus-3',
  'numbers.any.sum-3-minus-3',
  'numbers.any.sum-5-divided-by-2',
  'numbers.any.sum-999999-plus-1',
  'numbers.any.sum-999999-times-999999',
  'time.any.24-00',
  'time.any.12-60',
  'time.any.1-30',
  'time.any.date-02-30',
  'time.any.date-13-01',
  'time.any.date-00-01',
  'time.any.date-2027-02-29',
  'time.any.date-1999-01-01',
]

test.each(MALFORMED)('generated item: “%s” is no question', (id) => {
  expect(readGeneratedItem(id)).toBeUndefined()
})

test('generated item: no text makes it throw, and what it reads it writes the same way', () => {
  const near = fc
    .tuple(
      fc.constantFrom(...MALFORMED, 'numbers.any.sum-2-times-3', 'time.any.date-2028-01-03', 'numbers.any.rand-12-05'),
      fc.nat({ max: 30 }),
      fc.string({ maxLength: 3 }),
    )
    .map(([id, at, text]) => id.slice(0, at) + text + id.slice(at + text.length))
  fc.assert(
    fc.property(fc.oneof(near, fc.string({ maxLength: 250 })), (id) => {
      const item = readGeneratedItem(id)
      if (item) expect(item.id).toBe(id)
    }),
    { numRuns: 1000 },
  )
})

test('counted things: words of the lexicon, in its classes', () => {
  const roots = [...content.lexicon.values()]
  for (const { one, oneClass, several, severalClass } of COUNTED_NOUNS.values()) {
    const root = roots.find(
      ({ lemma, plural, nounClass }) => lemma === one && plural === several && nounClass === oneClass,
    )
    expect(root, one).toBeDefined()
    expect(pluraliseNoun(one, engine.grammar, { nounClass: oneClass, knownPlural: several }).nounClass, one).toBe(
      severalClass,
    )
  }
})

test('ids: no category contains the mark of generated questions, made for isiXhosa only', () => {
  expect([...content.items.keys()].filter(isGeneratedId)).toEqual([])
  expect([
    canGenerate(['items', 'endless'], 'numbers'),
    canGenerate(['items', 'endless'], 'time'),
    canGenerate(['items', 'endless'], 'phrases'),
    canGenerate(['items'], 'numbers'),
  ]).toEqual([true, true, false, false])
})
