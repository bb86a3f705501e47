import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { classBefore, kindOfTag, type Morpheme } from '#core/grammar/morpheme.ts'
import { PLURAL_CLASS } from '#core/grammar/noun-classes.ts'
import { writtenVerb } from '#core/grammar/verb-irregular.ts'
import { plainWord, type LexiconRoot, type WordLexicon } from '#core/grammar/word-lexicon.ts'
import type { WordReading } from '#core/grammar/word-reading.ts'

/** Reading of a word for display. */
export type WordAnalysis = {
  /** The lexicon's root; empty where the stem is guessed. */
  id: string
  /** Form that heads a dictionary entry; for a guessed stem, the form that it would have there. */
  lemma: string
  segments: readonly Morpheme[]
  /** The first meaning in the gloss language; empty where the stem is guessed. */
  gloss: string
  /** True if the lexicon has the stem. */
  known: boolean
  /** Cost of believing the reading, in hundredths of a nat; the least is the likeliest. */
  cost: number
}

const MOST_ANALYSES = 5

/** Lists the heard morphemes, without silent prefixes such as (li) or (lu). */
export const listHeard = (morphemes: readonly Morpheme[]): readonly Morpheme[] =>
  morphemes.filter(([form]) => !form.startsWith('(') || form.replaceAll(/\([^)]*\)/g, '') !== '')

function segmentation(morphemes: readonly Morpheme[]): string {
  let cut = ''
  for (const [form] of listHeard(morphemes)) cut += `-${form.startsWith('(') ? form.replaceAll(/[()]/g, '') : form}`
  return cut
}

/** Guesses the dictionary's form of a stem that no dictionary has: `uku…a` of a verb, a noun with its prefix. */
function guessLemma(morphemes: readonly Morpheme[]): string {
  const at = morphemes.findIndex(([, tag]) => tag === 'VRoot' || tag === 'NStem' || tag.endsWith('Stem'))
  const stem = morphemes[at]
  if (!stem) return morphemes.map(([form]) => form).join('')
  if (stem[1] === 'VRoot') return `uku${stem[0]}a`
  const prefixes = morphemes.slice(0, at).filter(([, tag]) => ['NPrePre', 'BPre'].includes(kindOfTag(tag)))
  return [...prefixes, stem].map(([form]) => form.replaceAll(/\([^)]*\)/g, '')).join('')
}

/** Finds the noun of this class among those of one stem: umntu is the person, not the humanity of ubuntu. */
function nounOfClass(morphemes: readonly Morpheme[], { stems }: WordLexicon): LexiconRoot | undefined {
  const at = morphemes.findIndex(([, tag]) => tag === 'NStem')
  const nounClass = classBefore(morphemes, at)
  const nouns = stems.NStem.get(morphemes[at]?.[0] ?? '') ?? []
  return (
    nouns.find((noun) => noun.nounClass === nounClass) ??
    nouns.find((noun) => noun.nounClass !== undefined && PLURAL_CLASS[noun.nounClass] === nounClass)
  )
}

function describeReading({ morphemes, root: likeliest, cost }: WordReading, lexicon: WordLexicon): WordAnalysis {
  const root = nounOfClass(morphemes, lexicon) ?? likeliest
  return {
    id: root?.id ?? '',
    lemma: root?.lemma ?? guessLemma(morphemes),
    segments: listHeard(morphemes),
    gloss: root?.senses[0] ?? '',
    known: root !== undefined,
    cost,
  }
}

/** Lists all readings of a word with class and person, the likeliest first. Never throws. */
export const readWord = (word: string, { reader }: LanguageEngine): readonly WordReading[] =>
  reader.read(plainWord(word.trim()))

/**
 * Analyses a word into its morphemes: at most five readings, the likeliest first. Among readings with the same cut,
 * only the likeliest is returned.
 */
export function analyseWord(word: string, engine: LanguageEngine): WordAnalysis[] {
  const distinct = new Map<string, WordReading>()
  for (const reading of readWord(word, engine)) {
    const cut = segmentation(reading.morphemes)
    if (!distinct.has(cut)) distinct.set(cut, reading)
    if (distinct.size === MOST_ANALYSES) break
  }
  return [...distinct.values()].map((reading) => describeReading(reading, engine.lexicon))
}

/** Groups of word kinds with shared forms: ukutya, to eat, is food; njani, how, is the -njani of unjani. */
const KIN: readonly ReadonlySet<string>[] = [new Set(['noun', 'verb']), new Set(['adverb', 'relative'])]

const isKin = (one: LexiconRoot, other: LexiconRoot): boolean =>
  one.partOfSpeech === other.partOfSpeech ||
  KIN.some((kinds) => kinds.has(one.partOfSpeech) && kinds.has(other.partOfSpeech))

/**
 * Returns the entries of an analysis: its own first, then those of its kind with the same spelling. `ngokutya` has
 * ukutya, to eat and food. Uyeba has ukuba, to steal, but not the conjunction, nor ukuba, to be, which gives uyaba.
 */
export function rootsOfAnalysis({ id, lemma }: WordAnalysis, { lexicon }: LanguageEngine): LexiconRoot[] {
  const alike = id === '' ? [] : (lexicon.words.get(plainWord(lemma)) ?? [])
  const own = alike.find((root) => root.id === id)
  if (!own) return []
  return [
    own,
    ...alike.filter(
      (root) => root !== own && isKin(root, own) && plainWord(writtenVerb(root)) === plainWord(writtenVerb(own)),
    ),
  ]
}
