import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { XHOSA_GRAMMAR, ZULU_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import { NOUN_CLASSES, PERSONS } from '#core/grammar/noun-classes.ts'
import {
  POLARITIES,
  VERB_ASPECTS,
  VERB_EXTENSIONS,
  VERB_FORMS,
  VERB_MOODS,
  VERB_QUESTIONS,
  VERB_TENSES,
  type VerbRequest,
} from '#core/grammar/verb-request.ts'

const PRESENT = { tense: 'present', polarity: 'positive', subject: '1ps', mood: 'indicative' } as const
const xhosa = (request: Partial<VerbRequest> & { verb: string }): string[] =>
  conjugateVerb({ ...PRESENT, ...request }, XHOSA_GRAMMAR).forms
const zulu = (request: Partial<VerbRequest> & { verb: string }): string[] =>
  conjugateVerb({ ...PRESENT, ...request }, ZULU_GRAMMAR).forms

test.each([
  ['funda', 'ukufunda'],
  ['enza', 'ukwenza'],
  ['azi', 'ukwazi'],
  ['oyika', 'ukoyika'],
  ['za', 'ukuza'],
  ['tya', ' Ukutya '],
  ['akha', 'ukwakha'],
])('conjugation: %s may be given as %s', (verb, infinitive) => {
  expect(xhosa({ verb: infinitive })).toEqual(xhosa({ verb }))
  expect(xhosa({ verb: infinitive, mood: 'infinitive' })).toEqual([infinitive.trim().toLowerCase()])
})

test('conjugation: without a given verb form both are given, the long one first', () => {
  expect(xhosa({ verb: 'funda' })).toEqual(['ndiyafunda', 'ndifunda'])
  expect(xhosa({ verb: 'funda', tense: 'recent-past' })).toEqual(['ndifundile', 'ndifunde'])
  expect(xhosa({ verb: 'funda', mood: 'relative', subject: '2' })).toEqual(['abafundayo', 'abafunda'])
  expect(xhosa({ verb: 'thi' })[0]).toBe('ndithi')
})

test('conjugation: the morphemes are those of the best form, word by word', () => {
  expect(conjugateVerb({ verb: 'thanda', ...PRESENT, object: '2ps' }, XHOSA_GRAMMAR).morphemes).toEqual([
    [
      ['ndi', 'SC1ps'],
      ['ya', 'Pres'],
      ['ku', 'OC2ps'],
      ['thand', 'VRoot'],
      ['a', 'VerbTerm'],
    ],
  ])
  expect(conjugateVerb({ verb: 'funda', ...PRESENT, tense: 'future' }, XHOSA_GRAMMAR).morphemes).toEqual([
    [
      ['ndi', 'SC1ps'],
      ['z', 'VRoot'],
      ['a', 'VerbTerm'],
    ],
    [
      ['ku', 'SC15'],
      ['fund', 'VRoot'],
      ['a', 'VerbTerm'],
    ],
  ])
})

// Source: the names of the paradigms; isiXhosa class 6 before a vowel: NCHLT corpus (awahlukeneyo, ahlukeneyo).
test.each<[Partial<VerbRequest> & { verb: string }, string[]]>([
  [{ verb: 'enza', mood: 'relative', subject: '6', verbForm: 'long' }, ['enzayo', 'awenzayo']],
  [
    { verb: 'funda', polarity: 'negative', tense: 'remote-past' },
    ['andifundanga', 'zange ndifunde', 'khange ndifunde'],
  ],
  [{ verb: 'funda', polarity: 'negative', tense: 'future', aspect: 'progressive' }, ['andisayi kufunda']],
  [{ verb: 'funda', polarity: 'negative', tense: 'recent-past', aspect: 'progressive' }, ['bendingasafundi']],
  [{ verb: 'funda', tense: 'future', aspect: 'continuous', subject: '1' }, ['uza kube efunda', 'uya kube efunda']],
  [
    { verb: 'funda', polarity: 'negative', tense: 'future', aspect: 'continuous', mood: 'relative', subject: '1' },
    ['ongazi kube efunda', 'ongayi kube efunda'],
  ],
  [{ verb: 'funda', mood: 'relative', aspect: 'exclusive', subject: '6' }, ['asele efunda']],
  [{ verb: 'funda', mood: 'relative', tense: 'recent-past', aspect: 'continuous' }, ['ebendifunda']],
  [{ verb: 'enza', polarity: 'negative', tense: 'potential' }, ['andinakwenza', 'andingenzi', 'ndingangenzi']],
  [
    { verb: 'phucula', extensions: ['passive'], tense: 'recent-past', mood: 'relative', subject: '9' },
    ['ephuculiweyo', 'ephuculweyo', 'ephuculwe'],
  ],
  [{ verb: 'funda', mood: 'participial', tense: 'potential', polarity: 'negative', subject: '1' }, ['engenakufunda']],
  [{ verb: 'ma', tense: 'stative', subject: '2' }, ['bemi', 'bami']],
  [{ verb: 'dinwa', extensions: ['passive'] }, ['ndiyadinwa', 'ndidinwa']],
])('isiXhosa %j is %j', (request, forms) => {
  expect(xhosa(request)).toEqual(forms)
})

// Source: Wiktionary, Zulu conjugation.
test.each<[Partial<VerbRequest> & { verb: string }, string]>([
  [{ verb: 'funda', polarity: 'negative' }, 'angifundi'],
  [{ verb: 'funda', polarity: 'negative', tense: 'recent-past' }, 'angifundanga'],
  [{ verb: 'funda', polarity: 'negative', tense: 'future' }, 'angizukufunda'],
  [{ verb: 'funda', polarity: 'negative', tense: 'potential' }, 'ngingefunde'],
  [{ verb: 'zwa', polarity: 'negative' }, 'angizwa'],
  [{ verb: 'sho', tense: 'recent-past' }, 'ngishilo'],
  [{ verb: 'dla', tense: 'future' }, 'ngizokudla'],
  [{ verb: 'hlala', tense: 'stative' }, 'ngihlezi'],
  [{ verb: 'funda', aspect: 'exclusive' }, 'sengifunda'],
  [{ verb: 'akha', aspect: 'exclusive' }, 'sele ngakha'],
  [{ verb: 'funda', aspect: 'progressive', polarity: 'negative' }, 'angisafundi'],
  [{ verb: 'funda', tense: 'future', aspect: 'continuous' }, 'ngizobe ngifunda'],
  [{ verb: 'funda', mood: 'imperative', polarity: 'negative', subject: '2pp' }, 'musani ukufunda'],
  [{ verb: 'funda', mood: 'subjunctive', tense: 'remote-past', polarity: 'negative' }, 'ngangafunda'],
  [{ verb: 'bopha', extensions: ['passive'], tense: 'recent-past' }, 'ngiboshiwe'],
])('isiZulu %j is %s', (request, form) => {
  expect(zulu(request)[0]).toBe(form)
})

const agreement = fc.constantFrom(...PERSONS, ...NOUN_CLASSES)
const request: fc.Arbitrary<VerbRequest> = fc
  .record({
    verb: fc.constantFrom(
      'funda',
      'enza',
      'tya',
      'za',
      'ma',
      'va',
      'azi',
      'thi',
      'oyika',
      'akha',
      'lala',
      'hlala',
      'bulala',
      'fumana',
      'dinwa',
      'ba',
      'lwa',
      'sho',
      'x',
      '',
    ),
    tense: fc.constantFrom(...VERB_TENSES),
    polarity: fc.constantFrom(...POLARITIES),
    subject: agreement,
    mood: fc.constantFrom(...VERB_MOODS),
    aspect: fc.constantFrom(...VERB_ASPECTS),
    extensions: fc.subarray([...VERB_EXTENSIONS]),
    object: fc.option(fc.oneof(agreement, fc.constant('reflexive' as const)), { nil: undefined }),
    verbForm: fc.option(fc.constantFrom(...VERB_FORMS), { nil: undefined }),
    reduplicated: fc.boolean(),
    question: fc.option(fc.constantFrom(...VERB_QUESTIONS), { nil: undefined }),
  })
  .map(({ object, verbForm, question, ...rest }) => ({
    ...rest,
    ...(object && { object }),
    ...(verbForm && { verbForm }),
    ...(question && { question }),
  }))

test('conjugation: each combination has distinct forms, the best one spelt by its morphemes', () => {
  fc.assert(
    fc.property(request, fc.constantFrom(XHOSA_GRAMMAR, ZULU_GRAMMAR), (asked, grammar) => {
      const { forms, morphemes } = conjugateVerb(asked, grammar)
      expect(forms.length).toBeGreaterThan(0)
      expect(new Set(forms).size).toBe(forms.length)
      expect(morphemes.map((word) => joinMorphemes(word, grammar)[0]).join(' ')).toBe(forms[0])
      if (asked.verb.length > 1) expect(forms.join(' ')).not.toMatch(/[()]|[aeiou]{2}|undefined/)
    }),
    { numRuns: 3000 },
  )
})

test('a finite verb in -a: the positive and the negative never share their best form', () => {
  fc.assert(
    fc.property(
      request.filter(({ verb, extensions }) => verb === 'funda' && extensions?.length === 0),
      (asked) => {
        const of = (polarity: VerbRequest['polarity']): string =>
          conjugateVerb({ ...asked, polarity }, XHOSA_GRAMMAR).forms[0] ?? ''
        expect(of('positive')).not.toBe(of('negative'))
      },
    ),
  )
})
