import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { loadLanguageEngine } from '../../parts/content/load-language-engine.ts'
import { currentLanguage, loadText } from '../../platform/i18n/translate.ts'
import type { CheckAnswer } from './practice-state.ts'

const explained = new Set<InterfaceLanguage>()

/** Tells whether explanations can be shown in the language of the site now. */
export const hasExplanations = (): boolean => explained.has(currentLanguage())

/** Fetches the text of explanations in the language of the site. Never rejects: without it, an answer is judged and not explained. */
export async function loadExplanations(): Promise<void> {
  const language = currentLanguage()
  await loadText(language, ['checking']).then(
    () => explained.add(language),
    () => undefined,
  )
}

/**
 * Reads upcoming words in idle moments, one at a time. The first reading is slow and would delay the first verdict.
 * @param words of the next prompts
 */
export function warmUp(check: CheckAnswer, [word, ...rest]: readonly string[]): void {
  if (word === undefined || typeof requestIdleCallback !== 'function') return
  requestIdleCallback(() => {
    check(word, [], rest[0] ?? word.slice(1))
    warmUp(check, rest)
  })
}

/**
 * Loads the grammar check of a learning language with its explanations, both in the reader's language. Returns null if
 * there is none or it can't load now; never rejects.
 */
export async function loadAnswerCheck(
  language: LearningLanguage,
  reader: InterfaceLanguage,
): Promise<CheckAnswer | null> {
  const [engine, judge] = await Promise.all([
    loadLanguageEngine(language, reader),
    import('#core/answers/check-with-grammar.ts').catch(() => null),
    loadExplanations(),
  ])
  return engine && judge ? (target, also, given) => judge.checkWithGrammar(target, also, given, engine) : null
}
