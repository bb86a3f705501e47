import type { ReactNode } from 'react'
import { RETENTION_RULES } from '#core/privacy/retention.ts'
import { REFERRAL_REMEMBERED } from '#core/partners/referral-codes.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { DataNotice } from '../../parts/operator/data-notice.tsx'
import { sayHowLong } from '../../parts/privacy/say-how-long.ts'
import { Link } from '../../platform/router.tsx'
import css from './privacy.module.css'

const DAY = 24 * 60 * 60 * 1000

/**
 * Notice of the responsible party, and the list of stored data with purposes and times. The server deletes by the same
 * list.
 */
export default function PrivacyPage(): ReactNode {
  const signIn = useStore(signInStore)
  return (
    <article className="stack">
      <h1>{t('privacy.title')}</h1>
      <p className="muted">{t('privacy.lead')}</p>
      <DataNotice about="self" />
      <h2>{t('privacy.listTitle')}</h2>
      <ul className={css['list']} data-notice="collected purpose retention">
        {RETENTION_RULES.map((rule) => (
          <li key={rule} className="card">
            <h3>{t(`privacy.keeps.${rule}`)}</h3>
            <p>
              <span className="muted small">{t('privacy.why')}:</span> {t(`privacy.reason.${rule}`)}.
            </p>
            <p className={css['long']}>
              <span className="muted small">{t('privacy.long')}:</span> {sayHowLong(rule)}.
            </p>
          </li>
        ))}
      </ul>
      <p>{t('privacy.all')}</p>
      <p>{t('privacy.referral', { days: REFERRAL_REMEMBERED / DAY })}</p>
      {signIn.status === 'signed-in' && signIn.account.ageBand === 'adult' ? (
        <>
          <p>
            <Link className="link" href="/account/data">
              {t('privacy.copy')}
            </Link>
          </p>
          <p>
            <Link className="link" href="/children">
              {t('privacy.children')}
            </Link>
          </p>
        </>
      ) : null}
      <p>
        <Link className="link" href="/terms">
          {t('privacy.terms')}
        </Link>
      </p>
    </article>
  )
}
