import LESSON_STEPS from './lesson-step-costs.json' with { type: 'json' }
import COSTS from './morpheme-costs.json' with { type: 'json' }
import { kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/**
 * Reading of a word: its morphemes and the cost of believing in it, in hundredths of a nat. The least cost is the
 * likeliest.
 */
export type WordReading = {
  morphemes: readonly Morpheme[]
  cost: number
  /** The root that the lexicon has; undefined where the stem was only guessed. */
  root: LexiconRoot | undefined
}

/** One way of reading the end of a word. Ends are shared by all that can stand before them. */
export type EndReading = {
  /** Morphemes that it begins with, and the end that comes after them. */
  morphemes: readonly Morpheme[]
  rest: EndReading | null
  cost: number
  root: LexiconRoot | undefined
  /** Kind of the first morpheme. */
  first: string
}

/** Lists all morphemes of an end. */
export function listMorphemes(reading: EndReading): Morpheme[] {
  const morphemes: Morpheme[] = []
  for (let end: EndReading | null = reading; end; end = end.rest) morphemes.push(...end.morphemes)
  return morphemes
}

type CostTable = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Makes maps of a table of costs, because every step of every reading looks one up. */
const mapsOf = (table: CostTable): Map<string, Map<string, number>> =>
  new Map(Object.entries(table).map(([from, row]) => [from, new Map(Object.entries(row))]))

/**
 * Costs in hundredths of a nat, learnt from sums over the NCHLT annotated corpora (`scripts/learn-morpheme-costs.ts`).
 * `steps`: one kind of morpheme follows another; ^ and $ are the ends of the word. `forms`: a kind has a form.
 */
const steps = mapsOf(COSTS.steps)
const forms = mapsOf(COSTS.forms)

/** Costs of unseen steps and forms. */
const UNSEEN_STEP = 900
const UNSEEN_FORM = 800

const OPEN_KINDS = new Set(['VRoot', 'NStem', 'AdjStem', 'RelStem', 'AuxVStem', 'Adv', 'Conj', 'EnumStem'])

/**
 * Highest costs of concords for "I" and "you", and of "it is not". The government texts behind the costs hardly have
 * them, but lessons do. Those of isiZulu are included, since the counts are of isiXhosa.
 */
const OF_LESSONS: Readonly<Record<string, ReadonlySet<string>>> = {
  SC: new Set(['ndi', 'ngi', 'ni']),
  OC: new Set(['ndi', 'ngi', 'ni']),
  RelConc: new Set(['endi', 'engi', 'eni']),
  PossPron: new Set(['m', 'mi', 'kho', 'inu']),
  PronStem: new Set(['m', 'mi', 'we', 'thi', 'ni', 'ngo', 'bo', 'zo', 'yo', 'so', 'ko']),
  Fut: new Set(['zu', 'za', 'zo', 'yo', 'o']),
  Pres: new Set(['s', 'si']),
  NegPre: new Set(['ka']),
  VerbTerm: new Set(['o']),
}
const LESSON_FORM = 350

/** Kinds of which every language has a few forms, one a class: that one of them wasn't seen says little. */
const CLOSED_KINDS = new Set([
  'PronStem',
  'PossPron',
  'QuantConc',
  'EnumConc',
  'Dem',
  'AdjPref',
  'RelConc',
  'PossConc',
  'SC',
  'OC',
  'CopPre',
])
const CLOSED_FORM = 500

/**
 * Lowers the costs of steps that government texts hardly take but learners do: questions, qualities, identity and
 * denials.
 */
for (const [from, row] of mapsOf(LESSON_STEPS)) {
  const costs = steps.get(from) ?? new Map<string, number>()
  for (const [to, cost] of row) costs.set(to, Math.min(cost, costs.get(to) ?? UNSEEN_STEP))
  steps.set(from, costs)
}

export const stepCost = (from: string, to: string): number => steps.get(from)?.get(to) ?? UNSEEN_STEP

/** Returns the cost of a closed morpheme's form; stems get theirs from the lexicon. */
export function formCost(kind: string, form: string): number {
  if (OPEN_KINDS.has(kind)) return 0
  const cost = forms.get(kind)?.get(form.startsWith('(') ? form.replaceAll(/[()]/g, '') : form) ?? UNSEEN_FORM
  const most = OF_LESSONS[kind]?.has(form) ? LESSON_FORM : CLOSED_KINDS.has(kind) ? CLOSED_FORM : cost
  return Math.min(cost, most)
}

/** Returns the end of a word after which nothing is left to read. */
export const endReading = (morpheme: Morpheme, cost: number, root?: LexiconRoot): EndReading => {
  const first = kindOfTag(morpheme[1])
  return {
    morphemes: [morpheme],
    rest: null,
    cost: cost + formCost(first, morpheme[0]) + stepCost(first, '$'),
    root,
    first,
  }
}

/** Some morphemes with all that putting them before a reading costs, reckoned once. */
export type ReadyPrefix = {
  morphemes: readonly Morpheme[]
  /** Cost of their forms, and of the steps between them. */
  cost: number
  /** Kind of the first one. */
  first: string
  /** Costs of each kind that can follow the last one. */
  following: ReadonlyMap<string, number>
}

const NOTHING_SEEN: ReadonlyMap<string, number> = new Map()

/** Prepares morphemes that are put before many readings. */
export function readyPrefix(morphemes: readonly Morpheme[]): ReadyPrefix {
  const kinds = morphemes.map(([, tag]) => kindOfTag(tag))
  const cost = morphemes.reduce(
    (sum, [form], index) =>
      sum +
      formCost(kinds[index] ?? '', form) +
      (index === 0 ? 0 : stepCost(kinds[index - 1] ?? '', kinds[index] ?? '')),
    0,
  )
  return { morphemes, cost, first: kinds[0] ?? '', following: steps.get(kinds.at(-1) ?? '') ?? NOTHING_SEEN }
}

/** Returns a reading with morphemes before it. */
export function putBefore(morphemes: readonly Morpheme[], reading: EndReading): EndReading {
  const prefix = readyPrefix(morphemes)
  return {
    morphemes,
    rest: reading,
    cost: reading.cost + prefix.cost + (prefix.following.get(reading.first) ?? UNSEEN_STEP),
    root: reading.root,
    first: prefix.first,
  }
}

/** Returns a reading with one more suffix, which its end must not have counted yet. */
export function putAfter(reading: EndReading, suffix: Morpheme): EndReading {
  const morphemes = listMorphemes(reading)
  const last = kindOfTag(morphemes.at(-1)?.[1] ?? '')
  const kind = kindOfTag(suffix[1])
  return {
    ...reading,
    morphemes: [...morphemes, suffix],
    rest: null,
    cost: reading.cost - stepCost(last, '$') + stepCost(last, kind) + formCost(kind, suffix[0]) + stepCost(kind, '$'),
  }
}

/**
 * The likeliest readings of one place, the likeliest first; of equals the one that came first. Those too dear to be
 * kept are never made.
 */
export class BestReadings {
  readonly readings: EndReading[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Finds the position for a reading of this cost; -1 if enough likelier ones exist. */
  #placeOf(cost: number): number {
    let at = this.readings.length
    while (at > 0 && (this.readings[at - 1] as EndReading).cost > cost) at--
    return at < this.#most ? at : -1
  }

  #putAt(at: number, reading: EndReading): void {
    if (this.readings.length === this.#most) this.readings.pop()
    if (at === this.readings.length) this.readings.push(reading)
    else this.readings.splice(at, 0, reading)
  }

  /** Tells whether a reading of this cost is likely enough to be kept. */
  keeps(cost: number): boolean {
    return this.#placeOf(cost) >= 0
  }

  /** Readings as they are, but `dearer` by so much. */
  add(readings: readonly EndReading[], dearer = 0): void {
    for (const reading of readings) {
      const at = this.#placeOf(reading.cost + dearer)
      if (at >= 0) this.#putAt(at, dearer === 0 ? reading : { ...reading, cost: reading.cost + dearer })
    }
  }

  /** Readings with morphemes before them, but `dearer` by so much. */
  addBehind(prefix: ReadyPrefix, readings: readonly EndReading[], dearer = 0): void {
    for (const reading of readings) {
      const cost = dearer + reading.cost + prefix.cost + (prefix.following.get(reading.first) ?? UNSEEN_STEP)
      const at = this.#placeOf(cost)
      if (at >= 0)
        this.#putAt(at, { morphemes: prefix.morphemes, rest: reading, cost, root: reading.root, first: prefix.first })
    }
  }
}
