import { describe, expect, test } from 'vitest'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { XHOSA_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import type { VerbRequest } from '#core/grammar/verb-request.ts'

/**
 * Source of a form: A is attested in corpora, and N has its parts in the NCHLT corpus. Z is the isiZulu paradigm of
 * Wiktionary with the concords and sounds of isiXhosa.
 */
type Source = 'A' | 'N' | 'Z'
type Row = readonly [form: string, verb: string, request: Partial<VerbRequest>, source: Source]

const PRESENT = { tense: 'present', polarity: 'positive', subject: '1', mood: 'indicative' } as const

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  'irregular verbs and those of one syllable': [
    ['uthi', 'thi', {}, 'A'],
    ['uthe', 'thi', { tense: 'recent-past' }, 'A'],
    ['wathi', 'thi', { tense: 'remote-past' }, 'A'],
    ['esithi', 'thi', { mood: 'participial' }, 'A'],
    ['kuthiwa', 'thi', { subject: '15', verbForm: 'short', extensions: ['passive'] }, 'A'],
    ['watsho', 'tsho', { tense: 'remote-past' }, 'A'],
    ['utshilo', 'tsho', { tense: 'recent-past' }, 'A'],
    ['kutshiwo', 'tsho', { subject: '15', verbForm: 'short', extensions: ['passive'] }, 'A'],
    ['weza', 'za', { tense: 'remote-past' }, 'A'],
    ['yiza', 'za', { mood: 'imperative', subject: '2ps' }, 'A'],
    ['beze', 'za', { mood: 'subjunctive', subject: '2' }, 'A'],
    ['baya', 'ya', { subject: '2', verbForm: 'short' }, 'A'],
    ['yiya', 'ya', { mood: 'imperative', subject: '2ps' }, 'A'],
    ['ukufa', 'fa', { mood: 'infinitive' }, 'A'],
    ['bafa', 'fa', { tense: 'remote-past', subject: '2' }, 'A'],
    ['batya', 'tya', { tense: 'remote-past', subject: '2' }, 'Z'],
    ['batye', 'tya', { mood: 'subjunctive', subject: '2' }, 'A'],
    ['yiba', 'ba', { mood: 'imperative', subject: '2ps' }, 'A'],
    ['abe', 'ba', { mood: 'subjunctive' }, 'A'],
    ['wemka', 'mka', { tense: 'remote-past' }, 'A'],
    ['beva', 'va', { tense: 'remote-past', subject: '2' }, 'A'],
    ['andikeva', 'va', { aspect: 'exclusive', polarity: 'negative', subject: '1ps' }, 'A'],
    ['wema', 'ma', { tense: 'remote-past' }, 'A'],
    ['wazi', 'azi', { verbForm: 'short' }, 'A'],
    ['akazi', 'azi', { polarity: 'negative' }, 'A'],
    ['andikwazi', 'azi', { polarity: 'negative', subject: '1ps', object: '2ps' }, 'A'],
    ['ukulwa', 'lwa', { mood: 'infinitive' }, 'A'],
    ['wawa', 'wa', { tense: 'remote-past' }, 'A'],
    ['kuyawiwa', 'wa', { subject: '15', extensions: ['passive'] }, 'Z'],
    ['uhleli', 'hlala', { tense: 'stative' }, 'A'],
    ['ulele', 'lala', { tense: 'stative' }, 'Z'],
    ['uphethe', 'phatha', { tense: 'stative' }, 'A'],
  ],
  passives: [
    ['ubizwa', 'biza', { verbForm: 'short' }, 'A'],
    ['kubizwa', 'biza', { subject: '15', verbForm: 'short' }, 'A'],
    ['wabizwa', 'biza', { tense: 'remote-past' }, 'Z'],
    ['babanjwa', 'bamba', { subject: '2', tense: 'remote-past' }, 'A'],
    ['kubonwa', 'bona', { subject: '15', verbForm: 'short' }, 'Z'],
    ['isetyenziswa', 'sebenzisa', { subject: '9', verbForm: 'short' }, 'A'],
    ['akhutshwa', 'khupha', { subject: '6', verbForm: 'short' }, 'Z'],
    ['wathunywa', 'thuma', { tense: 'remote-past' }, 'Z'],
    ['lenziwa', 'enza', { subject: '5', verbForm: 'short' }, 'A'],
    ['kwenziwe', 'enza', { subject: '15', tense: 'recent-past' }, 'A'],
    ['zakhiwe', 'akha', { subject: '10', tense: 'recent-past' }, 'A'],
    ['wabulawa', 'bulala', { tense: 'remote-past' }, 'A'],
    ['wazalwa', 'zala', { tense: 'remote-past' }, 'Z'],
    ['lifunyenwe', 'fumana', { subject: '5', tense: 'recent-past' }, 'A'],
    ['kwaqalwa', 'qala', { subject: '15', tense: 'remote-past' }, 'Z'],
    ['iphunyezwe', 'phumeza', { subject: '9', tense: 'recent-past', verbForm: 'short' }, 'N'],
    ['akusetyenziswa', 'sebenzisa', { subject: '15', polarity: 'negative' }, 'Z'],
    ['ziboniswe', 'bonisa', { subject: '10', tense: 'recent-past', verbForm: 'short' }, 'A'],
    ['ukuhlanjwa', 'hlamba', { mood: 'infinitive' }, 'Z'],
    ['ukubotshwa', 'bopha', { mood: 'infinitive' }, 'Z'],
    ['ukulunywa', 'luma', { mood: 'infinitive' }, 'Z'],
    ['kuyatyiwa', 'tya', { subject: '15' }, 'Z'],
  ].map(
    ([form, verb, request, source]) =>
      [form, verb, { extensions: ['passive'], ...(request as Partial<VerbRequest>) }, source] as Row,
  ),
  'other extensions': [
    ['ukufundisa', 'funda', { mood: 'infinitive', extensions: ['causative'] }, 'A'],
    ['ukubonisa', 'bona', { mood: 'infinitive', extensions: ['causative'] }, 'A'],
    ['ukuthengisa', 'thenga', { mood: 'infinitive', extensions: ['causative'] }, 'A'],
    ['ukukhumbuza', 'khumbula', { mood: 'infinitive', extensions: ['causative'] }, 'A'],
    ['ukuvusa', 'vuka', { mood: 'infinitive', extensions: ['causative'] }, 'Z'],
    ['ukukhupha', 'phuma', { mood: 'infinitive', extensions: ['causative'] }, 'A'],
    ['ukwazisa', 'azi', { mood: 'infinitive', extensions: ['causative'] }, 'A'],
    ['ukwenzela', 'enza', { mood: 'infinitive', extensions: ['applicative'] }, 'A'],
    ['ukusebenzela', 'sebenza', { mood: 'infinitive', extensions: ['applicative'] }, 'A'],
    ['ukusebenzisana', 'sebenza', { mood: 'infinitive', extensions: ['causative', 'reciprocal'] }, 'A'],
    ['ukubonana', 'bona', { mood: 'infinitive', extensions: ['reciprocal'] }, 'Z'],
    ['ukuncedana', 'nceda', { mood: 'infinitive', extensions: ['reciprocal'] }, 'Z'],
    ['ukubonakala', 'bona', { mood: 'infinitive', extensions: ['neuter'] }, 'A'],
    ['ukuvakala', 'va', { mood: 'infinitive', extensions: ['neuter'] }, 'Z'],
    ['ukwenzeka', 'enza', { mood: 'infinitive', extensions: ['neuter'] }, 'A'],
    ['ukufumaneka', 'fumana', { mood: 'infinitive', extensions: ['neuter'] }, 'A'],
    ['wathengisa', 'thenga', { tense: 'remote-past', extensions: ['causative'] }, 'Z'],
    ['bathandene', 'thanda', { subject: '2', tense: 'recent-past', extensions: ['reciprocal'] }, 'Z'],
  ],
  relatives: [
    ['ohlalayo', 'hlala', {}, 'Z'],
    ['abafundayo', 'funda', { subject: '2' }, 'Z'],
    ['abafundileyo', 'funda', { subject: '2', tense: 'recent-past' }, 'A'],
    ['elidlulileyo', 'dlula', { subject: '5', tense: 'recent-past' }, 'A'],
    ['ezayo', 'za', { subject: '9' }, 'A'],
    ['elizayo', 'za', { subject: '5' }, 'A'],
    ['owenzayo', 'enza', {}, 'Z'],
    ['eyenziweyo', 'enza', { subject: '9', tense: 'recent-past', extensions: ['passive'] }, 'A'],
    ['abasebenzayo', 'sebenza', { subject: '2' }, 'A'],
    ['abangasebenziyo', 'sebenza', { subject: '2', polarity: 'negative' }, 'A'],
    ['engasebenziyo', 'sebenza', { subject: '9', polarity: 'negative' }, 'Z'],
    ['abahlala', 'hlala', { subject: '2', verbForm: 'short' }, 'A'],
    ['endiyithandayo', 'thanda', { subject: '1ps', object: '9' }, 'Z'],
    ['owathi', 'thi', { tense: 'remote-past', verbForm: 'short' }, 'A'],
    ['owayesebenza', 'sebenza', { tense: 'remote-past', aspect: 'continuous', verbForm: 'short' }, 'A'],
  ].map(
    ([form, verb, request, source]) =>
      [form, verb, { mood: 'relative', ...(request as Partial<VerbRequest>) }, source] as Row,
  ),
  potentials: [
    ['angafunda', 'funda', {}, 'Z'],
    ['kungenzeka', 'enzeka', { subject: '15' }, 'A'],
    ['singathetha', 'thetha', { subject: '1pp' }, 'Z'],
    ['ungaya', 'ya', { subject: '2ps' }, 'Z'],
    ['ungandinceda', 'nceda', { subject: '2ps', object: '1ps' }, 'Z'],
    ['unokufunda', 'funda', {}, 'A'],
    ['unokuthetha', 'thetha', {}, 'A'],
    ['banokuthi', 'thi', { subject: '2' }, 'A'],
    ['ayinakwenzeka', 'enzeka', { subject: '9', polarity: 'negative' }, 'A'],
    ['akanakufunda', 'funda', { polarity: 'negative' }, 'N'],
    ['andingefundi', 'funda', { subject: '1ps', polarity: 'negative' }, 'N'],
  ].map(
    ([form, verb, request, source]) =>
      [form, verb, { tense: 'potential', ...(request as Partial<VerbRequest>) }, source] as Row,
  ),
  'compound tenses': [
    ['ebethetha', 'thetha', { tense: 'recent-past', aspect: 'continuous' }, 'A'],
    ['bebedlala', 'dlala', { tense: 'recent-past', aspect: 'continuous', subject: '2' }, 'A'],
    ['bendicinga', 'cinga', { tense: 'recent-past', aspect: 'continuous', subject: '1ps' }, 'A'],
    ['ubucinga', 'cinga', { tense: 'recent-past', aspect: 'continuous', subject: '2ps' }, 'Z'],
    ['wayesebenza', 'sebenza', { tense: 'remote-past', aspect: 'continuous' }, 'A'],
    ['wayesazi', 'azi', { tense: 'remote-past', aspect: 'continuous' }, 'A'],
    ['babehlala', 'hlala', { tense: 'remote-past', aspect: 'continuous', subject: '2' }, 'A'],
    ['wayengafuni', 'funa', { tense: 'remote-past', aspect: 'continuous', polarity: 'negative' }, 'A'],
    ['babengafuni', 'funa', { tense: 'remote-past', aspect: 'continuous', polarity: 'negative', subject: '2' }, 'A'],
    ['ebengakwazi', 'azi', { tense: 'recent-past', aspect: 'continuous', polarity: 'negative', object: '2ps' }, 'A'],
    ['sele befunda', 'funda', { aspect: 'exclusive', subject: '2' }, 'A'],
    ['sele efikile', 'fika', { aspect: 'exclusive', tense: 'perfect' }, 'Z'],
    ['asikafiki', 'fika', { aspect: 'exclusive', polarity: 'negative', subject: '1pp' }, 'A'],
    ['awusasebenzi', 'sebenza', { aspect: 'progressive', polarity: 'negative', subject: '2ps' }, 'A'],
    ['baza kufika', 'fika', { tense: 'future', subject: '2' }, 'A'],
    ['ndiza kukubona', 'bona', { tense: 'future', subject: '1ps', object: '2ps' }, 'A'],
    ['zange afune', 'funa', { tense: 'remote-past', polarity: 'negative' }, 'A'],
    ['khange abone', 'bona', { tense: 'recent-past', polarity: 'negative' }, 'A'],
  ],
  participials: [
    ['efunda', 'funda', {}, 'A'],
    ['befunda', 'funda', { subject: '2' }, 'A'],
    ['behleli', 'hlala', { subject: '2', tense: 'stative' }, 'A'],
    ['esiza', 'za', {}, 'A'],
    ['besiza', 'za', { subject: '2' }, 'Z'],
    ['besitya', 'tya', { subject: '2' }, 'A'],
    ['esazi', 'azi', {}, 'A'],
    ['besenza', 'enza', { subject: '2' }, 'A'],
    ['engazi', 'azi', { polarity: 'negative' }, 'A'],
    ['engafuni', 'funa', { polarity: 'negative' }, 'A'],
    ['bengafuni', 'funa', { subject: '2', polarity: 'negative' }, 'A'],
  ].map(
    ([form, verb, request, source]) =>
      [form, verb, { mood: 'participial', ...(request as Partial<VerbRequest>) }, source] as Row,
  ),
  'questions at the end of the verb': [
    ['uthini', 'thi', { question: 'what' }, 'A'],
    ['nithini', 'thi', { question: 'what', subject: '2pp' }, 'A'],
    ['bathini', 'thi', { question: 'what', subject: '2' }, 'A'],
    ['ukuthini', 'thi', { question: 'what', mood: 'infinitive' }, 'A'],
    ['wenzani', 'enza', { question: 'what', subject: '2ps' }, 'N'],
    ['ufunani', 'funa', { question: 'what', subject: '2ps' }, 'N'],
    ['uyaphi', 'ya', { question: 'where', subject: '2ps' }, 'N'],
    ['uza kwenzani', 'enza', { question: 'what', subject: '2ps', tense: 'future' }, 'N'],
  ],
  reflexives: [
    ['ukuzimela', 'ma', { mood: 'infinitive', extensions: ['applicative'] }, 'A'],
    ['ukuzibona', 'bona', { mood: 'infinitive' }, 'A'],
    ['ukuzenzela', 'enza', { mood: 'infinitive', extensions: ['applicative'] }, 'A'],
    ['ukuzikhusela', 'khusela', { mood: 'infinitive' }, 'Z'],
    ['wazibona', 'bona', { tense: 'remote-past' }, 'A'],
    ['uyazithanda', 'thanda', {}, 'Z'],
    ['akanakuzimela', 'ma', { tense: 'potential', polarity: 'negative', extensions: ['applicative'] }, 'N'],
    ['zihlambe', 'hlamba', { mood: 'imperative', subject: '2ps' }, 'Z'],
  ].map(
    ([form, verb, request, source]) =>
      [form, verb, { object: 'reflexive', ...(request as Partial<VerbRequest>) }, source] as Row,
  ),
  reduplications: [
    ['ukuzamazama', 'zama', { mood: 'infinitive' }, 'A'],
    ['ukuthethathethana', 'thetha', { mood: 'infinitive', extensions: ['reciprocal'] }, 'A'],
    [
      'ezahlukahlukeneyo',
      'ahluka',
      { mood: 'relative', subject: '10', tense: 'recent-past', extensions: ['reciprocal'] },
      'A',
    ],
  ].map(
    ([form, verb, request, source]) =>
      [form, verb, { reduplicated: true, ...(request as Partial<VerbRequest>) }, source] as Row,
  ),
}

describe.each(Object.entries(TABLES))('%s', (_, rows) => {
  test.each(rows)('verb table: %s is a form of %s %j (%s)', (form, verb, request) => {
    expect(conjugateVerb({ ...PRESENT, verb, ...request }, XHOSA_GRAMMAR).forms).toContain(form)
  })
})
