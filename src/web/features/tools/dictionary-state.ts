import { measureEdits } from '#core/answers/measure-edits.ts'
import { analyseWord, rootsOfAnalysis } from '#core/grammar/analyse-word.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { areAfrikaans, listSenseForms, partsOfSense, plainSense, withoutMarks } from './plain-sense.ts'

/** Shown part of the page, all in the address. */
export type Lookup = { query: string; entry: string }

/** Reads the address's query: `?q=dog&entry=noun.dog`. */
export function readLookup(search: string): Lookup {
  const parameters = new URLSearchParams(search)
  return { query: parameters.get('q') ?? '', entry: parameters.get('entry') ?? '' }
}

/** Writes the address's query for what is shown; empty for nothing. */
export function writeLookup({ query, entry }: Lookup): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (entry !== '') parameters.set('entry', entry)
  const search = parameters.toString()
  return search === '' ? '' : `?${search}`
}

/** An entry that a query finds. */
export type DictionaryMatch = {
  root: LexiconRoot
  /** Morphemes of an inflected form. */
  form: readonly Morpheme[] | null
  /** True if the query is the word, its meaning or a form of it, and not a part of them. */
  whole: boolean
}

/** Most entries that are listed at once: who needs more writes another letter. */
export const MOST_MATCHES = 40

/**
 * `isNamed`: it is named after its meaning, so that is the root which is meant first: `noun.woman`, not
 * `noun.woman-female`.
 */
type Searched = {
  root: LexiconRoot
  isNamed: boolean
  words: readonly string[]
  stem: string
  senses: readonly (readonly string[])[]
  inflected: ReadonlySet<string>
}

const searched = new WeakMap<LanguageEngine, readonly Searched[]>()

/** Lists the lexicon as it is searched, made once. */
function listSearched(engine: LanguageEngine): readonly Searched[] {
  const known = searched.get(engine)
  if (known) return known
  const inAfrikaans = areAfrikaans(engine.lexicon.roots)
  const made = engine.lexicon.roots.map((root) => ({
    root,
    isNamed: root.id.endsWith(`.${partsOfSense(root.senses[0] ?? '')[0] ?? ''}`),
    words: [root.lemma, root.plural ?? '', root.locative ?? '']
      .filter((word) => word !== '')
      .map((word) => plainWord(word)),
    stem: plainWord(root.root),
    senses: root.senses.map((sense) => partsOfSense(sense)),
    inflected: listSenseForms(root, inAfrikaans),
  }))
  searched.set(engine, made)
  return made
}

const INFLECTED = 8
const FORM = 10
const SAID = 11
const NOTHING = 100

/**
 * Ranks how well a meaning fits: whole, inflected (dogs, ate), one of its words, or the beginning of one. Later senses
 * rank lower.
 */
function rankMeaning(wanted: string, { senses, inflected }: Searched): number {
  const ranks = senses.flatMap((parts, sense) =>
    parts.map((part) => {
      const later = Math.min(sense, 4)
      if (part === wanted) return later
      if (part.split(/[\s-]+/).includes(wanted) || part.startsWith(`${wanted} `)) return 20 + later
      return wanted.length > 1 && (part.startsWith(wanted) || part.includes(` ${wanted}`)) ? 40 + later : NOTHING
    }),
  )
  return Math.min(inflected.has(wanted) ? INFLECTED : NOTHING, ...ranks)
}

/** Ranks how well an isiXhosa word fits: whole, as its stem, at its beginning or the stem's, or inside. */
function rankWord(wanted: string, words: readonly string[], stem: string): number {
  if (words.includes(wanted)) return 0
  if (stem === wanted) return 5
  if (stem.startsWith(wanted) || words.some((word) => word.startsWith(wanted))) return 30
  return wanted.length > 2 && words.some((word) => word.includes(wanted)) ? 50 : NOTHING
}

/**
 * Most that a form may be less likely than the best one, in hundredths of a nat. A word with its own entry is hardly
 * ever a form of another.
 */
const MOST_UNLIKELY = { entry: 500, other: 1100 }

/** Finds the entries of which a word is a form, with what the form is made of: `ndiyafunda` of ukufunda. */
function findForms(word: string, engine: LanguageEngine): Map<LexiconRoot, readonly Morpheme[]> {
  const forms = new Map<LexiconRoot, readonly Morpheme[]>()
  if (word.length < 3 || /\s/.test(word)) return forms
  const analyses = analyseWord(word, engine)
  const dearest = (analyses[0]?.cost ?? 0) + MOST_UNLIKELY[engine.lexicon.words.has(word) ? 'entry' : 'other']
  for (const analysis of analyses) {
    if (!analysis.known || analysis.cost > dearest) continue
    for (const root of rootsOfAnalysis(analysis, engine)) if (!forms.has(root)) forms.set(root, analysis.segments)
  }
  return forms
}

/** Returns the query without surrounding signs and without accents. */
const cleanQuery = (query: string): string =>
  withoutMarks(query)
    .replace(/^[^\p{L}\p{N}-]+/u, '')
    .replace(/[^\p{L}\p{N}]+$/u, '')

/** Returns the entries that one word or a whole meaning finds, the best first. */
function searchWhole(query: string, engine: LanguageEngine): DictionaryMatch[] {
  const wanted = plainWord(query).replace(/^-/, '')
  if (wanted === '') return []
  const meaning = plainSense(query)
  const forms = findForms(wanted, engine)
  const ranked = listSearched(engine).map((searchedRoot) => {
    const { root, isNamed, words, stem } = searchedRoot
    const found = Math.min(
      rankWord(wanted, words, stem),
      rankMeaning(meaning, searchedRoot),
      forms.has(root) ? FORM : NOTHING,
    )
    // Ndiyakuthanda is said by itself, and a form of ukuthanda first.
    const rank = found < FORM && root.partOfSpeech === 'phrase' ? SAID : found
    return { root, isNamed, rank, form: rank === FORM ? (forms.get(root) ?? null) : null }
  })
  const order = [...forms.keys()]
  return ranked
    .filter(({ rank }) => rank < NOTHING)
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        (one.rank === FORM
          ? order.indexOf(one.root) - order.indexOf(other.root)
          : Number(other.isNamed) - Number(one.isNamed) || one.root.lemma.localeCompare(other.root.lemma)),
    )
    .map(({ root, form, rank }) => ({ root, form, whole: rank <= SAID }))
}

/** Little words of English and Afrikaans that no entry is of; in isiXhosa none is written so. */
const LITTLE_WORDS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'of', 'to', 'n', 'die', 'van', 'te', 'om'])

/** Most words of a phrase that are looked up one by one. */
const MOST_PHRASE_WORDS = 12

/**
 * Tells whether a word is only the stem of a noun or verb: `to` of into, `zam` of ukuzama. Nobody writes it alone,
 * except names of people, such as mama.
 */
const isBareStem = ({ root, lemma, partOfSpeech, nounClass }: LexiconRoot, word: string): boolean =>
  (partOfSpeech === 'verb' || (partOfSpeech === 'noun' && nounClass !== '1a')) &&
  plainWord(root) === word &&
  plainWord(lemma) !== word

/** Returns the entry of a word among others: of a word of the language, a form or a meaning. */
const searchWithin = (word: string, engine: LanguageEngine): DictionaryMatch[] =>
  searchWhole(word, engine)
    .filter(({ root, form, whole }) => whole && (form !== null || !isBareStem(root, plainWord(word))))
    .slice(0, 1)

/**
 * Finds the entries for a query in isiXhosa or the language of meanings, best first. The order is: word or meaning,
 * inflected meaning, roots of an inflected form, beginnings, insides. If no entry has all words, each word finds its
 * own, and none counts as the whole.
 */
export function searchDictionary(query: string, engine: LanguageEngine): DictionaryMatch[] {
  const cleaned = cleanQuery(query)
  const found = searchWhole(cleaned, engine)
  const words = cleaned.split(/\s+/)
  if (found.length > 0 || words.length < 2) return found
  const each = new Map(
    words
      .filter((word) => !LITTLE_WORDS.has(plainWord(cleanQuery(word))))
      .slice(0, MOST_PHRASE_WORDS)
      .flatMap((word) => searchWithin(cleanQuery(word), engine))
      .map((match) => [match.root, match]),
  )
  return [...each.values()].map((match) => ({ ...match, whole: false }))
}

/** Finds the entry of an id; the first of them where several meanings share it. */
export const findEntry = (id: string, { lexicon }: LanguageEngine): LexiconRoot | undefined =>
  lexicon.roots.find((root) => root.id === id)

/** Most entries that are named where nothing was found. */
const MOST_ALIKE = 5

/** Letters that may be wrong, in words of as many letters. */
const mayDiffer = (letters: number): number => (letters < 4 ? 0 : letters < 7 ? 1 : 2)

/** Returns the spelling distance to the nearest of some words; nothing if it is too far. */
function distanceTo(written: string, words: readonly string[]): number {
  const most = mayDiffer(written.length)
  const near = words
    .filter((word) => Math.abs(word.length - written.length) <= most)
    .map((word) => measureEdits(written, word))
  const least = Math.min(NOTHING, ...near)
  return least <= most ? least : NOTHING
}

/**
 * Suggests entries with a similar spelling, the nearest first: umntwana for umntwna, friend for freind. Short words
 * have too many neighbours.
 */
export function suggestAlike(query: string, engine: LanguageEngine): LexiconRoot[] {
  const written = plainWord(cleanQuery(query))
  const meaning = plainSense(cleanQuery(query))
  return listSearched(engine)
    .map(({ root, words, senses, inflected, isNamed }) => ({
      root,
      isNamed,
      distance: Math.min(distanceTo(written, words), distanceTo(meaning, [...senses.flat(), ...inflected])),
    }))
    .filter(({ distance }) => distance < NOTHING)
    .toSorted((one, other) => one.distance - other.distance || Number(other.isNamed) - Number(one.isNamed))
    .slice(0, MOST_ALIKE)
    .map(({ root }) => root)
}
