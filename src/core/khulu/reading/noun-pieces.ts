import { splitNoun } from '#core/grammar/find-noun-class.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { AnswerBlock } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { glossOf } from '#core/khulu/reading/tell-meaning.ts'
import { describePieces } from '#core/khulu/reading/pieces-of-word.ts'

/** Splits a noun into its prefix and stem. */
export function splitsOfNoun(root: LexiconRoot, world: KhuluWorld): AnswerBlock[] {
  const { grammar } = world.engine
  const [split] = root.nounClass === undefined ? [] : splitNoun(root.lemma, grammar, root.nounClass)
  const pieces = split ? describePieces(split.morphemes, glossOf(root, world)) : []
  return pieces.length > 1 ? [{ kind: 'morphemes', word: root.lemma, pieces }] : []
}
