import type { LanguageRules } from '#content/check-items.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { respellXhosa } from '#core/pronunciation/respell-xhosa.ts'

/** Rules for checking each language's content. A language without rules can have a lexicon, but no pages. */
export const LANGUAGE_RULES: Partial<Record<LearningLanguage, LanguageRules>> = {
  xh: { letters: 'abcdefghijklmnopqrstuvwxyz', respell: respellXhosa },
}
