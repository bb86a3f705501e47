import type { ReactNode } from 'react'
import type { LanguageAbility } from '#core/languages/language-abilities.ts'
import type { MessageId } from '../../platform/i18n/text-areas.ts'
import { t } from '../../platform/i18n/translate.ts'
import { chooseLearningLanguage } from '../../platform/learning-language.ts'
import { languageWith, nameOfLanguage } from './language-abilities.ts'

/** Button that changes to the first language with an ability. The text has the placeholder `{language}`. */
export function LearnInstead({ ability, text }: { ability: LanguageAbility; text: MessageId }): ReactNode {
  const language = languageWith(ability)
  return (
    <button type="button" className="button" onClick={() => chooseLearningLanguage(language)}>
      {t(text, { language: nameOfLanguage(language) })}
    </button>
  )
}
