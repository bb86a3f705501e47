import type { ReactNode } from 'react'
import { XHOSA_RESPELLING_GUIDE } from '#core/pronunciation/respell-xhosa.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './content-pages.module.css'

/** How to read the respelling, and how to make the sounds that English has not. */
export const PronunciationGuide = (): ReactNode => (
  <details className={`card ${css['guide']}`}>
    <summary><h2>{t('pronunciation.title')}</h2></summary>
    <p>{t('pronunciation.intro')}</p>
    <dl>
      {XHOSA_RESPELLING_GUIDE.map(({ written, key }) => <div key={key}><dt className="v" lang="xh">{written}</dt><dd>{t(`pronunciation.${key}`)}</dd></div>)}
    </dl>
  </details>
)
