import { attachNasal } from '#core/grammar/assimilate-nasal.ts'
import { joinConcord } from '#core/grammar/join-concord.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { NOUN_CLASSES, PERSONS, type Agreement, type NounClass } from '#core/grammar/noun-classes.ts'

/** Places in a word: what may come next. */
export const WORD_STATES = [
  'word', 'noun', 'nounStem', 'infinitive', 'afterAdverbial', 'afterPossessive', 'afterKu', 'afterLocative', 'predicate', 'relativePredicate', 'negativeSubject',
  'negativeVerb', 'verb', 'objectVerb', 'verbStem', 'afterCopulative', 'adjective', 'quantifierStem', 'pronounSuffix', 'personalNoun', 'hortative', 'enumerative', 'afterS', 'afterNa', 'afterKwa', 'bareNoun',
] as const

export type WordState = (typeof WORD_STATES)[number]

/** One step: what stands in the word, what the rest begins with in its place, and where that leads. */
export type WordArc = {
  morphemes: readonly Morpheme[]
  next: WordState
  /** What the rest of the word begins with, in the place of the vowel that both made. */
  restores: string
  /** The rest begins with a consonant. */
  beforeConsonant: boolean
}

/** The steps out of each state by what they look like, and how long that can be. */
export type WordStates = Readonly<Record<WordState, ReadonlyMap<string, readonly WordArc[]>>>

type Builder = (from: WordState, morphemes: readonly Morpheme[], next: WordState, starts?: readonly string[]) => void

const VERB_STARTS = ['a', 'e', 'o', 'i'] as const
const NOUN_STARTS = ['i', 'u', 'a', 'ii', 'oo', 'e', 'o'] as const
const LETTER = '~'

/** How a prefix looks before each beginning of what follows. */
function surfaces(form: string, starts: readonly string[]): { surface: string; restores: string }[] {
  return starts.map((start) => ({ surface: joinConcord(form, start + LETTER).slice(0, -LETTER.length), restores: start }))
}

const ALL: readonly Agreement[] = [...PERSONS, ...NOUN_CLASSES.filter((nounClass) => nounClass !== '16')]

function addNouns(add: Builder, { concords }: NguniGrammar): void {
  for (const nounClass of NOUN_CLASSES) {
    const { initialVowel, prefix } = concords.classes[nounClass]
    const vowel: Morpheme = [initialVowel, `NPrePre${nounClass}`]
    const stem = (form: string, starts: readonly string[] = ['a', 'e', 'o', 'i']): void => add('noun', form === '' ? [vowel] : [vowel, [form, `BPre${nounClass}`]], 'nounStem', starts)
    if (nounClass === '15' || nounClass === '16' || nounClass === '17') continue
    if (nounClass === '9') { stem('n', []); stem('m', []); stem('', []) } else if (nounClass === '10') {
      for (const form of ['(z)in', '(z)im', '(z)i', 'zin', 'zim', 'zi']) stem(form, [])
    } else if (nounClass === '5') { stem('(li)', []); stem('li') } else if (nounClass === '11') { stem('(lu)', []); stem('lu') } else stem(prefix, prefix.endsWith('m') ? [] : undefined)
    if (prefix !== '' && !['9', '10', '5', '11'].includes(nounClass)) for (const from of ['word', 'bareNoun'] as const) add(from, [[prefix, `BPre${nounClass}`]], 'nounStem', VERB_STARTS)
  }
  add('noun', [['u', 'NPrePre15'], ['ku', 'BPre15']], 'infinitive', VERB_STARTS)
  add('infinitive', [['nga', 'NegPre']], 'negativeVerb', VERB_STARTS)
}

function addConcords(add: Builder, { concords }: NguniGrammar): void {
  for (const agreement of ALL) {
    const person = PERSONS.find((value) => value === agreement)
    const of = person ? concords.persons[person] : concords.classes[agreement as NounClass]
    for (const form of new Set([of.subject, of.participial, of.subjunctive])) add('word', [[form, `SC${agreement}`]], 'predicate', VERB_STARTS)
    add('negativeSubject', [[of.negativeSubject, `SC${agreement}`]], 'negativeVerb', VERB_STARTS)
    for (const form of new Set([of.subjunctive, agreement === '1' ? 'ka' : of.subjunctive])) add('hortative', [[form, `SC${agreement}`]], 'verb', VERB_STARTS)
    for (const from of ['verb', 'negativeVerb', 'predicate', 'relativePredicate', 'infinitive'] as const) add(from, [[of.object, `OC${agreement}`]], 'verbStem', VERB_STARTS)
    add('word', [[of.object, `OC${agreement}`]], 'objectVerb', VERB_STARTS)
    add('word', [[of.relative, `RelConc${agreement}`]], 'relativePredicate', VERB_STARTS)
    const participial = /^[aeiou]/.test(of.participial) ? (of.participial === 'u' ? 'wu' : `y${of.participial}`) : of.participial
    add('predicate', [['a', 'Past'], [participial, `SC${agreement}`]], 'verb', VERB_STARTS)
    add('word', [['be', 'Past'], [participial.replace(/^wu$/, 'u'), `SC${agreement}`]], 'predicate', VERB_STARTS)
    if (!person) addClassConcords(add, agreement as NounClass, concords.classes[agreement as NounClass])
  }
}

const shortPossessive = (form: string): string => form.replace(/w?a$/, '')

function addClassConcords(add: Builder, nounClass: NounClass, of: NguniGrammar['concords']['classes'][NounClass]): void {
  add('word', [[of.possessive, `PossConc${nounClass}`]], 'afterPossessive', NOUN_STARTS)
  const short = nounClass === '9' || nounClass === '4' ? 'i' : nounClass === '1' || nounClass === '1a' || nounClass === '3' ? 'u' : nounClass === '6' ? 'a' : of.subject
  if (shortPossessive(of.possessive) !== '' || short !== '') add('word', [[short, `PossConc${nounClass}`], ['ka', 'PossKA']], 'personalNoun', [])
  for (const from of ['word', 'afterPossessive', 'afterKu', 'afterKwa', 'afterAdverbial'] as const) {
    for (const form of new Set([of.adjective, of.adjective.replace(/^[aeiou]/, '')])) if (form !== '') add(from, [[form, `AdjPref${nounClass}`]], 'adjective', [])
  }
  for (const from of ['word', 'predicate', 'relativePredicate', 'afterAdverbial', 'afterPossessive'] as const) add(from, [[of.quantifier, `QuantConc${nounClass}`]], 'quantifierStem', [])
  const enumerative = nounClass === '1' || nounClass === '1a' || nounClass === '3' ? 'wu' : nounClass === '4' || nounClass === '9' ? 'yi' : nounClass === '6' ? 'wa' : of.subject
  for (const from of ['word', 'afterAdverbial'] as const) add(from, [[enumerative, `EnumConc${nounClass}`]], 'enumerative', [])
  for (const from of ['word', 'afterAdverbial', 'afterKu', 'afterPossessive', 'afterNa', 'predicate'] as const) add(from, [[of.pronoun, `PronStem${nounClass}`]], 'pronounSuffix', [])
  add('afterAdverbial', [[of.relative, `RelConc${nounClass}`]], 'relativePredicate', VERB_STARTS)
  for (const from of ['word', 'afterPossessive', 'afterAdverbial', 'afterKu', 'afterKwa', 'afterNa'] as const) {
    add(from, [[of.relative.charAt(0), `RelConc${nounClass}`], [of.possessive, `PossConc${nounClass}`]], 'afterPossessive', NOUN_STARTS)
    add(from, [[of.relative.charAt(0), `RelConc${nounClass}`], [of.pronoun, `PronStem${nounClass}`]], 'pronounSuffix', [])
  }
}

function addPredicates(add: Builder): void {
  for (const from of ['predicate', 'relativePredicate'] as const) {
    add(from, [['nga', 'NegPre']], 'negativeVerb', VERB_STARTS)
    add(from, [['nga', 'Pot']], 'verb', VERB_STARTS)
    add(from, [['nga', 'Pot'], ['nga', 'NegPre']], 'negativeVerb', VERB_STARTS)
    add(from, [['zi', 'ReflPre']], 'verbStem', VERB_STARTS)
    add(from, [['sa', 'ProgPre']], 'verb', VERB_STARTS)
    add(from, [['se', 'ProgPre']], 'predicate', [])
    add(from, [['na', 'CopPre']], 'afterNa', NOUN_STARTS)
    add(from, [['nge', 'NegPre'], ['na', 'CopPre']], 'bareNoun', NOUN_STARTS)
    add(from, [['nge', 'NegPre']], 'relativePredicate', [])
    add(from, [['nga', 'AdvPre']], 'afterAdverbial', NOUN_STARTS)
    add(from, [['njenga', 'AdvPre']], 'afterAdverbial', NOUN_STARTS)
    add(from, [['kwa', 'AdvPre']], 'verb', VERB_STARTS)
    add(from, [['s', 'PreLoc-s']], 'afterS', [])
    add(from, [['ku', 'LocPre']], 'afterKu', [])
    for (const form of ['ng', 'y', 'z', 'l', 's', 'b', 'k']) add(from, [[form, 'CopPre']], 'afterCopulative', [])
    add(from, [['ku', 'BPre15']], 'verbStem', VERB_STARTS)
  }
  add('predicate', [['ya', 'Pres']], 'verb', VERB_STARTS)
  add('verb', [['ku', 'BPre15']], 'verbStem', VERB_STARTS)
  add('negativeVerb', [['ku', 'BPre15']], 'verbStem', VERB_STARTS)
  add('predicate', [['a', 'Past']], 'verb', VERB_STARTS)
  for (const from of ['negativeVerb', 'infinitive'] as const) {
    add(from, [['na', 'CopPre']], 'bareNoun', NOUN_STARTS)
    add(from, [['na', 'CopPre'], ['(u)', 'NPrePre15'], ['ku', 'BPre15']], 'infinitive', VERB_STARTS)
    add(from, [['nge', 'NegPre'], ['na', 'CopPre']], 'bareNoun', NOUN_STARTS)
  }
  add('negativeVerb', [['ka', 'NegPre']], 'verb', VERB_STARTS)
  add('verb', [['zi', 'ReflPre']], 'verbStem', VERB_STARTS)
  add('negativeVerb', [['zi', 'ReflPre']], 'verbStem', VERB_STARTS)
  add('infinitive', [['zi', 'ReflPre']], 'verbStem', VERB_STARTS)
}

function addWord(add: Builder): void {
  for (const form of ['na', 'nga', 'njenga', 'nganga', 'kuna', 'kwa']) for (const from of ['word', 'afterPossessive'] as const) add(from, [[form, 'AdvPre']], 'afterAdverbial', NOUN_STARTS)
  add('word', [['nga', 'AdvPre'], ['okwa', 'AdvPre']], 'afterAdverbial', NOUN_STARTS)
  for (const form of ['nga', 'njenga']) add('afterAdverbial', [[form, 'AdvPre']], 'afterAdverbial', NOUN_STARTS)
  add('afterAdverbial', [['ng', 'CopPre']], 'afterCopulative', [])
  for (const form of ['n', 'm']) for (const from of ['word', 'bareNoun'] as const) add(from, [[form, 'BPre9']], 'nounStem', [])
  add('word', [['a', 'NegPre']], 'negativeSubject', [])
  add('word', [['ma', 'ImpPre']], 'hortative', VERB_STARTS)
  for (const from of ['word', 'afterAdverbial'] as const) add(from, [['ku', 'LocPre']], 'afterKu', [])
  for (const from of ['afterPossessive', 'afterAdverbial'] as const) add(from, [['s', 'PreLoc-s']], 'afterS', [])
  for (const form of ['ng', 'y', 'z', 'l', 's', 'b', 'k', 'w']) add('word', [[form, 'CopPre']], 'afterCopulative', [])
  add('afterPossessive', [['ka', 'PossKA']], 'personalNoun', [])
}

/** ku- before a noun: kwi- before i-, and the other initial vowels are not heard. */
function addKu(states: Record<WordState, Map<string, WordArc[]>>): void {
  const seen: readonly (readonly [string, string])[] = [['kwi', 'i'], ['kwii', 'ii'], ['ku', 'u'], ['ku', 'a'], ['koo', 'oo'], ['kwa', 'a'], ['kwe', 'e'], ['ko', 'o']]
  for (const from of ['word', 'afterAdverbial', 'predicate', 'relativePredicate'] as const) {
    for (const [surface, restores] of seen) put(states[from], surface, { morphemes: [['ku', 'LocPre']], next: /^kw?[aeo]$/.test(surface) ? 'afterKwa' : 'afterKu', restores, beforeConsonant: surface === 'ku' })
  }
}

/** Relative concords of one vowel before another: a glide stands between (`owenza`, `eyakhiweyo`). */
function addRelativeGlides(states: Record<WordState, Map<string, WordArc[]>>, { concords }: NguniGrammar): void {
  for (const nounClass of NOUN_CLASSES) {
    const form = concords.classes[nounClass].relative
    if (form.length > 1) continue
    for (const from of ['word', 'afterAdverbial'] as const) for (const start of VERB_STARTS) put(states[from], `${form}${form === 'e' ? 'y' : 'w'}${start}`, { morphemes: [[form, `RelConc${nounClass}`]], next: 'relativePredicate', restores: start, beforeConsonant: false })
  }
}

function put(arcs: Map<string, WordArc[]>, surface: string, arc: WordArc): void {
  const found = arcs.get(surface)
  if (found) found.push(arc)
  else arcs.set(surface, [arc])
}

const heard = (form: string): string => form.replaceAll(/\([^)]*\)/g, '')

/** The steps of a language's words, from its concords. */
export function buildWordStates(grammar: NguniGrammar): WordStates {
  const states = Object.fromEntries(WORD_STATES.map((state) => [state, new Map<string, WordArc[]>()])) as Record<WordState, Map<string, WordArc[]>>
  const add: Builder = (from, morphemes, next, starts = []) => {
    const before = morphemes.slice(0, -1).map(([form]) => heard(form)).join('')
    const last = heard(morphemes.at(-1)?.[0] ?? '')
    const start = before.endsWith('a') && last.startsWith('o') ? before.slice(0, -1) : before
    put(states[from], start + last, { morphemes, next, restores: '', beforeConsonant: /[aeiou]$/.test(start + last) })
    for (const { surface, restores } of surfaces(last, starts)) put(states[from], start + surface, { morphemes, next, restores, beforeConsonant: false })
  }
  addNouns(add, grammar)
  addConcords(add, grammar)
  addPredicates(add)
  addWord(add)
  addKu(states)
  addRelativeGlides(states, grammar)
  return states
}

/** What a stem after a nasal may have been before it: `philo` of `im-pilo`. */
export function beforeNasal(stem: string): string[] {
  const PAIRS: readonly (readonly [string, string])[] = [['tl', 'hl'], ['tsh', 'sh'], ['t', 'th'], ['k', 'kh'], ['p', 'ph'], ['b', 'bh'], ['c', 'ch'], ['q', 'qh'], ['x', 'xh']]
  return PAIRS.flatMap(([nasalised, plain]) => (stem.startsWith(nasalised) && attachNasal('n', plain + stem.slice(nasalised.length)).slice(1) === stem ? [plain + stem.slice(nasalised.length)] : []))
}
