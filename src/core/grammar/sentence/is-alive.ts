import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** Whether a noun means somebody or an animal: they do things together, things are used. */
export const isAlive = ({ semanticClass, nounClass }: LexiconRoot): boolean =>
  semanticClass === 'person' || semanticClass === 'animal' || nounClass === '1' || nounClass === '1a'
