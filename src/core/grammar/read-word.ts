import { agreementCost } from '#core/grammar/agreement-cost.ts'
import { listChangedStems, listLatentStems } from '#core/grammar/changed-stems.ts'
import { classBefore, isVowel, type Morpheme } from '#core/grammar/morpheme.ts'
import type { NguniGrammar } from '#core/grammar/nguni-grammar.ts'
import { palataliseEnd } from '#core/grammar/palatalise.ts'
import { KNOWN_STEM, readLexical, readNounStem } from '#core/grammar/read-noun-stem.ts'
import { readVerbStem, type VerbKnowledge } from '#core/grammar/read-verb-stem.ts'
import {
  listClosedWords,
  readAuxiliary,
  readClosedStem,
  readCopulative,
  readPronounStem,
  readWholeWord,
  type ClosedWords,
} from '#core/grammar/read-whole-word.ts'
import {
  plainWord,
  pluralClassOf,
  type LexiconRoot,
  type StemTag,
  type WordLexicon,
} from '#core/grammar/word-lexicon.ts'
import {
  BestReadings,
  endReading,
  listMorphemes,
  putAfter,
  readyPrefix,
  type EndReading,
  type WordReading,
} from '#core/grammar/word-reading.ts'
import { WordRest } from '#core/grammar/word-rest.ts'
import { beforeNasal, buildWordStates } from '#core/grammar/word-states.ts'
import type { WordArc, WordState, WordStates } from '#core/grammar/word-arcs.ts'
import { isPlace, isMostOfAll, preferNoun, isCommand } from '#core/grammar/word-preferences.ts'

/** Number of readings that are carried on at each place of a word. */
const BEAM = 16

/** Number of readings that are carried on for a whole word. */
const WORD_BEAM = 4 * BEAM

/** Letters of the longest word that is read. The language has none longer, and reading on would only take time. */
const LONGEST_WORD = 45

/** The words of a sentence are read again and again while its answer is compared. */
const WORDS_KEPT = 200

const NOTHING: readonly never[] = []

/** Letters before which the nasal is m. */
const LABIAL = new Set('bpfv')

/** Costs of a noun without its prefix, and of a place without -ini. */
const BARE_STEM = 100

const BARE_UNKNOWN_STEM = 300

/** A quality has a concord: manzi by itself is rather water, without its a-, than wet. */
const BARE_QUALITY = 600

const LOCATIVE_ALONE = 250

const LOCATIVE_BY_HEART = 550

/** A place with e- alone is where something is, before it is whose something is: ekhaya, eKapa, entloko. */
const PLACE = 150

/** The most of all, eyona and elona, is said more than that something spoils, ukona. */
const MOST_OF_ALL = 500

/** A noun's stem hardly ever has another class than its own and that of its plural. */
const OTHER_CLASS = 400

/** Cost of a name with u- that looks like another prefix: wobona and sobonana are not of uBona. */
const NO_NAME = 700

/** Kwa- alone stands before people: kwaZulu is not at the sky. */
const NOBODY = 1500

const LOCATIVE = readyPrefix([['e', 'LocPre']])

const LOCATIVE_OF = readyPrefix([['s', 'PreLoc-s']])

/** Initial vowels that the locative e- may have taken the place of. */
const INITIAL_VOWELS = ['i', 'u', 'a'] as const

/** Reader of words of one language, which remembers the latest words. */
export class WordReader {
  readonly #states: WordStates
  readonly #grammar: NguniGrammar
  readonly #lexicon: WordLexicon
  readonly #closed: ClosedWords
  readonly #verbs: VerbKnowledge
  readonly #words = new Map<string, readonly WordReading[]>()

  constructor(grammar: NguniGrammar, lexicon: WordLexicon) {
    this.#grammar = grammar
    this.#lexicon = lexicon
    this.#states = buildWordStates(grammar)
    this.#closed = listClosedWords(grammar, lexicon)
    this.#verbs = {
      grammar,
      lexicon,
      changed: listChangedStems(lexicon, grammar),
      latent: listLatentStems(lexicon, grammar),
    }
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
    const readings = this.#readFrom('word', new WordRest(word, new Map())).map((end) => {
      const morphemes = listMorphemes(end)
      return {
        morphemes,
        cost:
          end.cost +
          agreementCost(morphemes) +
          this.#classCost(morphemes) -
          (isPlace(word, morphemes, end.root) ? PLACE : 0) -
          (isMostOfAll(morphemes) ? MOST_OF_ALL : 0),
        root: end.root ?? this.#pronounOf(morphemes),
      }
    })
    const nouns = this.#lexicon.words.get(word)?.filter(({ partOfSpeech }) => partOfSpeech === 'noun') ?? NOTHING
    return nouns.reduce<readonly WordReading[]>(preferNoun, readings).toSorted((one, other) => one.cost - other.cost)
  }

  /** The pronoun that a word with -na is of: yona of eyona. */
  readonly #pronounOf = (morphemes: readonly Morpheme[]): LexiconRoot | undefined =>
    morphemes.at(-1)?.[1] === 'PronSuf' ? this.#closed.roots.get(`PronStem ${morphemes.at(-2)?.[0] ?? ''}`) : undefined

  /**
   * Returns the cost of a noun's stem in a class that neither it nor its plural has. For example `inkulu` is hardly the
   * ubukhulu of class 9.
   */
  #classCost(morphemes: readonly Morpheme[]): number {
    const at = morphemes.findIndex(([, tag]) => tag === 'NStem')
    const nouns = at < 1 ? undefined : this.#lexicon.stems.NStem.get(morphemes[at]?.[0] ?? '')
    if (!nouns) return 0
    const prefix = classBefore(morphemes, at)
    return nouns.some(
      (noun) =>
        noun.nounClass === undefined ||
        noun.nounClass === prefix ||
        pluralClassOf(noun) === prefix ||
        (prefix === '1a' && noun.lemma === `u${noun.root}`),
    )
      ? 0
      : morphemes[at - 1]?.[0] === 'kwa'
        ? NOBODY
        : prefix === '1a' || prefix === '11'
          ? NO_NAME
          : OTHER_CLASS
  }

  #readFrom(state: WordState, rest: WordRest): readonly EndReading[] {
    if (rest.text === '') return NOTHING
    const known = rest.readingsIn(state)
    if (known) return known
    // A place that is being read can't be read again within itself.
    rest.keep(state, NOTHING)
    const best = new BestReadings(state === 'word' ? WORD_BEAM : BEAM)
    this.#addSteps(state, rest, best)
    best.add(readClosedStem(state, rest.text, this.#closed))
    this.#addOpen(state, rest, best)
    rest.keep(state, best.readings)
    return best.readings
  }

  #addSteps(state: WordState, rest: WordRest, best: BestReadings): void {
    const { text } = rest
    let step = this.#states[state].get(text.charCodeAt(0))
    for (let length = 1; step; step = step.longer.get(text.charCodeAt(length++))) {
      if (step.arcs.length === 0) continue
      const after = rest.after(length)
      const first = after.text.charAt(0)
      const beforeVowel = isVowel(first)
      for (const arc of step.arcs)
        if (
          !(arc.beforeConsonant && beforeVowel) &&
          (arc.before === null || arc.before.some((beginning) => after.text.startsWith(beginning)))
        )
          this.#follow(arc, after, best)
    }
  }

  #follow({ prefix, next, nasal, restores }: WordArc, rest: WordRest, best: BestReadings): void {
    if (nasal === null) {
      best.addBehind(prefix, this.#readFrom(next, restores === '' ? rest : rest.of(restores + rest.text)))
      return
    }
    const first = rest.text.charAt(0)
    // A nasal prefix fits only what it would stand before: m before lips, n elsewhere.
    if (LABIAL.has(first) !== (nasal === 'm') || isVowel(first)) return
    best.addBehind(prefix, this.#readFrom(next, rest))
    const stems = next === 'nounStem' ? this.#lexicon.stems.NStem : this.#lexicon.stems.AdjStem
    for (const form of beforeNasal(rest.text, this.#grammar)) {
      if (stems.has(form)) best.addBehind(prefix, this.#readFrom(next, rest.of(form)))
      // Inkwenkwana is a little inkwenkwe, of the stem -khwenkwe.
      else if (next === 'nounStem' && form.endsWith('ana'))
        best.addBehind(
          prefix,
          readNounStem(form, this.#lexicon, this.#grammar).filter(({ root }) => root !== undefined),
        )
    }
  }

  /** Adds what a rest can be that isn't reached by steps: stems, whole words, and nouns where one may stand. */
  #addOpen(state: WordState, rest: WordRest, best: BestReadings): void {
    switch (state) {
      // An i that is only heard as an e stands before nothing else: iza is no command.
      case 'word':
        best.add(this.#readFrom('noun', rest))
        best.add(readCopulative(rest.text, this.#closed))
        best.add(this.#readVerb(rest).filter(({ morphemes }) => !this.#verbs.latent.has(morphemes[0]?.[0] ?? '')))
        this.#addLocative(rest, best)
        this.#addWhole(rest, best)
        this.#addBareStem(rest, best)
        break
      case 'nounStem':
      case 'personalNoun':
        best.add(readNounStem(rest.text, this.#lexicon, this.#grammar))
        break
      case 'infinitive':
      case 'verb':
      case 'verbStem':
        best.add(this.#readVerb(rest))
        break
      case 'negativeVerb':
        best.add(this.#readVerb(rest))
        best.add(readCopulative(rest.text, this.#closed))
        this.#addLexical('RelStem', rest, best)
        this.#addLexical('Adv', rest, best)
        break
      // A command with an object ends in -e, and so does the perfect, which is none.
      case 'objectVerb':
        best.add(
          this.#readVerb(rest).filter(
            ({ morphemes }) => isCommand(morphemes) && !this.#verbs.changed.has(morphemes[0]?.[0] ?? ''),
          ),
        )
        break
      case 'predicate':
        this.#addPredicate(rest, best)
        break
      case 'relativePredicate':
        this.#addPredicate(rest, best)
        this.#addLexical('AdjStem', rest, best)
        break
      case 'adjective':
        this.#addLexical('AdjStem', rest, best)
        break
      case 'afterPossessive':
        this.#addNoun(rest, best)
        this.#addLocativeOf(rest, best)
        best.add(readPronounStem(state, rest.text, this.#closed))
        this.#addLexical('RelStem', rest, best)
        break
      case 'afterKu':
        best.add(this.#readFrom('noun', rest))
        if (!isVowel(rest.text.charAt(0))) this.#addWhole(rest, best)
        best.add(readPronounStem(state, rest.text, this.#closed))
        break
      case 'afterAdverbial':
        this.#addNoun(rest, best)
        best.add(readPronounStem(state, rest.text, this.#closed))
        break
      // Elinanye: with one, of eleven.
      case 'afterNa':
        this.#addNoun(rest, best)
        this.#addLexical('AdjStem', rest, best)
        best.add(readPronounStem(state, rest.text, this.#closed))
        break
      case 'bareNoun':
        best.add(this.#readFrom('noun', rest))
        this.#addBareStem(rest, best)
        best.add(readPronounStem(state, rest.text, this.#closed))
        break
      case 'afterKwa':
        this.#addWhole(rest, best)
        break
      case 'afterCopulative':
        this.#addNoun(rest, best)
        break
      case 'afterS':
        this.#addLocative(rest, best)
        break
      default:
    }
  }

  #addNoun(rest: WordRest, best: BestReadings): void {
    best.add(this.#readFrom('noun', rest))
    this.#addWhole(rest, best)
  }

  #addWhole({ text }: WordRest, best: BestReadings): void {
    best.add(readWholeWord(text, this.#lexicon, this.#closed))
  }

  #addLexical(tag: StemTag, { text }: WordRest, best: BestReadings): void {
    best.add(readLexical(tag, text, this.#lexicon))
  }

  /** A noun without its prefix, as after a demonstrative or in a compound. */
  #addBareStem({ text }: WordRest, best: BestReadings): void {
    for (const reading of readNounStem(text, this.#lexicon, this.#grammar))
      best.add([reading], reading.first === 'RelStem' ? BARE_QUALITY : reading.root ? BARE_STEM : BARE_UNKNOWN_STEM)
  }

  /** The same rest is a verb's in many states. */
  #readVerb(rest: WordRest): readonly EndReading[] {
    return (rest.verbs ??= readVerbStem(rest.text, this.#verbs, WORD_BEAM))
  }

  #addPredicate(rest: WordRest, best: BestReadings): void {
    best.add(this.#readVerb(rest))
    for (const tag of ['RelStem', 'AdjStem', 'Adv'] as const) this.#addLexical(tag, rest, best)
    best.add(readAuxiliary(rest.text, this.#lexicon))
    best.add(readCopulative(rest.text, this.#closed))
  }

  #addLocativeOf(rest: WordRest, best: BestReadings): void {
    if (!rest.text.startsWith('se')) return
    const inner = new BestReadings(WORD_BEAM)
    this.#addLocative(rest.after(1), inner)
    best.addBehind(LOCATIVE_OF, inner.readings)
  }

  /** e-…-ini, or e- alone with a place. */
  #addLocative(rest: WordRest, best: BestReadings): void {
    if (!rest.text.startsWith('e')) return
    const inner = rest.text.slice(1)
    const nouns = (core: string): EndReading[] =>
      INITIAL_VOWELS.flatMap((vowel) => this.#readFrom('noun', rest.of(vowel + core)))
    for (const core of this.#beforeLocative(inner))
      best.addBehind(
        LOCATIVE,
        nouns(core).map((reading) => putAfter(reading, ['ini', 'LocSuf'])),
      )
    best.addBehind(LOCATIVE, nouns(inner), LOCATIVE_ALONE)
    best.addBehind(LOCATIVE, readLexical('Adv', inner, this.#lexicon))
    // What the rule doesn't give: endlini, and so usendlini and wasendlini.
    for (const noun of this.#lexicon.words.get(rest.text) ?? [])
      if (plainWord(noun.locative ?? '') === rest.text)
        best.addBehind(LOCATIVE, [endReading([inner, 'NStem'], KNOWN_STEM.NStem, noun)], LOCATIVE_BY_HEART)
  }

  /** Returns the possible words before -ini. */
  #beforeLocative(text: string): string[] {
    const vowels = text.endsWith('eni') ? ['a', 'o', 'e'] : text.endsWith('ini') ? ['i', 'u'] : []
    const body = text.slice(0, -3)
    return vowels.flatMap((vowel) => {
      if (vowel !== 'o' && vowel !== 'u') return [body + vowel]
      const plain = this.#grammar.palatals
        .filter(([, palatal]) => body.endsWith(palatal))
        .map(([labial, palatal]) => body.slice(0, -palatal.length) + labial + vowel)
      return [
        ...(body.endsWith('w')
          ? [body.slice(0, -1) + vowel, body + vowel]
          : /[fv]$/.test(body) || palataliseEnd(body, this.#grammar.palatals) !== null
            ? [body + vowel]
            : []),
        ...plain,
      ]
    })
  }
}
