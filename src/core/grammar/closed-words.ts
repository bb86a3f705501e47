import {
  absolutePronoun,
  adjectivePredicate,
  demonstrativeForm,
  locateDemonstrative,
  quantifierForm,
  whichForm,
} from '#core/grammar/agree.ts'
import { conjugateVerb } from '#core/grammar/conjugate-verb.ts'
import { countThings } from '#core/grammar/count-things.ts'
import { makeNotOwned, makePossessive, possessivePronoun } from '#core/grammar/inflect-noun.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { orderThings } from '#core/grammar/ordinal-words.ts'
import { isPerson, NOUN_CLASSES, PERSONS, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/**
 * Word of a closed kind, looked up as a whole. Kinds are demonstratives, pronouns, describing words, and the words that
 * make the future.
 */
export type ClosedWord =
  | { kind: 'pointing'; position: 1 | 2 | 3; agreement: NounClass; place?: true }
  | { kind: 'which'; agreement: NounClass }
  | { kind: 'where'; agreement: Agreement; asks?: 'how' }
  | { kind: 'quantity'; stem: 'nke' | 'dwa'; agreement: Agreement }
  | { kind: 'pronoun'; agreement: Agreement }
  | { kind: 'joined'; relation: 'with' | 'to' | 'by' | 'like' | 'than' | 'it is' | 'it is not'; agreement: Agreement }
  /** Having the thing that its class names: `ndinayo`, `andinalo`. */
  | { kind: 'has-it'; agreement: Agreement; negative: boolean; thing: Agreement }
  /** Single words with several in English: `mntanam`, `ngowam`. */
  | { kind: 'said'; english: string }
  | { kind: 'quality'; root: LexiconRoot; agreement: Agreement; negative: boolean; front: string; past?: true }
  | { kind: 'future'; agreement: Agreement; negative: boolean; coming: boolean }
  | { kind: 'before-verb'; means: 'not-past' | 'never' | 'please' | 'must' | 'do-not' }
  | { kind: 'exists'; negative: boolean; past: boolean }
  /** Absence of something: `akakho`, `bebengekho`. */
  | { kind: 'absent'; agreement: Agreement; past: boolean; who?: true; when?: true }
  | { kind: 'owner'; agreement: NounClass; owner: Agreement }
  /** The first, the second; two, ten: after the noun. */
  | { kind: 'number'; agreement: NounClass; english: string }
  /** A name that the asker wrote as one: uNomsa, eMonti; whose, of one that isn't known. */
  | { kind: 'name'; english: string; place: boolean }

export type ClosedWords = ReadonlyMap<string, readonly ClosedWord[]>

// Of concords that look alike, class 9 is meant more than 4.
const AGREEMENTS: readonly Agreement[] = [
  ...PERSONS,
  ...NOUN_CLASSES.filter((nounClass) => !['1a', '2a', '4', '16', '17'].includes(nounClass)),
  '4',
]
const CLASSES: readonly NounClass[] = AGREEMENTS.filter((agreement): agreement is NounClass => !isPerson(agreement))

type Building = Map<string, ClosedWord[]>

function put(words: Building, form: string, word: ClosedWord): void {
  const found = words.get(form)
  if (found) found.push(word)
  else words.set(form, [word])
}

/** Adds describing predicates: `inkulu`, `ndimde`, `ulula`, `akamkhulu`. */
function putQuality(words: Building, root: LexiconRoot, agreement: Agreement, { grammar }: LanguageEngine): void {
  const { subject, negativeSubject } = isPerson(agreement)
    ? grammar.concords.persons[agreement]
    : grammar.concords.classes[agreement]
  if (root.partOfSpeech === 'relative') {
    put(words, subject + root.root, { kind: 'quality', root, agreement, negative: false, front: subject })
    // Abamhlophe is who are white before it is that they aren't.
    if (agreement !== '2')
      put(words, `a${negativeSubject}${root.root}`, {
        kind: 'quality',
        root,
        agreement,
        negative: true,
        front: `a${negativeSubject}`,
      })
    return
  }
  const own = isPerson(agreement)
    ? adjectivePredicate(root.root, agreement.endsWith('ps') ? '1' : '2', grammar)
    : adjectivePredicate(root.root, agreement, grammar)
  const alone = agreement === '9' ? own.slice(1) : agreement === '10' ? own.slice(2) : own
  put(words, isPerson(agreement) ? subject + own : own, {
    kind: 'quality',
    root,
    agreement,
    negative: false,
    front: isPerson(agreement) ? subject : '',
  })
  put(words, `a${negativeSubject}${alone}`, {
    kind: 'quality',
    root,
    agreement,
    negative: true,
    front: `a${negativeSubject}`,
  })
}

const PEOPLE: readonly Agreement[] = [...PERSONS, '1', '2']

/** Relatives that ask: they are no statement by themselves. */
const ASKS: ReadonlySet<string> = new Set(['ngaphi', 'njani', 'ngakanani'])

const MODEL = 'ukufunda'

/** Puts `ndiza`, `andizi`, `ndiya`: the first word of a future. */
function putFuture(words: Building, agreement: Agreement, { grammar }: LanguageEngine): void {
  for (const polarity of ['positive', 'negative'] as const) {
    for (const form of conjugateVerb(
      { verb: MODEL, tense: 'future', polarity, subject: agreement, mood: 'indicative' },
      grammar,
    ).forms) {
      const [first = '', second] = form.split(' ')
      if (second !== undefined)
        put(words, first, {
          kind: 'future',
          agreement,
          negative: polarity === 'negative',
          coming: /z[ai]$/.test(first),
        })
    }
  }
}

/** Puts `akakho`, `ebengekho`: who isn't or wasn't there. */
function putAbsent(words: Building, agreement: Agreement, { grammar }: LanguageEngine): void {
  const { negativeSubject } = isPerson(agreement)
    ? grammar.concords.persons[agreement]
    : grammar.concords.classes[agreement]
  for (const form of agreement === '1'
    ? ['akakho', 'akekho']
    : agreement === '2'
      ? ['abakho', 'abekho']
      : [`a${negativeSubject}kho`])
    put(words, form, { kind: 'absent', agreement, past: false })
  // Engekho, abangekho: who or which is not there.
  if (!isPerson(agreement))
    for (const front of new Set([
      grammar.concords.classes[agreement].relative,
      grammar.concords.classes[agreement].participial,
      grammar.concords.classes[agreement].subject,
    ]))
      put(words, `${front}ngekho`, { kind: 'absent', agreement, past: false, who: true })
  else
    put(words, `${grammar.concords.persons[agreement].subject}ngekho`, {
      kind: 'absent',
      agreement,
      past: false,
      when: true,
    })
  const [past = ''] = conjugateVerb(
    {
      verb: MODEL,
      tense: 'recent-past',
      aspect: 'continuous',
      polarity: 'negative',
      subject: agreement,
      mood: 'indicative',
    },
    grammar,
  ).forms
  if (grammar.has.has('closed-words') && agreement !== '17')
    put(words, past.replace(/afundi$/, 'ekho'), { kind: 'absent', agreement, past: true })
}

/** Copulative before "which" and before possessives: ngawaphi, yeyam. */
const WHICH_IS: Readonly<Partial<Record<NounClass, string>>> = {
  '1': 'ngo',
  '2': 'nga',
  '3': 'ngo',
  '5': 'le',
  '6': 'nga',
  '7': 'se',
  '8': 'ze',
  '9': 'ye',
  '11': 'lo',
  '14': 'bo',
  '15': 'ko',
}

const MINE: Readonly<Partial<Record<Agreement, string>>> = {
  '1ps': 'mine',
  '2ps': 'yours',
  '1': 'his or hers',
  '1pp': 'ours',
  '2pp': 'yours',
  '2': 'theirs',
}

/** Forms of "how many" by class: amangaphi, ezingaphi. */
const MANY: Readonly<Partial<Record<NounClass, string>>> = {
  '2': 'aba',
  '4': 'emi',
  '6': 'ama',
  '8': 'ezi',
  '10': 'ezi',
}
const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
const ORDERS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const

/** Adds cardinals and ordinals up to ten, as they follow a noun of each class. */
function putNumbers(words: Building): void {
  for (const agreement of CLASSES) {
    const many = MANY[agreement]
    if (many !== undefined) put(words, `${many}ngaphi`, { kind: 'number', agreement, english: 'how many' })
    COUNTS.forEach((english, at) =>
      put(words, (countThings(at + 1, 'x', agreement)[0] ?? '').slice(2), { kind: 'number', agreement, english }),
    )
    ORDERS.forEach((english, at) =>
      put(words, (orderThings(at + 1, 'x', agreement)[0] ?? '').slice(2), { kind: 'number', agreement, english }),
    )
  }
}

/** Lists all words of closed kinds with their readings: some thousand forms, made once. */
export function listClosedWords(engine: LanguageEngine): ClosedWords {
  const { grammar, lexicon } = engine
  const words: Building = new Map()
  if (grammar.has.has('numbers')) putNumbers(words)
  for (const agreement of PERSONS)
    for (const asks of [undefined, 'how'] as const)
      put(words, `${grammar.concords.persons[agreement].subject}${asks ? 'njani' : 'phi'}`, {
        kind: 'where',
        agreement,
        ...(asks ? { asks } : {}),
      })
  for (const agreement of CLASSES) {
    for (const owner of PEOPLE)
      put(words, possessivePronoun(owner, agreement, grammar), { kind: 'owner', agreement, owner })
    for (const position of [1, 2, 3] as const)
      for (const form of demonstrativeForm(position, agreement, grammar)) {
        put(words, form, { kind: 'pointing', position, agreement })
        if (grammar.has.has('closed-words') && !lexicon.words.has(locateDemonstrative(form)))
          put(words, locateDemonstrative(form), { kind: 'pointing', position, agreement, place: true })
      }
    if (grammar.has.has('closed-words'))
      put(words, makePossessive('ubani', '1a', agreement, grammar), { kind: 'name', english: 'whose', place: false })
    // Baphi, where are they, is also which.
    if (whichForm(agreement, grammar) !== `${grammar.concords.classes[agreement].subject}phi`)
      put(words, whichForm(agreement, grammar), { kind: 'which', agreement })
    for (const owner of grammar.has.has('closed-words') ? PEOPLE : []) {
      const not = makeNotOwned(owner, agreement, grammar)
      if (not !== undefined)
        put(words, not, {
          kind: 'said',
          english: `${['8', '10'].includes(agreement) ? 'they are' : 'it is'} not ${MINE[owner] ?? ''}`,
        })
    }
    const is = grammar.has.has('closed-words') ? WHICH_IS[agreement] : undefined
    if (is !== undefined) {
      put(words, is + whichForm(agreement, grammar).replace(/^[aeiou]phi$/, agreement === '1' ? 'wuphi' : 'yiphi'), {
        kind: 'which',
        agreement,
      })
      for (const owner of PEOPLE)
        put(words, is + possessivePronoun(owner, agreement, grammar), {
          kind: 'said',
          english: `${['2', '6', '8', '10'].includes(agreement) ? 'they are' : 'it is'} ${MINE[owner] ?? ''}`,
        })
    }
    const { subject } = grammar.concords.classes[agreement]
    if (subject !== 'u') put(words, `${subject}phi`, { kind: 'where', agreement })
    if (subject !== 'u') put(words, `${subject}njani`, { kind: 'where', agreement, asks: 'how' })
  }
  for (const agreement of AGREEMENTS) {
    put(words, absolutePronoun(agreement, grammar), { kind: 'pronoun', agreement })
    for (const stem of ['nke', 'dwa'] as const) {
      // Kodwa is but.
      const form = quantifierForm(stem, agreement, grammar)
      if (!lexicon.words.has(form)) put(words, form, { kind: 'quantity', stem, agreement })
    }
    putFuture(words, agreement, engine)
    const { negativeSubject } = isPerson(agreement)
      ? grammar.concords.persons[agreement]
      : grammar.concords.classes[agreement]
    if (grammar.has.has('closed-words'))
      for (const [never, means] of [
        ['soze', 'never'],
        ['zange', 'not-past'],
      ] as const)
        put(words, `a${negativeSubject}${never}`, { kind: 'before-verb', means })
    if (agreement !== '15') putAbsent(words, agreement, engine)
    for (const root of lexicon.roots)
      if (
        (root.partOfSpeech === 'adjective' && root.root !== 'nye') ||
        (root.partOfSpeech === 'relative' && root.root.length > 3 && !ASKS.has(root.root))
      )
        putQuality(words, root, agreement, engine)
  }
  if (grammar.has.has('closed-words')) {
    for (const [form, agreement] of [
      ['ndim', '1ps'],
      ['nguwe', '2ps'],
      ['nguye', '1'],
      ['ngabo', '2'],
    ] as const)
      put(words, `asi${form}`, { kind: 'joined', relation: 'it is not', agreement })
    for (const form of ['khange', 'zange']) put(words, form, { kind: 'before-verb', means: 'not-past' })
    for (const form of ['musa', 'musani']) put(words, form, { kind: 'before-verb', means: 'do-not' })
    put(words, 'kubakho', { kind: 'said', english: 'be there' })
    put(words, 'ngoobani', { kind: 'said', english: 'who are' })
    put(words, 'yimalini', { kind: 'said', english: 'how much is it' })
    put(words, 'kufuneka', { kind: 'before-verb', means: 'must' })
    put(words, 'nceda', { kind: 'before-verb', means: 'please' })
    for (const [form, negative, past] of [
      ['kukho', false, false],
      ['akukho', true, false],
      ['bekukho', false, true],
      ['kwakukho', false, true],
      ['bekungekho', true, true],
    ] as const)
      put(words, form, { kind: 'exists', negative, past })
  }
  return words
}
