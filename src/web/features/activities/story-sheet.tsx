import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { Story, StoryLine } from '#core/stories/story.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './story-time.module.css'

function SheetLine({
  line,
  language,
  translated,
}: {
  line: StoryLine
  language: LearningLanguage
  translated: boolean
}): ReactNode {
  return (
    <>
      <span className="voice" lang={language}>
        {line.text}
      </span>
      {translated ? (
        <span className={css['meant']} lang="en">
          {line.translation}
        </span>
      ) : null}
    </>
  )
}

/** Returns the type size for a number of lines: few lines are printed large, for small children. */
const sizeOf = (lines: number): 'few' | 'some' | 'many' => (lines <= 8 ? 'few' : lines <= 11 ? 'some' : 'many')

/** Draws the whole story for printing. It is the only part of the page on paper, and screens never show it. */
export function StorySheet({
  story,
  language,
  translated,
}: {
  story: Story
  language: LearningLanguage
  translated: boolean
}): ReactNode {
  const lines = story.parts.flatMap((part) => part.lines)
  const pictures = [
    ...new Map(story.parts.flatMap((part) => part.pictures).map((picture) => [picture.name, picture])).values(),
  ].slice(0, 6)
  return createPortal(
    <article className={css['sheet']} data-lines={sizeOf(lines.length)}>
      <header>
        <h1 lang={language}>{story.title}</h1>
        {translated ? <p lang="en">{story.translation}</p> : null}
        <p className={css['strip']} aria-hidden="true">
          {pictures.map(({ name, drawing }) => (
            <svg key={name} viewBox="0 0 32 32" dangerouslySetInnerHTML={{ __html: drawing }} />
          ))}
        </p>
      </header>
      <ol className={css['printed']}>
        {lines.map((line, index) => (
          <li key={index}>
            <SheetLine line={line} language={language} translated={translated} />
          </li>
        ))}
      </ol>
      <section>
        <h2>{t('storyTime.keyWords')}</h2>
        <ul className={css['printedWords']}>
          {story.keyWords.map(({ word, meaning }) => (
            <li key={word}>
              <b className="voice" lang={language}>
                {word}
              </b>{' '}
              <span lang="en">{meaning}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('storyTime.talk')}</h2>
        <ol className={css['questions']}>
          {story.questions.map((line, index) => (
            <li key={index}>
              <SheetLine line={line} language={language} translated={translated} />
              <span className={css['write']} />
            </li>
          ))}
        </ol>
      </section>
      <footer>{t('storyTime.printed')}</footer>
    </article>,
    document.body,
  )
}
