import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { toolLanguage } from './tool-list.ts'
import css from './explored-words.module.css'
import type { ExploredText, PlacedText } from './words-state.ts'

/** Steps from a word by each key. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
}

const placeOf = (button: HTMLButtonElement): number => Number(button.dataset['word'])

/**
 * The words of a text, each to be opened. Three hundred words share one listener, and one stop of the Tab key, from
 * which the arrow keys lead on.
 */
export function ExploredWords({ placed, explored }: { placed: PlacedText; explored: ExploredText | null }): ReactNode {
  const [focused, setFocused] = useState(0)
  const [failed, setFailed] = useState(false)
  const open = (event: MouseEvent<HTMLButtonElement>): void => {
    const at = placeOf(event.currentTarget)
    const sentence = placed.words[at]?.sentence
    if (!sentence) return
    setFocused(at)
    void import('../../word-overlay.tsx')
      .then(({ openWord }) => openWord(toolLanguage(), [sentence.text], sentence.index))
      .catch(() => false)
      .then((opened) => setFailed(!opened))
  }
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const at = placeOf(event.currentTarget)
    const step = STEPS[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = Math.min(placed.words.length - 1, Math.max(0, at + step))
    setFocused(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  const reached = Math.min(focused, placed.words.length - 1)
  return (
    <>
      <p className={css['text']} lang={toolLanguage()}>
        {placed.words.flatMap(({ word, before }, at) => [
          before,
          <button
            key={at}
            type="button"
            data-word={at}
            tabIndex={at === reached ? 0 : -1}
            aria-haspopup="dialog"
            onClick={open}
            onKeyDown={move}
            className={`${css['inText']} ${explored ? css[`is-${explored.words[at]?.state ?? 'new'}`] : ''}`}
          >
            {word}
          </button>,
        ])}
        {placed.after}
      </p>
      {failed ? (
        <p className="small muted" role="status">
          {t('tools.failed')}
        </p>
      ) : null}
    </>
  )
}
