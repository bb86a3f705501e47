import type { ReactNode } from 'react'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

/** Shows the account's links. */
export default function DashboardPage(): ReactNode {
  const signIn = useStore(signInStore)
  if (signIn.status !== 'signed-in') return null
  return (
    <section className="card stack">
      <h2>{t('dashboard.welcome', { name: signIn.account.firstName })}</h2>
      <p>{t('dashboard.notYet')}</p>
      <p className="row wrap">
        {signIn.account.ageBand === 'adult' ? (
          <Link className="button" href="/children">
            {t('dashboard.children')}
          </Link>
        ) : null}
        <Link className="button outlined" href="/progress">
          {t('shell.progress')}
        </Link>
        <Link className="button outlined" href="/dashboard/family">
          {t('dashboard.family')}
        </Link>
        <Link className="button outlined" href="/achievements">
          {t('shell.achievements')}
        </Link>
        <Link className="button outlined" href="/account">
          {t('dashboard.account')}
        </Link>
      </p>
    </section>
  )
}
