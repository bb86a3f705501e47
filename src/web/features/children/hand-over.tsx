import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import { JOIN_CODE_TIME, showJoinCode } from '#core/people/join-codes.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Spinner } from '../../ui/spinner.tsx'
import css from './children.module.css'

const QrCode = lazy(() => import('../../ui/qr-code.tsx'))

type Made = CallResult<{ code: string; username: string; expiresAt: string }>

/** Makes a code that logs the child in once on another device. It is shown in letters and as a picture to scan. */
export function HandOver({ childId }: { childId: string }): ReactNode {
  const [made, setMade] = useState<Made>()
  const make = useCallback(() => {
    void callApi<'makeJoinCode'>(childrenCalls.makeJoinCode, { childId }).then(setMade)
  }, [childId])
  useEffect(make, [make])
  if (made === undefined)
    return (
      <div className="empty">
        <Spinner label={t('children.loading')} />
      </div>
    )
  if (!made.ok)
    return (
      <>
        <FormError text={failureText(made)} />
        <p>
          <button type="button" className="button outlined" onClick={make}>
            {t('children.tryAgain')}
          </button>
        </p>
      </>
    )
  const { code, username } = made.output
  return (
    <div className="stack">
      <p>{t('children.handOver.how', { address: `${location.host}/join` })}</p>
      <div className={css['over']}>
        <p className={css['code']} aria-label={t('children.join.code')}>
          {showJoinCode(code)}
        </p>
        <Suspense fallback={null}>
          <QrCode text={`${location.origin}/join#${code}`} label={t('children.handOver.picture')} />
        </Suspense>
      </div>
      <p role="status">{t('children.handOver.once', { username, minutes: JOIN_CODE_TIME / 60_000 })}</p>
      <p>
        <button type="button" className="button outlined" onClick={make}>
          {t('children.handOver.another')}
        </button>
      </p>
    </div>
  )
}
