import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decideTier, readDisclosure, type Disclosure } from './read-disclosure.ts'
import LISTS from './safety-words.json' with { type: 'json' }
import SIGNS from './safety-signs.json' with { type: 'json' }
import WEIGHTS from './safety-weights.json' with { type: 'json' }
import { staysOnDevice } from './stays-on-device.ts'

const FOLDER = join(import.meta.dirname, 'disclosures')

type Row = { wanted: Disclosure['tier']; given: Disclosure['tier'] }

/** Rows of a set as tiers alone: a counted set is never shown, not even where it fails. */
const readSet = (file: string): Row[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [wanted, , text = ''] = line.split('\t')
      return { wanted: wanted as Row['wanted'], given: readDisclosure(text).tier }
    })

/** Returns the part of the rows, in percent, rounded to tenths. */
const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10

const counts = (rows: readonly Row[]): { help: number; full: number; falseFull: number; falseQuiet: number } => {
  const told = rows.filter(({ wanted }) => wanted !== 'none')
  const full = rows.filter(({ wanted }) => wanted === 'full')
  const harmless = rows.filter(({ wanted }) => wanted === 'none')
  return {
    help: percent(told.filter(({ given }) => given !== 'none').length, told.length),
    full: percent(full.filter(({ given }) => given === 'full').length, full.length),
    falseFull: percent(harmless.filter(({ given }) => given === 'full').length, harmless.length),
    falseQuiet: percent(harmless.filter(({ given }) => given === 'quiet').length, harmless.length),
  }
}

/**
 * Sets by other authors: those by which the words were widened first, and those that were counted before. The `own`
 * and `taught` sets teach only.
 */
const FILES = readdirSync(FOLDER).filter((file) => !/own|taught/.test(file))
const [LOOKED_AT, WEIGHED] = [
  FILES.filter((file) => file.includes('look')),
  FILES.filter((file) => file.includes('count')),
]

test.each(LOOKED_AT)('disclosures of %s: help for 97 %, in full for 85 %, false for 2 % (B1)', (file) => {
  const { help, full, falseFull } = counts(readSet(file))
  expect(help).toBeGreaterThanOrEqual(97)
  expect(full).toBeGreaterThanOrEqual(85)
  expect(falseFull).toBeLessThanOrEqual(2)
})

test.each(WEIGHED)('disclosures of %s: help for 95 %, in full for 80 %, false for 4 % (B1)', (file) => {
  const { help, full, falseFull } = counts(readSet(file))
  expect(help).toBeGreaterThanOrEqual(95)
  expect(full).toBeGreaterThanOrEqual(80)
  expect(falseFull).toBeLessThanOrEqual(4)
})

test.each(FILES)('harmless neighbours of %s: quiet line for 30 % at most', (file) => {
  expect(counts(readSet(file)).falseQuiet).toBeLessThanOrEqual(30)
})

test('everyday questions: quiet line for 8 % at most', () => {
  const questions = ['en', 'xh', 'af'].flatMap(
    (language) =>
      JSON.parse(readFileSync(join(FOLDER, `../../questions.${language}.json`), 'utf8')) as { question: string }[],
  )
  const quiet = questions.filter(({ question }) => readDisclosure(question).tier === 'quiet')
  expect(percent(quiet.length, questions.length)).toBeLessThanOrEqual(8)
})

test.each([
  'my teacher wants me to send naked pictures',
  'a man online asked me for nudes',
  'my teacher asked me for sex',
  'my uncle asks me to take off my clothes',
  'he showed me his private parts',
  'he sent me a dirty picture',
  'utitshala ufuna ndithumele iifoto zam ndingenampahla',
  'I am hungry and there is no food',
])('sexual exploitation and hunger: %s, full answer (B1)', (text) => {
  expect(readDisclosure(text).tier).toBe('full')
})

test.each(['I am sad', 'im pregnant', 'ndikhulelwe', 'ek is swanger', 'I am hungry', 'I am lonely', 'I am scared'])(
  'told in few words: %s, quiet line at least (B1)',
  (text) => {
    expect(readDisclosure(text).tier).not.toBe('none')
  },
)

test.each([
  'how do I tell my teacher that he beats me',
  'translate to zulu: my father rapes me',
  'hoe sê ek my pa slaan my',
  'ndithini ukuthi ndifuna ukuzibulala',
])('language question: %s, full answer all the same', (text) => {
  expect(readDisclosure(text).tier).toBe('full')
})

test.each([
  'what does ukubetha mean',
  'how do you say he hit the ball',
  'take off your shoes',
  'wat beteken ukufa',
  'translate: the man kissed his wife',
  'uthini u-"underwear" ngesiXhosa',
  'how do you say secret recipe',
  'what is the plural of umntwana',
])('harmless neighbour: %s, no line', (text) => {
  expect(readDisclosure(text).tier).toBe('none')
})

test.each([
  ['the cat follows me everywhere', 'an animal as subject'],
  ['umoya undibetha ebusweni', 'the weather as subject'],
  ['mom beats the carpet every saturday', 'one person alone'],
  ['my phone died and i wanted to die too lol', 'exaggeration'],
  ['my oral is tomorrow and im scared, give me tips', 'an oral exam'],
])('harmless neighbour: %s, no full answer (%s)', (text) => {
  expect(readDisclosure(text).tier).not.toBe('full')
})

test.each([
  ['my dad h1ts me', 'digits for letters'],
  ['I don\u2019t feel safe at home', 'no doubt without a lesson or game'],
  ['daddy drinks and hits mommy', 'two people'],
  ['ndikhulelwe ngutata wam', 'the agent of a passive'],
])('told of harm: %s, full answer (%s)', (text) => {
  expect(readDisclosure(text).tier).toBe('full')
})

test.each([
  '',
  ' ',
  '😭',
  'a'.repeat(2000),
  'ndi'.repeat(700),
  'he hits me '.repeat(200),
  '. '.repeat(1000),
  'take '.repeat(400),
])('text %#: read at once, whatever it is', (text) => {
  const start = performance.now()
  readDisclosure(text)
  expect(performance.now() - start).toBeLessThan(500)
})

test('lists of words: plain letters, and every concept of a sign is known', () => {
  const made = [
    'me',
    'he',
    'toMe',
    'told',
    'telling',
    'young',
    'older',
    'sport',
    'me+person',
    'plain',
    'short',
    'asks-of-others',
  ]
  const known = new Set([
    ...Object.values(LISTS).flatMap((words) => Object.keys(words)),
    ...Object.keys(SIGNS.groups),
    ...made,
  ])
  const named = [
    ...SIGNS.signs.flatMap((line) => line.split(' ').slice(2)),
    ...Object.values(SIGNS.weights).flatMap((names) => names.split(' ')),
    ...[WEIGHTS.full, WEIGHTS.quiet].flatMap(({ weights }) => Object.values(weights).join(' ').split(' ')),
  ]
  const concepts = named.flatMap((atom) => atom.replace(/^[!~]/, '').split('/')).map((name) => name.split('>')[0] ?? '')
  expect(concepts.filter((name) => !known.has(name))).toEqual([])
  for (const words of Object.values(LISTS))
    for (const entry of Object.values(words).join(' ').split(' ')) expect(entry).toMatch(/^-?[a-z0-9_*]*$/)
})

test.each([
  [{ sender: 'user', text: 'my uncle touches me' }, true],
  [{ sender: 'user', text: 'I am sad' }, true],
  [{ sender: 'user', text: 'What does enkosi mean?' }, false],
  [
    {
      sender: 'khulu',
      text: 'x',
      answer: { says: [], blocks: [{ kind: 'beside', line: { name: 'Childline', number: '116' } }], sources: [] },
    },
    true,
  ],
  [{ sender: 'khulu', text: 'x', answer: { says: [], blocks: [], sources: [] } }, false],
] as const)('message %#: stays on the device only if it tells of harm or answers it (B1)', (message, stays) => {
  expect(staysOnDevice(message)).toBe(stays)
})

test('wording: raises a quiet tier, never makes a full one alone, and leaves short messages', () => {
  const loud = { full: 9, quiet: 9 }
  const calm = { full: -9, quiet: -9 }
  const unsure = { isFull: false, odds: 0, isShort: false }
  expect(decideTier(unsure, loud)).toBe('full')
  expect(decideTier({ ...unsure, isShort: true }, loud)).toBe('quiet')
  expect(decideTier({ ...unsure, odds: -99 }, loud)).toBe('none')
  expect(decideTier(unsure, calm)).toBe('none')
  expect(decideTier({ ...unsure, isFull: true }, calm)).toBe('full')
})
