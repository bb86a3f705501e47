import { useState, type MouseEvent, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { hasLexicon } from '../../parts/content/load-language-engine.ts'
import { t } from '../../platform/i18n/translate.ts'
import { wordsOf } from '../../platform/words-of-text.ts'
import css from './content-pages.module.css'

const distanceTo = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** Finds the pressed word of an element's text: the nearest to the finger; with a key, the first. */
function findPressedWord({ currentTarget, clientX, clientY, detail }: MouseEvent): number {
  const text = currentTarget.firstChild
  if (detail === 0 || !text) return 0
  const distances = wordsOf(text.textContent ?? '').map(({ start, end }) => {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, end)
    return Math.min(...[...range.getClientRects()].map((box) => distanceTo(box, clientX, clientY)))
  })
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Opens the pressed word among several texts; its drawing code loads at the first press. */
function useOpenWord(language: LearningLanguage): {
  state: 'idle' | 'busy' | 'failed'
  open: (event: MouseEvent, texts: readonly string[], pressed: number) => void
} {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const open = async (texts: readonly string[], index: number): Promise<void> => {
    setState('busy')
    const opened = await import('../../word-overlay.tsx')
      .then(({ openWord }) => openWord(language, texts, index))
      .catch(() => false)
    setState(opened ? 'idle' : 'failed')
  }
  const openPressed = (event: MouseEvent, texts: readonly string[], pressed: number): void => {
    const before = texts.slice(0, pressed).flatMap(wordsOf).length
    void open(texts, before + findPressedWord(event))
  }
  return { state, open: openPressed }
}

const Failed = ({ state }: { state: string }): ReactNode =>
  state === 'failed' ? (
    <span className={`small muted ${css['failed']}`} role="status">
      {t('contentPages.wordFailed')}
    </span>
  ) : null

/**
 * Text of the learning language whose words can be opened. One button holds the whole text, and its dialog leads from
 * word to word. A long page thus has one Tab stop for each item. @param example a sentence that can be opened from here
 * too
 */
export function WordText({
  as: Element,
  text,
  example,
  language,
  className,
}: {
  as: 'h3' | 'b' | 'span'
  text: string
  example?: string | undefined
  language: LearningLanguage
  className?: string
}): ReactNode {
  const { state, open } = useOpenWord(language)
  if (!hasLexicon(language))
    return (
      <Element className={`voice ${className ?? ''}`} lang={language}>
        {text}
      </Element>
    )
  return (
    <>
      <Element className={`voice ${className ?? ''}`} lang={language}>
        <button
          type="button"
          className={css['open']}
          aria-haspopup="dialog"
          aria-busy={state === 'busy'}
          onClick={(event) => open(event, example === undefined ? [text] : [text, example], 0)}
        >
          {text}
        </button>
      </Element>
      <Failed state={state} />
    </>
  )
}

/**
 * The sentence beneath a word: a press opens the word that is pressed. Tab passes it by: with keys it is reached
 * through the word that it is an example of.
 */
export function ExampleText({
  of,
  text,
  language,
}: {
  of: string
  text: string
  language: LearningLanguage
}): ReactNode {
  const { state, open } = useOpenWord(language)
  if (!hasLexicon(language))
    return (
      <p className="voice" lang={language}>
        {text}
      </p>
    )
  return (
    <>
      <p className="voice" lang={language}>
        <button
          type="button"
          tabIndex={-1}
          className={css['open']}
          aria-haspopup="dialog"
          aria-busy={state === 'busy'}
          onClick={(event) => open(event, [of, text], 1)}
        >
          {text}
        </button>
      </p>
      <Failed state={state} />
    </>
  )
}
