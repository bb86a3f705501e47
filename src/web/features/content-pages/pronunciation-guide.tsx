import { useEffect, useState, type ReactNode } from 'react'
import { XHOSA_RESPELLING_GUIDE } from '#core/pronunciation/respell-xhosa.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import css from './content-pages.module.css'

/** How to read the respelling, and how to make the sounds that English has not. Its text is fetched when it is opened. */
export function PronunciationGuide(): ReactNode {
  const [opened, setOpened] = useState(false)
  const [loaded, setLoaded] = useState<string>()
  const language = currentLanguage()
  useEffect(() => {
    if (opened) void loadText(language, ['pronunciation']).then(() => setLoaded(language))
  }, [opened, language])
  return (
    <details className={`card ${css['guide']}`} onToggle={() => setOpened(true)}>
      <summary><h2>{t('contentPages.guide')}</h2></summary>
      {loaded === language ? (
        <>
          <p>{t('pronunciation.intro')}</p>
          <dl>{XHOSA_RESPELLING_GUIDE.map(({ written, key }) => <div key={key}><dt className="v" lang="xh">{written}</dt><dd>{t(`pronunciation.${key}`)}</dd></div>)}</dl>
        </>
      ) : null}
    </details>
  )
}
