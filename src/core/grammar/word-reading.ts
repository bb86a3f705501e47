import { FORM_COSTS, STEP_COSTS } from '#core/grammar/morpheme-costs.ts'
import { kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** One way of reading a word or its end: its morphemes and what it costs to believe in it, in hundredths of a nat; the least is the likeliest. */
export type WordReading = {
  morphemes: readonly Morpheme[]
  cost: number
  /** The root that the lexicon has; undefined where the stem was only guessed. */
  root: LexiconRoot | undefined
  /** Kind of the first morpheme. */
  first: string
}

/** `from>to:cost` as a table of tables, since it is looked into for every step of every reading. */
function readTable(text: string): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const table = new Map<string, Map<string, number>>()
  for (const entry of text.split(' ')) {
    const [key = '', cost] = entry.split(':')
    const [from = '', to = ''] = key.split('>')
    table.set(from, (table.get(from) ?? new Map<string, number>()).set(to, Number(cost)))
  }
  return table
}

const steps = readTable(STEP_COSTS)
const forms = readTable(FORM_COSTS)

/** What something costs that was never seen. */
const UNSEEN_STEP = 900
const UNSEEN_FORM = 800

const OPEN_KINDS = new Set(['VRoot', 'NStem', 'AdjStem', 'RelStem', 'AuxVStem', 'Adv', 'Conj', 'EnumStem'])

export const stepCost = (from: string, to: string): number => steps.get(from)?.get(to) ?? UNSEEN_STEP

/** What the form of a morpheme of a closed kind costs; stems are reckoned by the lexicon. */
export function formCost(kind: string, form: string): number {
  if (OPEN_KINDS.has(kind)) return 0
  return forms.get(kind)?.get(form.startsWith('(') ? form.replaceAll(/[()]/g, '') : form) ?? UNSEEN_FORM
}

/** The end of a word: nothing more to read. */
export const endReading = (morpheme: Morpheme, cost: number, root?: LexiconRoot): WordReading => {
  const first = kindOfTag(morpheme[1])
  return { morphemes: [morpheme], cost: cost + formCost(first, morpheme[0]) + stepCost(first, '$'), root, first }
}

/** A reading with one morpheme more before it. */
export function putBefore(morpheme: Morpheme, reading: WordReading): WordReading {
  const first = kindOfTag(morpheme[1])
  return { morphemes: [morpheme, ...reading.morphemes], cost: reading.cost + stepCost(first, reading.first) + formCost(first, morpheme[0]), root: reading.root, first }
}

/** A reading with one suffix more after it, which its end must have been reckoned without. */
export function putAfter(reading: WordReading, suffix: Morpheme): WordReading {
  const last = kindOfTag(reading.morphemes.at(-1)?.[1] ?? '')
  const kind = kindOfTag(suffix[1])
  return { ...reading, morphemes: [...reading.morphemes, suffix], cost: reading.cost - stepCost(last, '$') + stepCost(last, kind) + formCost(kind, suffix[0]) + stepCost(kind, '$') }
}

/** The likeliest, with its equals thrown together. */
export const keepBest = (readings: readonly WordReading[], most: number): WordReading[] =>
  readings.length <= 1 ? [...readings] : readings.toSorted((one, other) => one.cost - other.cost).slice(0, most)
