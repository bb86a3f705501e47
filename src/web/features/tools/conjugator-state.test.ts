import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'
import {
  findVerb,
  makeCommands,
  makeRows,
  readConjugation,
  nameVerb,
  SUBJECTS,
  suggestVerbs,
  TENSES,
  VOICES,
  writeConjugation,
} from './conjugator-state.ts'

const { lexicon, attestedStems } = loadLanguageContent(join(import.meta.dirname, '../../../..'), 'xh')
const engine = createLanguageEngine('xh', [...lexicon.values()], attestedStems)

test.each([
  ['hamba', 'ukuhamba'],
  ['ukuhamba', 'ukuhamba'],
  ['Hamba ', 'ukuhamba'],
  ['enza', 'ukwenza'],
  ['ukwenza', 'ukwenza'],
  ['walk', 'ukuhamba'],
  ['to eat', 'ukutya'],
  ['ndiyafunda', 'ukufunda'],
  ['azi', 'ukwazi'],
  ['za', 'ukuza'],
])('conjugator: %s is the verb %s of the dictionary', (text, lemma) => {
  expect(findVerb(text, engine)?.root?.lemma).toBe(lemma)
})

test('two verbs of one spelling: each has its own forms; to steal has an i that is heard', () => {
  const says = (text: string): string => {
    const verb = findVerb(text, engine)
    return (
      `${verb?.root?.id ?? ''} ` +
      `${verb ? (makeRows(verb, readConjugation('?who=1'), engine.grammar)[0]?.positive.form ?? '') : ''} ` +
      (verb ? nameVerb(verb, engine.grammar) : '')
    )
  }
  for (const text of ['steal', 'iba', 'weba', 'bayeba']) expect(says(text)).toBe('verb.steal uyeba ukuba')
  for (const text of ['ukuba', 'ba', 'become']) expect(says(text)).toBe('verb.become uyaba ukuba')
})

test('conjugator: an unknown verb is formed by rule, and other text isn’t', () => {
  expect(findVerb('plolotha', engine)).toEqual({ verb: 'plolotha', root: null, voice: 'active' })
  expect(findVerb('ukuplolotha', engine)).toEqual({ verb: 'plolotha', root: null, voice: 'active' })
  for (const text of ['', ' ', 'xyz', 'strength', '123', 'umntwana wam']) expect(findVerb(text, engine)).toBeNull()
})

test('conjugator: every verb of the dictionary is found by its infinitive', () => {
  for (const root of engine.lexicon.roots.filter(({ partOfSpeech }) => partOfSpeech === 'verb'))
    expect(findVerb(root.lemma, engine)?.root?.lemma).toBe(root.lemma)
})

test('conjugator: verbs with the same beginning are suggested', () => {
  expect(findVerb('ukufu', engine)).toBeNull()
  expect(suggestVerbs('ukufu', null, engine).map(({ lemma }) => lemma)).toContain('ukufunda')
  expect(suggestVerbs('ukufunda', findVerb('ukufunda', engine), engine).map(({ lemma }) => lemma)).not.toContain(
    'ukufunda',
  )
  expect(suggestVerbs('', null, engine)).toEqual([])
})

// Sources: Wiktionary, Xhosa conjugation; attested in corpora.
test('conjugator: one tense of every person, positive and negative', () => {
  const rows = makeRows(
    { verb: 'ukufunda', voice: 'active' },
    { ...readConjugation(''), tense: 'present' },
    engine.grammar,
  )
  expect(rows.map(({ subject }) => subject)).toEqual(SUBJECTS)
  const forms = Object.fromEntries(
    rows.map(({ subject, positive, negative }) => [subject, [positive.form, negative.form]]),
  )
  expect(forms).toMatchObject({
    '1ps': ['ndiyafunda', 'andifundi'],
    '2ps': ['uyafunda', 'awufundi'],
    '1': ['uyafunda', 'akafundi'],
    '2': ['bayafunda', 'abafundi'],
    '9': ['iyafunda', 'ayifundi'],
  })
})

test('conjugator: every tense of one person', () => {
  const rows = makeRows({ verb: 'ukufunda', voice: 'active' }, { ...readConjugation('?who=1ps') }, engine.grammar)
  expect(rows.map(({ tense }) => tense)).toEqual(TENSES)
  const forms = Object.fromEntries(rows.map(({ tense, positive, negative }) => [tense, [positive.form, negative.form]]))
  expect(forms).toMatchObject({
    'recent-past': ['ndifundile', 'andifundanga'],
    'remote-past': ['ndafunda', 'andifundanga'],
    future: ['ndiza kufunda', expect.any(String)],
    can: ['ndingafunda', 'andinakufunda'],
    already: ['sele ndifunda', 'andikafundi'],
    still: ['ndisafunda', 'andisafundi'],
    'was-doing': ['bendifunda', expect.any(String)],
  })
})

test('conjugator: the form before another word is told apart from equally right ones', () => {
  const rows = makeRows({ verb: 'ukufunda', voice: 'active' }, readConjugation('?who=1ps'), engine.grammar)
  const forms = Object.fromEntries(rows.map(({ tense, positive: { short, also } }) => [tense, [short, also]]))
  expect(forms).toMatchObject({
    present: ['ndifunda', []],
    'recent-past': ['ndifunde', []],
    future: [null, ['ndiya kufunda']],
    already: [null, ['sendifunda']],
    who: ['endifunda', []],
  })
})

// Sources: Wiktionary, Xhosa passives; NCHLT annotated corpora.
test.each([
  ['ukubona', 'ukubonwa uyabonwa akabonwa'],
  ['ukubopha', 'ukubotshwa uyabotshwa akabotshwa'],
  ['ukuluma', 'ukulunywa uyalunywa akalunywa'],
  ['ukuhlamba', 'ukuhlanjwa uyahlanjwa akahlanjwa'],
  ['ukutya', 'ukutyiwa uyatyiwa akatyiwa'],
  ['ukwenza', 'ukwenziwa uyenziwa akenziwa'],
  ['ukwakha', 'ukwakhiwa uyakhiwa akakhiwa'],
  ['ukusebenzisa', 'ukusetyenziswa uyasetyenziswa akasetyenziswa'],
])('passive: %s', (verb, forms) => {
  const meant = { verb, voice: 'passive' } as const
  const row = makeRows(meant, readConjugation(''), engine.grammar).find(({ subject }) => subject === '1')
  expect([nameVerb(meant, engine.grammar), row?.positive.form, row?.negative.form].join(' ')).toBe(forms)
})

test('conjugator: a passive verb shows its passive', () => {
  for (const text of ['bonwa', 'ukubethwa', 'kuyathethwa']) expect(findVerb(text, engine)?.voice, text).toBe('passive')
  for (const text of ['bona', 'ukulwa', 'ndiyafunda', 'wa']) expect(findVerb(text, engine)?.voice, text).toBe('active')
})

test('conjugator: every verb has every form, of one or several words of morphemes', () => {
  for (const verb of ['ukutya', 'ukwenza', 'ukwazi', 'ukuza', 'ukuthi']) {
    for (const [tense, voice] of TENSES.flatMap((each) =>
      (verb === 'ukutya' ? VOICES : VOICES.slice(0, 1)).map((voiced) => [each, voiced] as const),
    )) {
      for (const { positive, negative } of makeRows(
        { verb, voice },
        { verb, tense, subject: '1ps', by: 'tense', voice },
        engine.grammar,
      )) {
        for (const { form, words } of [positive, negative]) {
          expect(form).toMatch(/^[a-z]+( [a-z]+)*$/)
          expect(words).toHaveLength(form.split(' ').length)
        }
      }
    }
  }
})

test('conjugator: commands and the infinitive', () => {
  expect(
    makeCommands('ukuhamba', engine.grammar).map(({ positive, negative }) => [positive.form, negative.form]),
  ).toEqual([
    ['ukuhamba', 'ukungahambi'],
    ['hamba', 'musa ukuhamba'],
    ['hambani', 'musani ukuhamba'],
  ])
})

test('conjugator address: restores what is shown; unknown values mean the first', () => {
  for (const shown of [
    { verb: 'hamba', tense: 'future', subject: '1ps', by: 'tense', voice: null },
    { verb: '', tense: 'present', subject: '9', by: 'subject', voice: 'passive' },
  ] as const) {
    expect(readConjugation(writeConjugation(shown))).toEqual(shown)
  }
  expect(readConjugation('?tense=never&who=god')).toEqual({
    verb: 'ukufunda',
    tense: 'present',
    subject: '1ps',
    by: 'tense',
    voice: null,
  })
})
