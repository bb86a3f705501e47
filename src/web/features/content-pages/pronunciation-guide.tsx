import { useEffect, useState, type ReactNode } from 'react'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import css from './content-pages.module.css'

type Guide = {
  language: InterfaceLanguage
  rows: typeof import('#core/pronunciation/respell-xhosa.ts').XHOSA_RESPELLING_GUIDE
}

async function loadGuide(language: InterfaceLanguage): Promise<Guide> {
  const [{ XHOSA_RESPELLING_GUIDE }] = await Promise.all([
    import('#core/pronunciation/respell-xhosa.ts'),
    loadText(language, ['pronunciation']),
  ])
  return { language, rows: XHOSA_RESPELLING_GUIDE }
}

/** Guide to the respelling and to sounds that English lacks. It loads when it is opened. */
export function PronunciationGuide(): ReactNode {
  const [opened, setOpened] = useState(false)
  const [guide, setGuide] = useState<Guide>()
  const language = currentLanguage()
  useEffect(() => {
    if (opened) void loadGuide(language).then(setGuide, () => undefined)
  }, [opened, language])
  return (
    <details className={`card ${css['guide']}`} onToggle={() => setOpened(true)}>
      <summary>
        <h2>{t('contentPages.guide')}</h2>
      </summary>
      {guide?.language === language ? (
        <>
          <p>{t('pronunciation.intro')}</p>
          <dl>
            {guide.rows.map(({ written, key }) => (
              <div key={key}>
                <dt className="voice" lang={language}>
                  {written}
                </dt>
                <dd>{t(`pronunciation.${key}`)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </details>
  )
}
