import { createRoot } from 'react-dom/client'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { WordDialog } from './features/word-analysis/word-dialog.tsx'
import { openedWord } from './features/word-analysis/opened-word.ts'
import { loadLanguageEngine, meaningsIn } from './parts/content/load-language-engine.ts'
import { currentLanguage, loadText } from './platform/i18n/translate.ts'

let drawn = false

/** Draws the place of the words' dialog beside the page, in a root of its own. */
function drawDialog(): void {
  if (drawn) return
  drawn = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(<WordDialog />)
}

/**
 * Opens what a word is made of, over any page.
 * @param texts the texts that can be looked into together: a word and its example
 * @param index which of all their words
 * @returns false where the language has no engine or it can't be fetched now
 */
export async function openWord(language: LearningLanguage, texts: readonly string[], index: number): Promise<boolean> {
  const path = location.pathname
  const reader = currentLanguage()
  const [engine] = await Promise.all([
    loadLanguageEngine(language, reader),
    loadText(reader, ['word-analysis', 'audio']),
  ])
  if (!engine) return false
  drawDialog()
  openedWord.set({ language, texts, index, path, engine, meanings: meaningsIn(language, reader) })
  return true
}
