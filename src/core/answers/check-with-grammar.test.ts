import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEngine } from '../../../tests/support/read-engine.ts'
import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import { NOUN_CLASSES, type NounClass } from '#core/grammar/noun-classes.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'

const engine = readEngine('xh')
const { classes } = engine.grammar.concords

const check = (target: string, given: string) => checkWithGrammar(target, [], given, engine)

/** A noun of each class that begins as its class does. */
const NOUNS = {
  '1': 'umfazi',
  '2': 'abafazi',
  '3': 'umlambo',
  '4': 'imilambo',
  '5': 'iqanda',
  '6': 'amaqanda',
  '7': 'isihlalo',
  '8': 'izihlalo',
  '9': 'indlu',
  '10': 'izindlu',
  '11': 'usana',
  '14': 'ubusi',
} as const satisfies Partial<Record<NounClass, string>>

const CLASSES = NOUN_CLASSES.filter((nounClass): nounClass is keyof typeof NOUNS => nounClass in NOUNS)

const join = (...morphemes: Morpheme[]): string => joinMorphemes(morphemes, engine.grammar)[0] ?? ''

const VERBS = ['hamb', 'sebenz', 'bon', 'thand', 'beth', 'theng', 'cul', 'lal', 'dlal', 'fik']

/** Frame for a noun, with the concord of a class: each kind of concord on several stems. */
type Frame = { errorClass: ErrorClass; say: (noun: string, nounClass: NounClass) => string }

const FRAMES: readonly Frame[] = [
  ...VERBS.map<Frame>((root) => ({
    errorClass: 'subject-concord',
    say: (noun, of) => `${noun} ${join([classes[of].subject, `SC${of}`], [root, 'VRoot'], ['ile', 'Perf'])}`,
  })),
  ...VERBS.map<Frame>((root) => ({
    errorClass: 'subject-concord',
    say: (noun, of) =>
      `${noun} ${join([classes[of].subject, `SC${of}`], ['ya', 'Pres'], [root, 'VRoot'], ['a', 'VerbTerm'])}`,
  })),
  ...VERBS.map<Frame>((root) => ({
    errorClass: 'object-concord',
    say: (noun, of) => `ndiya${join([classes[of].object, `OC${of}`], [root, 'VRoot'], ['a', 'VerbTerm'])} ${noun}`,
  })),
  ...['m', 'kho', 'khe', 'ithu', 'inu'].map<Frame>((stem) => ({
    errorClass: 'possessive-concord',
    say: (noun, of) => `${noun} ${join([classes[of].possessive, `PossConc${of}`], [stem, 'PossPron'])}`,
  })),
  ...['khulu', 'hle', 'dala', 'tsha', 'de'].map<Frame>((stem) => ({
    errorClass: 'adjective-concord',
    say: (noun, of) => `${noun} ${join([classes[of].adjective, `AdjPref${of}`], [stem, 'AdjStem'])}`,
  })),
  ...['bomvu', 'mnyama', 'shushu', 'banzi', 'luhlaza'].map<Frame>((stem) => ({
    errorClass: 'relative-concord',
    say: (noun, of) => `${noun} ${join([classes[of].relative, `RelConc${of}`], [stem, 'RelStem'])}`,
  })),
]

test('grammar’s table of answers: more than 40 stems and five kinds of concords', () => {
  expect(FRAMES.length).toBeGreaterThanOrEqual(40)
  expect(new Set(FRAMES.map(({ errorClass }) => errorClass)).size).toBe(5)
})

test.each([
  'subject-concord',
  'object-concord',
  'possessive-concord',
  'adjective-concord',
  'relative-concord',
] as const)('a wrong %s of any class: never accepted, and at least 95 %% are named correctly', (errorClass) => {
  const cases = FRAMES.filter((frame) => frame.errorClass === errorClass)
    .flatMap(({ say }) =>
      CLASSES.flatMap((one) =>
        CLASSES.map((other) => ({ target: say(NOUNS[one], one), given: say(NOUNS[one], other) })),
      ),
    )
    .filter(({ target, given }) => target !== given)
  const checked = cases.map(({ target, given }) => ({ target, given, ...check(target, given) }))
  expect(
    checked
      .filter(({ verdict }) => verdict !== 'wrong')
      .map(({ target, given, verdict }) => `${target} / ${given}: ${verdict}`),
  ).toEqual([])
  const miscalled = checked
    .filter((answer) => answer.errorClass !== errorClass)
    .map(({ target, given, ...answer }) => `${target} / ${given}: ${answer.errorClass} ${answer.rule}`)
  expect(miscalled.length / checked.length, miscalled.slice(0, 20).join('\n')).toBeLessThanOrEqual(0.05)
})

test.each<[string, string, string]>([
  ['Ndiyabulela', 'Ndiyabulela!', 'marks'],
  ['Unjani?', 'unjani', 'marks'],
  ['Molo, mama.', 'molo mama', 'marks'],
  ['i-ajenda', 'iajenda', 'marks'],
  ['Abantwana bafunda incwadi', 'Abantwana bayafunda incwadi', 'longPresent'],
  ['Abantwana bayafunda incwadi', 'Abantwana bafunda incwadi', 'shortPresent'],
  ['Namhlanje ndiyasebenza', 'Ndiyasebenza namhlanje', 'wordOrderFree'],
  ['into ebalulekileyo', 'into ibalulekileyo', 'initialVowel'],
])("'%s' may also be '%s' (%s)", (target, given, rule) => {
  expect(check(target, given)).toMatchObject({ verdict: 'variant', errorClass: null, rule })
})

test('answer check: another right answer is told as a variant', () => {
  expect(checkWithGrammar('Molo', ['Bhota'], 'bhota', engine)).toMatchObject({
    verdict: 'variant',
    rule: 'listedVariant',
  })
  expect(checkWithGrammar('Molo', ['Bhota, mama'], 'bhota mama', engine)).toMatchObject({
    verdict: 'variant',
    rule: 'marks',
  })
})

test.each(['Ndiyabulela', '  ndiyabulela ', 'NDIYABULELA'])("answer check: '%s' is correct", (given) => {
  expect(check('Ndiyabulela', given)).toEqual({ verdict: 'correct', errorClass: null, rule: null, words: {} })
})

test.each<[string, string]>([
  ['Ndiyafunda', 'Ndiyafumda'],
  ['Abantwana bayadlala', 'Abantwana bayadllala'],
  ['namhlanje', 'namhlanej'],
])("'%s' written '%s' is a slip, since that is no form of any word", (target, given) => {
  expect(check(target, given)).toMatchObject({ verdict: 'slip', errorClass: 'spelling', rule: 'spelling' })
})

test.each<[string, string, ErrorClass, string]>([
  ['Abantwana bayafunda', 'Abantwana uyafunda', 'subject-concord', 'subjectConcord'],
  ['Abantwana bayafunda', 'Abantwana bafunda', 'tense', 'shortPresentAtEnd'],
  ['Ndifundile', 'Ndiyafunda', 'tense', 'tense'],
  ['Ndiyafunda', 'Uyafunda', 'person', 'person'],
  ['Unjani?', 'Ninjani?', 'person', 'person'],
  ['Ndiyafunda', 'Andifundi', 'polarity', 'polarityPositive'],
  ['Andifundi', 'Ndiyafunda', 'polarity', 'polarityNegative'],
  ['umntwana', 'abantwana', 'number', 'nounNumberSingular'],
  ['abantwana', 'umntwana', 'number', 'nounNumberPlural'],
  ['umntwana', 'isintwana', 'noun-prefix', 'nounPrefix'],
  ['Ndiyakuthanda', 'Ndiyamthanda', 'object-concord', 'objectConcord'],
  ['Ndiyakuthanda', 'Ndiyathanda', 'object-concord', 'objectConcord'],
  ['Igama lam nguThemba', 'Igama wam nguThemba', 'possessive-concord', 'possessiveConcord'],
  ['imoto ebomvu', 'imoto abomvu', 'relative-concord', 'relativeConcord'],
  ['Ndiyafunda', 'Ndiyafuna', 'other-word', 'otherWord'],
  ['Ndiyabulela', 'Xyz', 'other-word', 'unknownWord'],
  ['Ndiyabulela kakhulu', 'Ndiyabulela', 'missing-word', 'missingWord'],
  ['Ndiyabulela', 'Ndiyabulela kakhulu', 'extra-word', 'extraWord'],
  ['Abantwana babona inja', 'Inja babona abantwana', 'word-order', 'wordOrder'],
  ['Molo', '  ', 'empty', ''],
  ['Molo', '?!', 'empty', ''],
])("'%s' answered '%s' is wrong: %s", (target, given, errorClass, rule) => {
  expect(check(target, given)).toMatchObject({ verdict: 'wrong', errorClass, rule: rule === '' ? null : rule })
})

test('explanation: names the deciding noun, its class and both concords', () => {
  expect(check('Abantwana bayafunda', 'Abantwana uyafunda').words).toMatchObject({
    noun: 'abantwana',
    nounClass: '2',
    concord: 'ba',
    wrongConcord: 'u',
  })
})

const words = [
  'umntwana',
  'abantwana',
  'uyafunda',
  'bayafunda',
  'inja',
  'inkulu',
  'namhlanje',
  'Ndiyakuthanda',
  'isikolo',
  'esikhulu',
  'kakhulu',
  'wam',
  '!',
  'xyz',
]
const sentence = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

test('any answer: no throw, same result twice, only the expected is correct, faults explained', () => {
  fc.assert(
    fc.property(sentence, sentence, (target, given) => {
      const answer = check(target, given)
      expect(check(target, given)).toEqual(answer)
      expect(answer.verdict === 'correct' || answer.verdict === 'variant').toBe(answer.errorClass === null)
      if (answer.verdict === 'correct')
        expect(given.normalize('NFC').trim().toLowerCase()).toBe(target.normalize('NFC').trim().toLowerCase())
    }),
    { numRuns: 3000 },
  )
})

test('answer check without an engine: the specification alone decides', () => {
  expect(checkWithGrammar('Abantwana bayafunda', [], 'Abantwana uyafunda', null)).toMatchObject({
    verdict: 'wrong',
    rule: null,
  })
  expect(checkWithGrammar('Molo', [], ' MOLO ', null)).toMatchObject({ verdict: 'correct', rule: null })
})

test('answer check: an answer of more than forty words is not read', () => {
  expect(check('Abantwana bayafunda', 'bayafunda '.repeat(41))).toMatchObject({ verdict: 'wrong', rule: null })
})
