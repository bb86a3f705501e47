import type { ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { openDialog } from '../../platform/open-dialog.ts'
import { Spinner } from '../../ui/spinner.tsx'

function LoginPrompt(): ReactNode {
  return (
    <section className="card stack" aria-labelledby="login-prompt">
      <h2 id="login-prompt">{t('dashboard.loginTitle')}</h2>
      <p>{t('dashboard.loginText')}</p>
      <p className="row wrap">
        <button type="button" className="button" onClick={() => openDialog('login')}>
          {t('shell.logIn')}
        </button>
        <Link className="button outlined" href="/signup">
          {t('shell.signUp')}
        </Link>
      </p>
    </section>
  )
}

/** Shows a spinner until the account is known, then the login prompt or the account's links. */
export default function DashboardPage(): ReactNode {
  const signIn = useStore(signInStore)
  return (
    <div className="stack">
      <h1>{t('dashboard.title')}</h1>
      {signIn.status === 'unknown' ? (
        <div className="empty">
          <Spinner label={t('shell.signInUnknown')} />
        </div>
      ) : null}
      {signIn.status === 'guest' ? <LoginPrompt /> : null}
      {signIn.status === 'signed-in' ? (
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
      ) : null}
      <p>
        <Link className="link" href="/">
          {t('dashboard.backToApp')}
        </Link>
      </p>
    </div>
  )
}
