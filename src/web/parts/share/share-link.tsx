import { lazy, Suspense, useState, type ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { ShareIcon } from '../../ui/share-icon.tsx'
import css from './share-link.module.css'
import { addressOf, copyText, share, type Abilities, type Outcome } from './share-state.ts'

const QrCode = lazy(() => import('../../ui/qr-code.tsx'))

/** Returns what this browser can do; a share sheet needs a secure page and, mostly, a phone. */
const abilitiesHere = (): Abilities => ({
  ...(typeof navigator.share === 'function' ? { share: (shared) => navigator.share(shared) } : {}),
  ...(navigator.clipboard ? { copy: (text) => navigator.clipboard.writeText(text) } : {}),
})

/**
 * Hands a page on: a QR code to scan, the address, the share sheet of the phone, and copying. The page itself decides
 * who may see it.
 * @param path page of this site
 * @param title name of the thing
 * @param text sentence of the message; it names no child
 * @param code letters to read out or type, if the page has them
 */
export function ShareLink({
  path,
  title,
  text,
  code,
}: {
  path: string
  title: string
  text: string
  code?: string
}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>()
  const url = addressOf(location.origin, path)
  const abilities = abilitiesHere()
  const note = outcome === 'copied' || outcome === 'failed' ? t(`share.${outcome}`) : null
  return (
    <div className={css['share']}>
      <div className={css['picture']}>
        <Suspense fallback={<span className={css['waiting']} />}>
          <QrCode text={url} label={t('share.picture', { title })} />
        </Suspense>
      </div>
      <div className="stack">
        {code === undefined ? null : (
          <p>
            <span className="muted small">{t('share.code')}</span>
            <br />
            <b className={css['code']}>{code}</b>
          </p>
        )}
        <p>
          <span className="muted small">{t('share.address')}</span>
          <br />
          <span className={css['address']}>{url}</span>
        </p>
        <div className="row wrap">
          {abilities.share ? (
            <button
              type="button"
              className="button"
              onClick={() => void share({ url, title, text }, abilities).then(setOutcome)}
            >
              <ShareIcon small />
              {t('share.send')}
            </button>
          ) : null}
          <button
            type="button"
            className={abilities.share ? 'button outlined' : 'button'}
            onClick={() => void copyText(url, abilities).then(setOutcome)}
          >
            {t('share.copy')}
          </button>
        </div>
        <p role="status" className="small">
          {note}
        </p>
      </div>
    </div>
  )
}
