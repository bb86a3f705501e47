import type { ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { HearButton } from '../../parts/audio/hear-button.tsx'
import type { NounClasses } from '../../parts/content/load-section-content.ts'
import { t } from '../../platform/i18n/translate.ts'
import { SECTION_LOOK } from '../../ui/section-look.tsx'
import css from './content-pages.module.css'
import { ExampleText, WordText } from './word-text.tsx'

/** Concords of a noun class, from the language's own table. */
function Concords({ entry, language }: { entry: NounClasses[number]; language: LearningLanguage }): ReactNode {
  const rows = [
    ['subject', entry.subjectConcord],
    ['object', entry.objectConcord],
    ['possessive', entry.possessiveConcord],
    ['adjective', entry.adjectiveConcord],
    ['relative', entry.relativeConcord],
    ['demonstratives', entry.demonstratives.join(', ')],
    ['quantifier', entry.quantifier],
  ] as const
  return (
    <dl className={css['concords']}>
      {rows.map(([name, form]) => (
        <div key={name}>
          <dt>{t(`contentPages.concord.${name}`)}</dt>
          <dd className="voice" lang={language}>
            {form}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One word or sentence with all that belongs to it. */
export function ItemCard({
  item,
  language,
  nounClasses,
}: {
  item: LearningItem
  language: LearningLanguage
  nounClasses: NounClasses
}): ReactNode {
  const entry =
    item.nounClass === undefined ? undefined : nounClasses.find(({ nounClass }) => nounClass === item.nounClass)
  return (
    <li className={`card ${css['item']} ${SECTION_LOOK[item.section].className}`}>
      <HearButton text={item.target} language={language} className={css['hear']} />
      <div className="grow">
        <WordText
          as="h3"
          text={item.target}
          example={item.example?.target}
          language={language}
          className={css['word'] ?? ''}
        />
        <p className={`row spread wrap ${css['meaning']}`}>
          <b>{item.english}</b> <span className="say small">{item.pronunciation}</span>
        </p>
        {item.description === undefined ? null : <p className={css['description']}>{item.description}</p>}
        {entry ? <Concords entry={entry} language={language} /> : null}
        {item.example === undefined ? null : (
          <div className={css['example']}>
            <ExampleText of={item.target} text={item.example.target} language={language} />
            <p className="muted small">{item.example.english}</p>
          </div>
        )}
      </div>
    </li>
  )
}
