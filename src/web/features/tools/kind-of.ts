import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import type { MessageId } from '../../platform/i18n/text-areas.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Returns the class of a noun, or what kind of word an entry is. */
export const kindOf = ({ nounClass, partOfSpeech }: LexiconRoot): string =>
  nounClass === undefined ? t(`tools.partOfSpeech.${partOfSpeech}` as MessageId) : t('tools.class', { nounClass })
