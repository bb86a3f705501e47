import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { say, type AnswerBlock, type AnswerSource, type KhuluText } from '#core/khulu/khulu-answer.ts'
import type { KhuluWorld } from '#core/khulu/khulu-world.ts'
import { isOfLexicon } from '#core/khulu/answers/find-phrase.ts'
import { describePieces } from '#core/khulu/reading/pieces-of-word.ts'
import { glossOf } from '#core/khulu/reading/tell-meaning.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { respellXhosa } from '#core/pronunciation/respell-xhosa.ts'

/** Makes a block with a word in its pieces; nothing for a word of one piece. */
export function morphemeBlock(
  word: string,
  morphemes: readonly Morpheme[],
  root: LexiconRoot,
  world: KhuluWorld,
): AnswerBlock[] {
  const pieces = describePieces(morphemes, glossOf(root, world))
  return pieces.length > 1 ? [{ kind: 'morphemes', word, pieces }] : []
}

/** Block with the sound of a word, for English readers. */
export const soundBlock = (word: string, { engine }: KhuluWorld): AnswerBlock[] =>
  engine.grammar.has.has('respelling') ? [{ kind: 'sound', word, respelling: respellXhosa(word) }] : []

/** Returns the address of an item. */
export const itemAddress = ({ section, category }: LearningItem): string => `/${section}?category=${category}`

/** Block that links to a page for practice. */
export const practiseBlock = (address: string): AnswerBlock => ({
  kind: 'practise',
  address,
  label: say('khulu.practise'),
})

/** Returns the address that practises a root's part of speech. */
export const addressOfRoot = ({ partOfSpeech }: LexiconRoot): string =>
  partOfSpeech === 'verb'
    ? '/grammar?category=verbs'
    : partOfSpeech === 'adjective' || partOfSpeech === 'relative'
      ? '/grammar?category=adjectives'
      : partOfSpeech === 'noun'
        ? '/vocabulary'
        : '/phrases'

export const lexiconSource = ({ id, lemma }: LexiconRoot): AnswerSource => ({ kind: 'lexicon', id, word: lemma })

export const ruleSource = (rule: KhuluText): AnswerSource => ({ kind: 'rule', rule })

export const itemSource = (item: LearningItem): AnswerSource =>
  isOfLexicon(item)
    ? { kind: 'lexicon', id: item.id, word: item.target }
    : { kind: 'item', id: item.id, word: item.target, address: itemAddress(item) }

/** Removes repeated sources. */
export const distinctSources = (sources: readonly AnswerSource[]): AnswerSource[] => {
  const seen = new Set<string>()
  return sources.filter((source) => {
    const key = source.kind === 'rule' ? source.rule : source.id
    return seen.has(key) ? false : seen.add(key)
  })
}
