import { kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { palataliseEnd } from '#core/grammar/palatalise.ts'
import { readVerbStem } from '#core/grammar/read-verb-stem.ts'
import type { StemTag, WordLexicon } from '#core/grammar/word-lexicon.ts'
import { endReading, keepBest, putAfter, putBefore, type WordReading } from '#core/grammar/word-reading.ts'
import { beforeNasal, buildWordStates, type WordArc, type WordState, type WordStates } from '#core/grammar/word-states.ts'

/** As many readings of an end of a word are carried on. */
const BEAM = 10

const LONGEST_PREFIX = 8

/** No word of the language is longer; reading on would only keep the phone busy. */
const LONGEST_WORD = 45

/** The words of a sentence are read again and again while its answer is compared. */
const WORDS_KEPT = 200

/** What guessed stems cost. Nouns are more likely to be new than verbs. */
const KNOWN_STEM: Readonly<Record<StemTag, number>> = { NStem: 500, VRoot: 560, AdjStem: 200, RelStem: 300, Adv: 380 }
const ATTESTED_NOUN = 650
const UNKNOWN_NOUN = 350
const UNKNOWN_LETTER = 220
const VOWEL_FIRST = 300
const CLUSTER_FIRST = 200

/** Stems and words of closed kinds that stand in no lexicon of roots. */
const CLOSED: Readonly<Partial<Record<WordState, readonly Morpheme[]>>> = {
  quantifierStem: [['nke', 'QuantStem'], ['dwa', 'QuantStem']],
  enumerative: [['phi', 'EnumStem'], ['nye', 'EnumStem'], ['mbi', 'EnumStem']],
  pronounSuffix: [['na', 'PronSuf']],
  afterPossessive: [['khe', 'PossPron'], ['am', 'PossPron'], ['kho', 'PossPron'], ['akho', 'PossPron'], ['ithu', 'PossPron'], ['inu', 'PossPron']],
}

const AUXILIARIES: readonly string[] = ['be', 'ba', 'sele', 'ye', 'za', 'ze', 'nga', 'kade', 'phinde', 'mana', 'soloko', 'suka', 'suke', 'akuba', 'ngabe', 'khe', 'dla']

/** What it costs that the parts of a word far from one another don't fit: -yo without a relative concord, -ni after a subject, an infinitive in -e. */
function agreementCost(morphemes: readonly Morpheme[]): number {
  const kinds = morphemes.map(([, tag]) => kindOfTag(tag))
  const has = (kind: string): boolean => kinds.includes(kind)
  const ending = morphemes.findLast(([, tag]) => tag === 'VerbTerm')?.[0]
  const negative = morphemes[0]?.[1] === 'NegPre'
  return (has('RelSuf') && !has('RelConc') ? 500 : 0)
    + (has('ImpSuf') && (has('SC') || has('RelConc') || has('BPre')) ? 500 : 0)
    + (has('BPre') && has('VRoot') && ending !== 'a' && ending !== undefined && !has('NegPre') && !has('RelConc') && !has('Perf') ? 300 : 0)
    + (ending === 'i' && !has('NegPre') && morphemes.find(([, tag]) => tag === 'VRoot')?.[0] !== 'az' ? 350 : 0)
    + (negative && has('VRoot') && ending === 'a' && !has('PassExt') && kinds.at(-1) !== 'NegPre' ? 300 : 0)
}

function listBy<Value>(values: readonly Value[], pairsOf: (value: Value) => readonly (readonly [form: string, tag: string])[]): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const [form, tag] of values.flatMap(pairsOf)) lists.set(form, [...(lists.get(form) ?? []), tag])
  return lists
}

/** Demonstratives with their tags; `loo` is the second one of the classes in l-. */
const listDemonstratives = ({ concords }: NguniGrammar): Map<string, string[]> => listBy(Object.entries(concords.classes), ([nounClass, { demonstratives }]) =>
  [...new Set([...demonstratives, ...(demonstratives[1].startsWith('l') ? ['loo'] : [])])].map((form) => [form, `Dem${nounClass}`] as const))

/** Reads words of one language: the grammar's steps, its lexicon, and a memory for the word in hand. */
export class WordReader {
  readonly #states: WordStates
  readonly #grammar: NguniGrammar
  readonly #lexicon: WordLexicon
  readonly #demonstratives: ReadonlyMap<string, readonly string[]>
  readonly #pronounStems: ReadonlyMap<string, readonly string[]>
  #memory = new Map<string, WordReading[]>()
  readonly #words = new Map<string, readonly WordReading[]>()

  constructor(grammar: NguniGrammar, lexicon: WordLexicon) {
    this.#grammar = grammar
    this.#lexicon = lexicon
    this.#states = buildWordStates(grammar)
    this.#demonstratives = listDemonstratives(grammar)
    this.#pronounStems = listBy(Object.entries(grammar.concords.classes), ([nounClass, { pronoun }]) => [[pronoun, `PronStem${nounClass}`]])
  }

  /** All likely readings of a word in lower case without hyphens, the likeliest first. */
  read(word: string): readonly WordReading[] {
    const kept = this.#words.get(word)
    if (kept) return kept
    const readings = word.length > LONGEST_WORD ? [] : this.#readWord(word)
    if (this.#words.size >= WORDS_KEPT) this.#words.clear()
    this.#words.set(word, readings)
    return readings
  }

  #readWord(word: string): WordReading[] {
    this.#memory = new Map()
    return this.#readFrom('word', word).map((reading) => ({ ...reading, cost: reading.cost + agreementCost(reading.morphemes) })).toSorted((one, other) => one.cost - other.cost)
  }

  #readFrom(state: WordState, text: string): WordReading[] {
    if (text === '') return []
    const key = `${state} ${text}`
    const known = this.#memory.get(key)
    if (known) return known
    // A place that is being read can't be read again within itself.
    this.#memory.set(key, [])
    const readings = keepBest([...this.#readSteps(state, text), ...this.#readEnd(state, text)], state === 'word' ? 3 * BEAM : BEAM)
    this.#memory.set(key, readings)
    return readings
  }

  #readSteps(state: WordState, text: string): WordReading[] {
    const arcs = this.#states[state]
    const readings: WordReading[] = []
    for (let length = 1; length <= LONGEST_PREFIX && length <= text.length; length++) {
      for (const arc of arcs.get(text.slice(0, length)) ?? []) readings.push(...this.#follow(arc, text.slice(length)))
    }
    return readings
  }

  #follow(arc: WordArc, rest: string): WordReading[] {
    if (arc.beforeConsonant && /^[aeiou]/.test(rest)) return []
    const last = arc.morphemes.at(-1)?.[0] ?? ''
    const stems = (arc.next === 'nounStem' || arc.next === 'adjective') && /[nm]$/.test(last) ? this.#afterNasal(arc, last, rest) : this.#readFrom(arc.next, arc.restores + rest)
    return stems.map((reading) => arc.morphemes.reduceRight((after, morpheme) => putBefore(morpheme, after), reading))
  }

  /** A nasal prefix fits only what it would stand before: m before lips, n elsewhere. */
  #afterNasal({ next, morphemes }: WordArc, prefix: string, stem: string): WordReading[] {
    const assimilates = !/(?:BPre|AdjPref)(?:1|3|4)$/.test(morphemes.at(-1)?.[1] ?? '')
    if (!assimilates) return this.#readFrom(next, stem)
    if (/^[bpfv]/.test(stem) === prefix.endsWith('n') || /^[aeiou]/.test(stem)) return []
    const { NStem, AdjStem } = this.#lexicon.stems
    const restored = beforeNasal(stem).filter((form) => (next === 'nounStem' ? NStem : AdjStem).has(form)).flatMap((form) => this.#readFrom(next, form))
    return [...this.#readFrom(next, stem), ...restored]
  }

  #readEnd(state: WordState, text: string): WordReading[] {
    const closed = (CLOSED[state] ?? []).filter(([form]) => form === text).map((morpheme) => endReading(morpheme, 0))
    return [...closed, ...this.#readOpen(state, text)]
  }

  #readOpen(state: WordState, text: string): WordReading[] {
    switch (state) {
      case 'word': return [...this.#readFrom('noun', text), ...this.#readVerb(text), ...this.#readLocative(text), ...this.#readWhole(text), ...this.#readBareStem(text)]
      case 'nounStem': case 'personalNoun': return this.#readNounStem(text)
      case 'infinitive': case 'verb': case 'verbStem': case 'negativeVerb': return this.#readVerb(text)
      case 'objectVerb': return text.endsWith('e') ? this.#readVerb(text) : []
      case 'predicate': return [...this.#readVerb(text), ...this.#readPredicate(text)]
      case 'relativePredicate': return [...this.#readVerb(text), ...this.#readPredicate(text), ...this.#readLexical('AdjStem', text)]
      case 'adjective': return this.#readLexical('AdjStem', text)
      case 'afterPossessive': return [...this.#readFrom('noun', text), ...this.#readWhole(text), ...this.#readLocativeOf(text), ...this.#readPronounStem(text), ...this.#readLexical('RelStem', text)]
      case 'afterAdverbial': case 'afterNa': case 'afterKu': return [...this.#readFrom('noun', text), ...this.#readWhole(text), ...this.#readPronounStem(text)]
      case 'bareNoun': return [...this.#readFrom('noun', text), ...this.#readBareStem(text), ...this.#readPronounStem(text)]
      case 'afterKwa': return this.#readWhole(text)
      case 'afterCopulative': return [...this.#readFrom('noun', text), ...this.#readWhole(text)]
      case 'afterS': return this.#readLocative(text)
      default: return []
    }
  }

  #readLocativeOf(text: string): WordReading[] {
    return text.startsWith('se') ? this.#readLocative(text.slice(1)).map((reading) => putBefore(['s', 'PreLoc-s'], reading)) : []
  }

  /** A pronoun's stem without -na: `bo` of `kubo`, `lo` of `zalo`. */
  #readPronounStem(text: string): WordReading[] {
    if (text.length !== 2) return []
    return (this.#pronounStems.get(text) ?? []).map((tag) => endReading([text, tag], 0))
  }

  /** A noun without its prefix, as after a demonstrative or in a compound. */
  #readBareStem(text: string): WordReading[] {
    return this.#readNounStem(text).map((reading) => ({ ...reading, cost: reading.cost + (reading.root ? 100 : 300) }))
  }

  #readVerb(text: string): WordReading[] {
    return readVerbStem(text, this.#grammar, this.#lexicon)
  }

  #readPredicate(text: string): WordReading[] {
    return [...this.#readLexical('RelStem', text), ...this.#readLexical('AdjStem', text), ...this.#readLexical('Adv', text), ...(AUXILIARIES.includes(text) ? [endReading([text, 'AuxVStem'], 150)] : [])]
  }

  #readLexical(tag: StemTag, text: string): WordReading[] {
    const root = this.#lexicon.stems[tag].get(text)?.[0]
    return root ? [endReading([text, tag], KNOWN_STEM[tag], root)] : []
  }

  #readNounStem(text: string): WordReading[] {
    const root = this.#lexicon.stems.NStem.get(text)?.[0]
    const likely = /[aeiou]$/.test(text)
    const cost = root ? KNOWN_STEM.NStem : this.#lexicon.attested.NStem.has(text) ? ATTESTED_NOUN : UNKNOWN_NOUN + UNKNOWN_LETTER * text.length + (likely ? 0 : 400) + (text.length < 2 ? 600 : 0) + (/^[aeiou]/.test(text) ? VOWEL_FIRST : /^(?:m[^aeioub]|n[^aeioutdkgyzjcqxs])/.test(text) ? CLUSTER_FIRST : 0)
    const readings = [endReading([text, 'NStem'], cost, root), ...this.#readLexical('AdjStem', text), ...this.#readLexical('RelStem', text)]
    return [...readings, ...this.#readDiminutive(text)]
  }

  /** A noun that the lexicon has, with -ana or -kazi. */
  #readDiminutive(text: string): WordReading[] {
    const kazi = text.endsWith('kazi') ? this.#knownNoun(text.slice(0, -4), ['kazi', 'AugSuf']) : []
    const ana = text.endsWith('ana') ? ['a', 'e', 'i', 'o', 'u'].flatMap((vowel) => this.#knownNoun(text.slice(0, -3) + vowel, ['ana', 'DimSuf'])) : []
    return [...kazi, ...ana]
  }

  #knownNoun(stem: string, suffix: Morpheme): WordReading[] {
    const root = this.#lexicon.stems.NStem.get(stem)?.[0]
    return root ? [putAfter(endReading([stem, 'NStem'], KNOWN_STEM.NStem, root), suffix)] : []
  }

  /** e-…-ini, or e- alone with a place. */
  #readLocative(text: string): WordReading[] {
    if (!text.startsWith('e')) return []
    const inner = text.slice(1)
    const nouns = (core: string): WordReading[] => ['i', 'u', 'a'].flatMap((vowel) => this.#readFrom('noun', vowel + core))
    const suffixed = this.#beforeLocative(inner).flatMap((core) => nouns(core).map((reading) => putAfter(reading, ['ini', 'LocSuf'])))
    return [...suffixed, ...nouns(inner).map((reading) => ({ ...reading, cost: reading.cost + 250 })), ...this.#readLexical('Adv', inner)].map((reading) => putBefore(['e', 'LocPre'], reading))
  }

  /** What a word with -ini can have been before it. */
  #beforeLocative(text: string): string[] {
    const vowels = text.endsWith('eni') ? ['a', 'o', 'e'] : text.endsWith('ini') ? ['i', 'u'] : []
    const body = text.slice(0, -3)
    return vowels.flatMap((vowel) => {
      if (vowel !== 'o' && vowel !== 'u') return body.endsWith('w') && vowel === 'a' ? [body + vowel] : [body + vowel]
      const plain = this.#grammar.palatals.filter(([, palatal]) => body.endsWith(palatal)).map(([labial, palatal]) => body.slice(0, -palatal.length) + labial + vowel)
      return [...(body.endsWith('w') ? [body.slice(0, -1) + vowel] : palataliseEnd(body, this.#grammar.palatals) === null ? [] : [body + vowel]), ...plain]
    })
  }

  /** Words that aren't built: conjunctions, adverbs, demonstratives, pronouns. */
  #readWhole(text: string): WordReading[] {
    const found: WordReading[] = []
    for (const tag of this.#demonstratives.get(text) ?? []) found.push(endReading([text, tag], 0))
    for (const root of this.#lexicon.words.get(text) ?? []) {
      if (root.partOfSpeech === 'adverb') found.push(endReading([text, 'Adv'], KNOWN_STEM.Adv + (/^(?:nga|kwa|se)/.test(text) ? 400 : 0), root))
      else if (!['noun', 'verb', 'adjective', 'relative', 'phrase'].includes(root.partOfSpeech)) found.push(endReading([text, 'Conj'], 300, root))
    }
    return AUXILIARIES.includes(text) ? [...found, endReading([text, 'AuxVStem'], 300)] : found
  }
}
