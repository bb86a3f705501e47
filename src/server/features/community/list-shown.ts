import { readInterfaceTexts } from '#content/read-interface-texts.ts'
import { COMPLETE_INTERFACE_LANGUAGES, type InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { CommunityParts, Shown } from '#server/features/community/community-parts.ts'

/**
 * Creates the list of texts and words that suggestions can be about. Texts are those of the complete interface
 * languages, read once each.
 */
export function createShownList(
  projectFolder: string,
  listItems: (language: LearningLanguage) => readonly LearningItem[],
): CommunityParts['listShown'] {
  const read = new Map<InterfaceLanguage, ReadonlyMap<string, string>>()
  const textsOf = (language: InterfaceLanguage): ReadonlyMap<string, string> => {
    const texts = read.get(language) ?? readInterfaceTexts(projectFolder, language)
    read.set(language, texts)
    return texts
  }
  return (kind, code): readonly Shown[] => {
    if (kind === 'text') {
      const language = COMPLETE_INTERFACE_LANGUAGES.find((complete) => complete === code)
      if (language === undefined) return []
      return [...textsOf(language)].map(([target, shown]) => ({
        target,
        shown,
        beside: textsOf('en').get(target) ?? '',
      }))
    }
    const language = LEARNING_LANGUAGE_CODES.find((learning) => learning === code)
    const items = language === undefined ? [] : listItems(language)
    return items.map(({ id, target, english }) =>
      kind === 'word' ? { target: id, shown: target, beside: english } : { target: id, shown: english, beside: target },
    )
  }
}
