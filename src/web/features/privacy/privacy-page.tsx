import type { ReactNode } from 'react'
import { RETENTION, RETENTION_RULES, retentionTime, type RetentionRule } from '#core/privacy/retention.ts'
import { signInStore } from '../../platform/account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './privacy.module.css'

/** How long something is kept, in a sentence. */
function sayHowLong(rule: RetentionRule): string {
  const { from, ends } = RETENTION[rule]
  const time = retentionTime(rule)
  const end = t(`privacy.ends.${ends}`)
  if (!time) return t('privacy.onlyEnds', { ends: end })
  const upTo = t('privacy.upTo', { time: t(`privacy.${time.unit}`, { count: time.count }), from: t(`privacy.from.${from}`) })
  return `${upTo}, ${t('privacy.orEnds', { ends: end })}`
}

/** All that is kept of people, why, and how long: the list that the server deletes by. */
export default function PrivacyPage(): ReactNode {
  const signIn = useStore(signInStore)
  return (
    <article className="st">
      <h1>{t('privacy.title')}</h1>
      <p className="m">{t('privacy.lead')}</p>
      <ul className={css['list']}>
        {RETENTION_RULES.map((rule) => (
          <li key={rule} className="card">
            <h2>{t(`privacy.keeps.${rule}`)}</h2>
            <p><span className="m sm">{t('privacy.why')}:</span> {t(`privacy.reason.${rule}`)}.</p>
            <p className={css['long']}><span className="m sm">{t('privacy.long')}:</span> {sayHowLong(rule)}.</p>
          </li>
        ))}
      </ul>
      <p>{t('privacy.all')}</p>
      {signIn.status === 'signed-in' && signIn.account.ageBand === 'adult' ? (
        <>
          <p><Link className="lk" href="/account/data">{t('privacy.copy')}</Link></p>
          <p><Link className="lk" href="/children">{t('privacy.children')}</Link></p>
        </>
      ) : null}
      <p><Link className="lk" href="/terms">{t('privacy.terms')}</Link></p>
    </article>
  )
}
