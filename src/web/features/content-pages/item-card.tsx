import { useState, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { NounClasses } from '../../platform/content/load-section-content.ts'
import { t } from '../../platform/i18n/translate.ts'
import { SECTION_LOOK } from '../../ui/section-look.tsx'
import { SpeakerIcon } from './category-icons.tsx'
import css from './content-pages.module.css'

/** The place for the word's sound. Until it has one, pressing it says so. */
function HearButton({ target }: { target: string }): ReactNode {
  const [asked, setAsked] = useState(false)
  return (
    <div className={css['hear']}>
      <button type="button" className="hear" aria-disabled="true" aria-label={t('contentPages.hear', { word: target })} onClick={() => setAsked(true)}><SpeakerIcon /></button>
      <p className="sm m" role="status">{asked ? t('contentPages.noSound') : null}</p>
    </div>
  )
}

/** The class's pieces, from the language's own table of noun classes. */
function Concords({ entry, language }: { entry: NounClasses[number]; language: LearningLanguage }): ReactNode {
  const rows = [
    ['subject', entry.subjectConcord], ['object', entry.objectConcord], ['possessive', entry.possessiveConcord], ['adjective', entry.adjectiveConcord],
    ['relative', entry.relativeConcord], ['demonstratives', entry.demonstratives.join(', ')], ['quantifier', entry.quantifier],
  ] as const
  return (
    <dl className={css['concords']}>
      {rows.map(([name, form]) => <div key={name}><dt>{t(`contentPages.concord.${name}`)}</dt><dd className="v" lang={language}>{form}</dd></div>)}
    </dl>
  )
}

/** One word or sentence with all that belongs to it. */
export function ItemCard({ item, language, nounClasses }: { item: LearningItem; language: LearningLanguage; nounClasses: NounClasses }): ReactNode {
  const entry = item.nounClass === undefined ? undefined : nounClasses.find(({ nounClass }) => nounClass === item.nounClass)
  return (
    <li className={`card ${css['item']} ${SECTION_LOOK[item.section].className}`}>
      <HearButton target={item.target} />
      <div className="grow">
        <h3 className={`v ${css['word']}`} lang={language}>{item.target}</h3>
        <p className={`row sp wrap ${css['meaning']}`}><b>{item.english}</b> <span className="say sm">{item.pronunciation}</span></p>
        {item.description === undefined ? null : <p className={css['description']}>{item.description}</p>}
        {entry ? <Concords entry={entry} language={language} /> : null}
        {item.example === undefined ? null : <p className={css['example']}><span className="v" lang={language}>{item.example.target}</span><br /><span className="m sm">{item.example.english}</span></p>}
      </div>
    </li>
  )
}
