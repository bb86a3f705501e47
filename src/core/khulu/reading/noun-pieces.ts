import { splitNoun } from '#core/grammar/find-noun-class.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { AnswerBlock } from '#core/khulu/khulu-answer.ts'
import { firstSense } from '#core/khulu/reading/english-of-role.ts'
import { describePieces } from '#core/khulu/reading/pieces-of-word.ts'

/** A noun in its prefix and stem. */
export function splitsOfNoun(root: LexiconRoot, { grammar }: LanguageEngine): AnswerBlock[] {
  const [split] = root.nounClass === undefined ? [] : splitNoun(root.lemma, grammar, root.nounClass)
  const pieces = split ? describePieces(split.morphemes, firstSense(root)) : []
  return pieces.length > 1 ? [{ kind: 'morphemes', word: root.lemma, pieces }] : []
}
