import { useState, type ReactNode } from 'react'
import type { Saying, SayingValue } from '#core/khulu/khulu-answer.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { t } from '../../platform/i18n/translate.ts'
import { textToday } from './retired-texts.ts'
import css from './khulu.module.css'

/** Returns the mark for a place of a word in a text, between two characters that no text contains. */
const mark = (name: string): string => `\uE000${name}\uE001`

const valueOf = (value: SayingValue): string | number => (typeof value === 'object' ? t(textToday(value.text)) : value)

const valuesOf = ({ values }: Saying): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, valueOf(value)]))

/** Returns an utterance as plain text. */
export const plainSaying = (saying: Saying): string =>
  t(textToday(saying.text), { ...valuesOf(saying), ...saying.words })

/** Word of the learning language; a press opens its parts. */
export function OpenedWord({ word, language }: { word: string; language: LearningLanguage }): ReactNode {
  const [busy, setBusy] = useState(false)
  const open = async (): Promise<void> => {
    setBusy(true)
    await import('../../word-overlay.tsx').then(({ openWord }) => openWord(language, [word], 0)).catch(() => false)
    setBusy(false)
  }
  return (
    <button
      type="button"
      lang={language}
      className={`voice ${css['word']}`}
      aria-haspopup="dialog"
      aria-busy={busy}
      onClick={() => void open()}
    >
      {word}
    </button>
  )
}

/** Draws an utterance whose words of the learning language can be opened. */
export function SayingText({ saying, language }: { saying: Saying; language: LearningLanguage }): ReactNode {
  const { words = {} } = saying
  const marked = Object.fromEntries(Object.keys(words).map((name) => [name, mark(name)]))
  // Every second part is the name of a place.
  return t(textToday(saying.text), { ...valuesOf(saying), ...marked })
    .split(/\uE000(\w+)\uE001/)
    .map((part, index) =>
      index % 2 === 0 ? part : <OpenedWord key={index} word={words[part] ?? ''} language={language} />,
    )
}
