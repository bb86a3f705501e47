import { analyseWord } from '#core/grammar/analyse-word.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import { plainWord, type LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** What the page shows; it is all in the address. */
export type Lookup = { query: string; entry: string }

/** Reads the address's query: `?q=dog&entry=noun.dog`. */
export function readLookup(search: string): Lookup {
  const parameters = new URLSearchParams(search)
  return { query: parameters.get('q') ?? '', entry: parameters.get('entry') ?? '' }
}

/** The address's query for what is shown; empty for nothing. */
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
  /** What an inflected form is made of. */
  form: readonly Morpheme[] | null
  /** Whether the query is the word, its meaning or a form of it, and not a part of them. */
  whole: boolean
}

/** Most entries that are listed at once: who needs more writes another letter. */
export const MOST_MATCHES = 40

/** A sense without what stands in brackets, articles and the "to" of verbs. */
const plainSense = (sense: string): string => sense.toLowerCase().replaceAll(/\([^)]*\)/g, '').trim().replace(/^(?:to |an? |the )/, '')

type Searched = { root: LexiconRoot; words: readonly string[]; stem: string; senses: readonly (readonly string[])[] }

const searched = new WeakMap<LanguageEngine, readonly Searched[]>()

/** The lexicon as it is searched, made once. */
function listSearched(engine: LanguageEngine): readonly Searched[] {
  const known = searched.get(engine)
  if (known) return known
  const made = engine.lexicon.roots.map((root) => ({
    root,
    words: [root.lemma, root.plural ?? '', root.locative ?? ''].filter((word) => word !== '').map((word) => plainWord(word)),
    stem: plainWord(root.root),
    senses: root.senses.map((sense) => sense.split(/[,;]/).map((part) => plainSense(part))),
  }))
  searched.set(engine, made)
  return made
}

const FORM = 10
const NOTHING = 100

/** How well an English meaning fits: whole, as one of its words, as the beginning of one. Later senses fit less. */
function rankMeaning(wanted: string, senses: Searched['senses']): number {
  const ranks = senses.flatMap((parts, sense) => parts.map((part) => {
    const later = Math.min(sense, 4)
    if (part === wanted) return later
    if (part.split(/[\s-]+/).includes(wanted) || part.startsWith(`${wanted} `)) return 20 + later
    return wanted.length > 1 && (part.startsWith(wanted) || part.includes(` ${wanted}`)) ? 40 + later : NOTHING
  }))
  return Math.min(NOTHING, ...ranks)
}

/** How well an isiXhosa word fits: whole, as its stem, as its beginning or that of the stem, within it. */
function rankWord(wanted: string, words: readonly string[], stem: string): number {
  if (words.includes(wanted)) return 0
  if (stem === wanted) return 5
  if (stem.startsWith(wanted) || words.some((word) => word.startsWith(wanted))) return 30
  return wanted.length > 2 && words.some((word) => word.includes(wanted)) ? 50 : NOTHING
}

/** The entries of which a word is a form, with what the form is made of: `ndiyafunda` of ukufunda. */
function findForms(word: string, engine: LanguageEngine): Map<LexiconRoot, readonly Morpheme[]> {
  const forms = new Map<LexiconRoot, readonly Morpheme[]>()
  if (word.length < 3 || /\s/.test(word)) return forms
  for (const { lemma, known, segments } of analyseWord(word, engine)) {
    if (!known) continue
    for (const root of engine.lexicon.words.get(plainWord(lemma)) ?? []) if (root.lemma === lemma && !forms.has(root)) forms.set(root, segments)
  }
  return forms
}

/**
 * The entries that a query in isiXhosa or English finds, the best first: the word itself or its meaning, the roots of an inflected form, then
 * what begins with it or has it within.
 */
export function searchDictionary(query: string, engine: LanguageEngine): DictionaryMatch[] {
  const wanted = plainWord(query.trim()).replace(/^-/, '')
  if (wanted === '') return []
  const meaning = plainSense(query.trim().toLowerCase())
  const forms = findForms(wanted, engine)
  const ranked = listSearched(engine).map(({ root, words, stem, senses }) => {
    const rank = Math.min(rankWord(wanted, words, stem), rankMeaning(meaning, senses), forms.has(root) ? FORM : NOTHING)
    return { root, rank, form: rank === FORM ? forms.get(root) ?? null : null }
  })
  const order = [...forms.keys()]
  return ranked.filter(({ rank }) => rank < NOTHING)
    .toSorted((one, other) => one.rank - other.rank || (one.rank === FORM ? order.indexOf(one.root) - order.indexOf(other.root) : one.root.lemma.localeCompare(other.root.lemma)))
    .map(({ root, form, rank }) => ({ root, form, whole: rank <= FORM }))
}

/** The entry of an id; the first of them where several meanings share it. */
export const findEntry = (id: string, { lexicon }: LanguageEngine): LexiconRoot | undefined => lexicon.roots.find((root) => root.id === id)
