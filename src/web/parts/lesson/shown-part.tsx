import type { ReactNode } from 'react'
import type { ShowPartStep } from '#core/course/lesson.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { HearButton } from '../audio/hear-button.tsx'
import css from './lesson.module.css'
import { ShownFile } from './shown-file.tsx'

/** Part of a teacher's own lesson that asks nothing: a text, words, a picture or a sound. */
export function ShownPart({
  id,
  part,
  language,
}: {
  /** Id of the step: it names the lesson and its version. */
  id: string
  part: ShowPartStep['part']
  language: LearningLanguage
}): ReactNode {
  if (part.kind === 'words')
    return (
      <ul className={`card ${css['wordList']}`}>
        {part.words.map(({ target, english }) => (
          <li key={target}>
            <HearButton text={target} language={language} className={css['hear']} />
            <b className="voice" lang={language}>
              {target}
            </b>
            <span>{english}</span>
          </li>
        ))}
      </ul>
    )
  if (part.kind !== 'text') return <ShownFile id={id} part={part} />
  return (
    <section className={`card ${css['note']}`}>
      <h2 className={`${css['noteText']} ${css['plain']}`} tabIndex={-1}>
        {part.text}
      </h2>
    </section>
  )
}
