import { attachNasal } from '#core/grammar/assimilate-nasal.ts'
import { joinConcord } from '#core/grammar/join-concord.ts'
import { isVowel, type Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { readyPrefix, type ReadyPrefix } from '#core/grammar/word-reading.ts'
import { NOUN_CLASSES } from '#core/grammar/noun-classes.ts'
import {
  type Builder,
  NOUN_STARTS,
  type PlainArc,
  VERB_STARTS,
  WORD_STATES,
  type WordArc,
  type WordState,
  type WordStates,
  type WordSteps,
} from '#core/grammar/word-arcs.ts'
import { addConcords } from '#core/grammar/word-concord-arcs.ts'

const LETTER = '~'

/** Returns the spelling of a prefix before each beginning of the next part. */
function surfaces(form: string, starts: readonly string[]): { surface: string; restores: string }[] {
  return starts.map((start) => ({
    surface: joinConcord(form, start + LETTER).slice(0, -LETTER.length),
    restores: start,
  }))
}

function addNouns(add: Builder, { concords }: NguniGrammar): void {
  for (const nounClass of NOUN_CLASSES) {
    const { initialVowel, prefix } = concords.classes[nounClass]
    const vowel: Morpheme = [initialVowel, `NPrePre${nounClass}`]
    const stem = (form: string, starts: readonly string[] = ['a', 'e', 'o', 'i']): void =>
      add('noun', form === '' ? [vowel] : [vowel, [form, `BPre${nounClass}`]], 'nounStem', starts)
    if (nounClass === '15' || nounClass === '16' || nounClass === '17') continue
    if (nounClass === '9') {
      stem('n', [])
      stem('m', [])
      stem('', [])
    } else if (nounClass === '10') {
      for (const form of ['(z)in', '(z)im', '(z)i', 'zin', 'zim', 'zi']) stem(form, [])
    } else if (nounClass === '5') {
      stem('(li)', [])
      stem('li')
    } else if (nounClass === '11') {
      stem('(lu)', [])
      stem('lu')
    } else for (const form of prefix === 'mu' ? ['m', 'mu'] : [prefix]) stem(form, form.endsWith('m') ? [] : undefined)
    if (prefix !== '' && !['9', '10', '5', '11'].includes(nounClass))
      for (const from of ['word', 'bareNoun'] as const)
        add(from, [[prefix, `BPre${nounClass}`]], 'nounStem', VERB_STARTS)
  }
  // Without its initial vowel, as after a negative verb: `azikho zincwadi`, `akaloligxa`.
  for (const from of ['word', 'bareNoun'] as const) {
    add(from, [['li', 'BPre5']], 'nounStem', [])
    add(from, [['lu', 'BPre11']], 'nounStem', VERB_STARTS)
  }
  for (const form of ['zin', 'zim', 'zi'])
    for (const from of ['word', 'bareNoun'] as const) add(from, [[form, 'BPre10']], 'nounStem', [])
  add(
    'noun',
    [
      ['u', 'NPrePre15'],
      ['ku', 'BPre15'],
    ],
    'infinitive',
    VERB_STARTS,
  )
  add('infinitive', [['nga', 'NegPre']], 'negativeVerb', VERB_STARTS)
}

/** Adds "all of us" and "I alone": `sonke`, `ndedwa`. */
function addPersonQuantifiers(add: Builder, { ways }: NguniGrammar): void {
  for (const form of ways.ngForNd ? ['nge', 'ngo'] : ['nde', 'ndo'])
    add('word', [[form, 'QuantConc1ps']], 'quantifierStem', [])
  for (const [form, person] of [
    ['we', '2ps'],
    ['wo', '2ps'],
    ['so', '1pp'],
    ['no', '2pp'],
    ['ye', '1'],
  ] as const)
    add('word', [[form, `QuantConc${person}`]], 'quantifierStem', [])
}

/**
 * Adds the future in one word: isiXhosa `andizukufunda`, `ndizakufunda`, isiZulu `ngizofunda`, `angizukufunda`. Source:
 * attested in corpora; UniMorph.
 */
function addFuture(add: Builder, { ways }: NguniGrammar): void {
  const ku: Morpheme = ['ku', 'BPre15']
  for (const form of ways.joinedFuture ? ['zu', 'yu'] : ['zu'])
    for (const from of ['negativeVerb', 'predicate', 'relativePredicate'] as const)
      add(from, [[form, 'Fut'], ku], 'verb', VERB_STARTS)
  for (const from of ['predicate', 'relativePredicate'] as const) {
    if (!ways.joinedFuture) {
      add(from, [['za', 'Fut'], ku], 'verb', VERB_STARTS)
      // In one syllable with the concord: sobonana, ndobuya.
      add(from, [['o', 'Fut']], 'verb', [])
    }
    for (const form of ways.joinedFuture ? ['zo', 'yo'] : ['zo']) add(from, [[form, 'Fut']], 'verb', VERB_STARTS)
    if (ways.joinedFuture)
      add(
        from,
        [
          ['a', 'Past'],
          ['nga', 'NegPre'],
        ],
        'negativeVerb',
        VERB_STARTS,
      )
  }
  if (!ways.joinedFuture) return
  // Still and no longer: `ngisazofunda`, `angisazukufunda`.
  for (const form of ['zo', 'yo', 'zu', 'yu'])
    add('verb', [[form, 'Fut'], ...(form.endsWith('u') ? [ku] : [])], 'verb', VERB_STARTS)
}

function addPredicates(add: Builder): void {
  for (const from of ['predicate', 'relativePredicate'] as const) {
    add(from, [['nga', 'NegPre']], 'negativeVerb', VERB_STARTS)
    add(from, [['nga', 'Pot']], 'verb', VERB_STARTS)
    add(
      from,
      [
        ['nga', 'Pot'],
        ['nga', 'NegPre'],
      ],
      'negativeVerb',
      VERB_STARTS,
    )
    add(from, [['zi', 'ReflPre']], 'verbStem', VERB_STARTS)
    add(from, [['sa', 'ProgPre']], 'verb', VERB_STARTS)
    add(from, [['se', 'ProgPre']], 'predicate', [])
    add(from, [['na', 'CopPre']], 'afterNa', NOUN_STARTS)
    add(
      from,
      [
        ['nge', 'NegPre'],
        ['na', 'CopPre'],
      ],
      'bareNoun',
      NOUN_STARTS,
    )
    add(from, [['nge', 'NegPre']], 'relativePredicate', [])
    add(
      from,
      [
        ['nge', 'NegPre'],
        ['ka', 'NegPre'],
      ],
      'verb',
      VERB_STARTS,
    )
    add(
      from,
      [
        ['nge', 'NegPre'],
        ['na', 'CopPre'],
        ['ku', 'BPre15'],
      ],
      'verb',
      VERB_STARTS,
    )
    add(from, [['a', 'Past']], 'verb', VERB_STARTS)
    add(from, [['nga', 'AdvPre']], 'afterAdverbial', NOUN_STARTS)
    add(from, [['njenga', 'AdvPre']], 'afterAdverbial', NOUN_STARTS)
    add(from, [['kwa', 'AdvPre']], 'verb', VERB_STARTS)
    add(from, [['s', 'PreLoc-s']], 'afterS', [])
    add(from, [['ku', 'LocPre']], 'afterKu', [])
    for (const form of ['ng', 'y', 'z', 'l', 's', 'b', 'k']) add(from, [[form, 'CopPre']], 'afterCopulative', [])
    add(from, [['ku', 'BPre15']], 'verbStem', VERB_STARTS)
  }
  add('predicate', [['ya', 'Pres']], 'verb', VERB_STARTS)
  for (const form of ['s', 'si']) add('predicate', [[form, 'Pres']], 'verbStem', [])
  add('verb', [['ku', 'BPre15']], 'verbStem', VERB_STARTS)
  add('negativeVerb', [['ku', 'BPre15']], 'verbStem', VERB_STARTS)
  for (const from of ['negativeVerb', 'infinitive'] as const) add(from, [['sa', 'ProgPre']], 'verb', VERB_STARTS)
  add('negativeVerb', [['se', 'ProgPre']], 'negativeVerb', [])
  // What happened next and didn't: `andafunda`.
  add('negativeVerb', [['a', 'Past']], 'verb', VERB_STARTS)
  add('negativeVerb', [['ng', 'CopPre']], 'afterCopulative', [])
  add('negativeVerb', [['s', 'PreLoc-s']], 'afterS', [])
  add('negativeVerb', [['ku', 'LocPre']], 'afterKu', [])
  for (const from of ['negativeVerb', 'infinitive'] as const) {
    add(from, [['na', 'CopPre']], 'bareNoun', NOUN_STARTS)
    add(
      from,
      [
        ['na', 'CopPre'],
        ['(u)', 'NPrePre15'],
        ['ku', 'BPre15'],
      ],
      'infinitive',
      VERB_STARTS,
    )
    add(
      from,
      [
        ['nge', 'NegPre'],
        ['na', 'CopPre'],
      ],
      'bareNoun',
      NOUN_STARTS,
    )
  }
  add('negativeVerb', [['ka', 'NegPre']], 'verb', VERB_STARTS)
  add('verb', [['zi', 'ReflPre']], 'verbStem', VERB_STARTS)
  add('negativeVerb', [['zi', 'ReflPre']], 'verbStem', VERB_STARTS)
  add('infinitive', [['zi', 'ReflPre']], 'verbStem', VERB_STARTS)
  add('word', [['zi', 'ReflPre']], 'objectVerb', VERB_STARTS)
}

function addWord(add: Builder): void {
  for (const form of ['na', 'nga', 'njenga', 'nganga', 'kuna', 'kwa'])
    for (const from of form === 'na' ? (['word'] as const) : (['word', 'afterPossessive'] as const))
      add(from, [[form, 'AdvPre']], 'afterAdverbial', NOUN_STARTS)
  add(
    'word',
    [
      ['nga', 'AdvPre'],
      ['okwa', 'AdvPre'],
    ],
    'afterAdverbial',
    NOUN_STARTS,
  )
  for (const form of ['nga', 'njenga']) add('afterAdverbial', [[form, 'AdvPre']], 'afterAdverbial', NOUN_STARTS)
  add('afterAdverbial', [['ng', 'CopPre']], 'afterCopulative', [])
  for (const form of ['n', 'm'])
    for (const from of ['word', 'bareNoun'] as const) add(from, [[form, 'BPre9']], 'nounStem', [])
  add('word', [['a', 'NegPre']], 'negativeSubject', [])
  add('word', [['ma', 'ImpPre']], 'hortative', VERB_STARTS)
  for (const form of ['yi', 'y']) add('word', [[form, 'ImpPre']], 'verbStem', [])
  for (const from of ['word', 'afterAdverbial'] as const) add(from, [['ku', 'LocPre']], 'afterKu', [])
  for (const from of ['afterPossessive', 'afterAdverbial'] as const) add(from, [['s', 'PreLoc-s']], 'afterS', [])
  for (const form of ['ng', 'y', 'z', 'l', 's', 'b', 'k', 'w']) add('word', [[form, 'CopPre']], 'afterCopulative', [])
  add('word', [['ka', 'PossKA']], 'personalNoun', [])
  // At somebody's: kwamama, kwaNomsa.
  add('word', [['kwa', 'LocPre']], 'personalNoun', [])
}

/** ku- before a noun: kwi- before i-, and the other initial vowels are not heard. */
function addKu(states: Record<WordState, Map<string, WordArc[]>>): void {
  const seen: readonly (readonly [string, string])[] = [
    ['kwi', 'i'],
    ['kwii', 'ii'],
    ['ku', 'u'],
    ['ku', 'a'],
    ['koo', 'oo'],
    ['kwa', 'a'],
    ['kwe', 'e'],
    ['ko', 'o'],
  ]
  for (const from of ['word', 'afterAdverbial', 'predicate', 'relativePredicate'] as const) {
    for (const [surface, restores] of seen)
      put(states[from], surface, {
        morphemes: [['ku', 'LocPre']],
        next: /^kw?[aeo]$/.test(surface) ? 'afterKwa' : 'afterKu',
        restores,
        beforeConsonant: surface === 'ku',
      })
  }
}

/** Relative concords of one vowel before another: a glide stands between (`owenza`, `eyakhiweyo`). */
function addRelativeGlides(states: Record<WordState, Map<string, WordArc[]>>, { concords }: NguniGrammar): void {
  for (const nounClass of NOUN_CLASSES) {
    const form = concords.classes[nounClass].relative
    if (form.length > 1) continue
    for (const from of ['word', 'afterAdverbial'] as const)
      for (const start of VERB_STARTS)
        put(states[from], `${form}${form === 'e' ? 'y' : 'w'}${start}`, {
          morphemes: [[form, `RelConc${nounClass}`]],
          next: 'relativePredicate',
          restores: start,
          beforeConsonant: false,
        })
  }
}

/**
 * Returns the nasal of a prefix. In classes 9 and 10 it is m before lips and changes the next sound. In classes 1, 3
 * and 4 it doesn't.
 */
function nasalOf({ morphemes, next }: PlainArc): WordArc['nasal'] {
  const [form, tag] = morphemes.at(-1) ?? ['', '']
  if ((next !== 'nounStem' && next !== 'adjective') || /(?:BPre|AdjPref)(?:1|3|4)$/.test(tag)) return null
  return form.endsWith('n') ? 'n' : form.endsWith('m') ? 'm' : null
}

/**
 * Beginnings of nouns after each copulative, by class: `ngumntu`, `yinja`, `zizinja`, `sisikolo`. Source: NCHLT
 * annotated corpora.
 */
const AFTER_COPULATIVE: Readonly<Record<string, readonly string[]>> = {
  ng: ['a', 'u', 'o'],
  y: ['i', 'e'],
  z: ['iz', 'ii', 'e'],
  s: ['is', 'es'],
  l: ['i', 'u', 'e', 'o'],
  b: ['ub', 'ob'],
  k: ['uk', 'ok'],
  w: ['u', 'a'],
}

/** Cache of prepared prefixes: the same morphemes stand before a consonant and before each of the vowels. */
const ready = new WeakMap<readonly Morpheme[], ReadyPrefix>()

function makeReady(morphemes: readonly Morpheme[]): ReadyPrefix {
  const made = ready.get(morphemes) ?? readyPrefix(morphemes)
  ready.set(morphemes, made)
  return made
}

function put(arcs: Map<string, WordArc[]>, surface: string, plain: PlainArc): void {
  const { next, restores, beforeConsonant, morphemes } = plain
  const before = next === 'afterCopulative' ? (AFTER_COPULATIVE[morphemes.at(-1)?.[0] ?? ''] ?? null) : null
  const arc: WordArc = { prefix: makeReady(morphemes), next, nasal: nasalOf(plain), restores, beforeConsonant, before }
  const found = arcs.get(surface)
  if (found) found.push(arc)
  else arcs.set(surface, [arc])
}

type GrowingSteps = { arcs: readonly WordArc[]; longer: Map<number, GrowingSteps> }

/** Returns the steps as a tree of letters, so that a word is compared with all of them at once. */
function growTree(arcs: ReadonlyMap<string, readonly WordArc[]>): ReadonlyMap<number, WordSteps> {
  const tree: GrowingSteps = { arcs: [], longer: new Map() }
  for (const [surface, found] of arcs) {
    let place = tree
    for (let index = 0; index < surface.length; index++) {
      const letter = surface.charCodeAt(index)
      const next = place.longer.get(letter) ?? { arcs: [], longer: new Map<number, GrowingSteps>() }
      place.longer.set(letter, next)
      place = next
    }
    place.arcs = found
  }
  return tree.longer
}

/** Loans keep their first vowel after that of the class: `i-ajenda`, `ii-ofisi`, `u-Agasti`. */
const isBeforeLoan = (morphemes: readonly Morpheme[], next: WordState): boolean =>
  next === 'bareNoun' || ['NPrePre1a', 'NPrePre2a', 'NPrePre9', 'BPre10'].includes(morphemes.at(-1)?.[1] ?? '')

const heard = (form: string): string => form.replaceAll(/\([^)]*\)/g, '')

/** Builds the states and steps of a language's words from its concords. */
export function buildWordStates(grammar: NguniGrammar): WordStates {
  const states = Object.fromEntries(WORD_STATES.map((state) => [state, new Map<string, WordArc[]>()])) as Record<
    WordState,
    Map<string, WordArc[]>
  >
  const add: Builder = (from, morphemes, next, starts = []) => {
    const before = morphemes
      .slice(0, -1)
      .map(([form]) => heard(form))
      .join('')
    const last = heard(morphemes.at(-1)?.[0] ?? '')
    const start = before.endsWith('a') && last.startsWith('o') ? before.slice(0, -1) : before
    put(states[from], start + last, {
      morphemes,
      next,
      restores: '',
      beforeConsonant: isVowel((start + last).at(-1)) && !isBeforeLoan(morphemes, next),
    })
    // What ends with a consonant stands before a vowel as it is.
    for (const { surface, restores } of surfaces(last, isVowel(last.at(-1)) ? starts : []))
      put(states[from], start + surface, { morphemes, next, restores, beforeConsonant: false })
  }
  addNouns(add, grammar)
  addConcords(add, grammar)
  addPredicates(add)
  addWord(add)
  addFuture(add, grammar)
  addPersonQuantifiers(add, grammar)
  addKu(states)
  addRelativeGlides(states, grammar)
  return Object.fromEntries(WORD_STATES.map((state) => [state, growTree(states[state])])) as Record<
    WordState,
    ReadonlyMap<number, WordSteps>
  >
}

/** Returns the possible stem before the nasal's change: `philo` of `im-pilo`. */
export function beforeNasal(stem: string, { nasals }: NguniGrammar): string[] {
  const found: string[] = []
  for (const [plain, nasalised] of nasals) {
    if (!stem.startsWith(nasalised)) continue
    const before = plain + stem.slice(nasalised.length)
    if (attachNasal('n', before, nasals).slice(1) === stem) found.push(before)
  }
  return found
}
