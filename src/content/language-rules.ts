import type { LanguageRules } from '#content/check-items.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { respellXhosa } from '#core/pronunciation/respell-xhosa.ts'

/** What the content of a language is checked by. A language whose rules are not written yet can have a lexicon, but no pages. */
export const LANGUAGE_RULES: Partial<Record<LearningLanguage, LanguageRules>> = {
  xh: { letters: 'abcdefghijklmnopqrstuvwxyz', respell: respellXhosa },
}
