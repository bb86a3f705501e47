import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import { readWord } from '#core/grammar/analyse-word.ts'
import { plainWord, type LexiconRoot, type StemTag } from '#core/grammar/word-lexicon.ts'

/** A way to read a word with roots that are known: its morphemes, and the known root. */
type KnownReading = { morphemes: readonly Morpheme[]; root: LexiconRoot }

/** Returns the roots that a reading's stem can be: umhlobo and ihlobo share theirs. */
const rootsOf = (morphemes: readonly Morpheme[], { lexicon }: LanguageEngine): readonly LexiconRoot[] =>
  morphemes.flatMap(([form, tag]) => lexicon.stems[tag as StemTag]?.get(plainWord(form)) ?? [])

/** Finds the likeliest reading of a word whose stem is a known root; null if there is none. */
export function readKnownWord(word: string, engine: LanguageEngine, known: ReadonlySet<string>): KnownReading | null {
  for (const { morphemes, root: likeliest } of readWord(word, engine)) {
    const root =
      likeliest && known.has(likeliest.id) ? likeliest : rootsOf(morphemes, engine).find(({ id }) => known.has(id))
    if (root) return { morphemes, root }
  }
  const whole = engine.lexicon.words.get(plainWord(word))?.find(({ id }) => known.has(id))
  return whole ? { morphemes: [], root: whole } : null
}
