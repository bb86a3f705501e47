import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/**
 * Tells whether a noun means a person or an animal, which does things together with others. Things are used instead.
 */
export const isAlive = ({ semanticClass, nounClass }: LexiconRoot): boolean =>
  semanticClass === 'person' || semanticClass === 'animal' || nounClass === '1' || nounClass === '1a'
