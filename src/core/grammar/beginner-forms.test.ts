import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { XHOSA_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'

/**
 * A form written by hand, what it is, and the paradigm it follows with a form of that source. `attested` says that each
 * of its words is written in a corpus, which may be in another meaning. A variant needn't be the best form.
 */
type BeginnerForm = readonly [
  form: string,
  verb: string,
  request: Omit<VerbRequest, 'verb'>,
  source: string,
  attested: boolean,
  rank?: 'variant',
]

const ROWS = JSON.parse(
  readFileSync(new URL('./beginner-forms.json', import.meta.url), 'utf8'),
) as readonly BeginnerForm[]

const count = (fits: (request: Omit<VerbRequest, 'verb'>) => boolean): number =>
  ROWS.filter(([, , request]) => fits(request)).length

test('beginner forms: 600 or more of 60 verbs, each once with its source, many attested', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(600)
  expect(new Set(ROWS.map(([form, verb, request]) => JSON.stringify([form, verb, request]))).size).toBe(ROWS.length)
  expect(new Set(ROWS.map(([, verb]) => verb)).size).toBeGreaterThanOrEqual(60)
  expect(
    ROWS.filter(
      ([, , , source]) => !/^(?:Xhosa Dictionary|Wiktionary|NCHLT corpus|attested in corpora)\b.*: ./.test(source),
    ),
  ).toEqual([])
  expect(ROWS.filter(([, , , , attested]) => attested).length).toBeGreaterThanOrEqual(300)
})

test('beginners’ forms: first and second persons, negatives, commands and objects', () => {
  expect(count(({ subject }) => /^[12]p/.test(subject))).toBeGreaterThanOrEqual(600)
  expect(count(({ polarity }) => polarity === 'negative')).toBeGreaterThanOrEqual(300)
  expect(count(({ mood }) => mood === 'imperative')).toBeGreaterThanOrEqual(120)
  expect(count(({ object }) => object !== undefined)).toBeGreaterThanOrEqual(100)
})

test('beginners’ forms: each is conjugated, the usual one first', () => {
  const wrong = ROWS.flatMap(([form, verb, request, , , rank]) => {
    const { forms } = conjugateVerb({ verb, ...request }, XHOSA_GRAMMAR)
    return (rank === 'variant' ? forms.includes(form) : forms[0] === form) ? [] : [{ form, verb, request, forms }]
  })
  expect(wrong).toEqual([])
})
