import { useEffect, useRef, type ReactNode } from 'react'
import { saveFile } from '../../platform/save-file.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './second-factor.module.css'

/** Recovery codes, shown only this once, to be written down or saved. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card stack" aria-labelledby="recovery">
      <h2 id="recovery" ref={heading} tabIndex={-1}>
        {t('secondFactor.codes')}
      </h2>
      <p>{t('secondFactor.codesText')}</p>
      <ul className={css['codes']} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row wrap">
        <button
          type="button"
          className="button outlined"
          onClick={() => saveFile('funda-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
        >
          {t('secondFactor.saveCodes')}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {t('secondFactor.haveCodes')}
        </button>
      </div>
    </section>
  )
}
