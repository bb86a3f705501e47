import { Fragment, useState, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { t } from '../../platform/i18n/translate.ts'
import { wordsOf } from '../../platform/words-of-text.ts'
import css from './story-time.module.css'

const openWord = async (language: LearningLanguage, text: string, index: number): Promise<boolean> =>
  (await import('../../word-overlay.tsx')).openWord(language, [text], index)

/** Returns the signs between two words, before and after the space. */
const signsAfter = (text: string, end: number, next: number): string => text.slice(end, next).split(' ')[0] ?? ''
const signsBefore = (text: string, end: number, start: number): string => text.slice(end, start).split(' ').at(-1) ?? ''

/**
 * A line of a story. Each of its words can be looked into.
 * @param marked the word that is being read now, from 0
 */
export function StoryWords({
  text,
  language,
  marked,
}: {
  text: string
  language: LearningLanguage
  marked?: number | undefined
}): ReactNode {
  const [failed, setFailed] = useState(false)
  const words = wordsOf(text)
  const open = (index: number): void => {
    openWord(language, text, index)
      .catch(() => false)
      .then(
        (opened) => setFailed(!opened),
        () => {},
      )
  }
  return (
    <>
      <span lang={language}>
        {words.map(({ word, start, end }, index) => (
          <Fragment key={start}>
            {/* Signs stay on the line of their word. */}
            <span className={css['together']}>
              {index === 0 ? text.slice(0, start) : signsBefore(text, words[index - 1]?.end ?? 0, start)}
              <button
                type="button"
                className={css['word']}
                data-reading={marked === index}
                aria-haspopup="dialog"
                onClick={() => open(index)}
              >
                {word}
              </button>
              {signsAfter(text, end, words[index + 1]?.start ?? text.length)}
            </span>{' '}
          </Fragment>
        ))}
      </span>
      {failed ? (
        <span className={`small muted ${css['failed']}`} role="status">
          {t('storyTime.wordFailed')}
        </span>
      ) : null}
    </>
  )
}
