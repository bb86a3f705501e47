import { useState, type ReactNode } from 'react'
import { Link, navigate } from '../../platform/router.tsx'
import { pageAfterSignIn } from '../../parts/account/email-token.ts'
import { readReturnAddress } from '../../parts/account/return-address.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './accounts.module.css'
import type { Account } from '../../parts/account/account-store.ts'
import { CodeForm } from './code-form.tsx'
import { HubCard, useLoginWay } from './hub-way.tsx'
import { LoginForm, type Ways } from './login-form.tsx'

/** Login with a hub: first the hub's button, then the password of an account that was made here. */
const HubLogin = (ways: Ways): ReactNode => (
  <>
    <HubCard />
    <details className="card">
      <summary>{t('hub.withPassword')}</summary>
      <div className={`stack ${css['opened']}`}>
        <p className="muted">{t('hub.withPasswordLead')}</p>
        <LoginForm {...ways} />
        <p>
          <Link className="link" href="/forgot-password">
            {t('accounts.forgotPassword')}
          </Link>
        </p>
      </div>
    </details>
  </>
)

const PasswordLogin = (ways: Ways): ReactNode => (
  <>
    <p className="muted">{t('accounts.logInLead')}</p>
    <section className="card">
      <LoginForm {...ways} />
    </section>
    <p>
      <Link className="link" href="/forgot-password">
        {t('accounts.forgotPassword')}
      </Link>
    </p>
  </>
)

const enter = async (account: Account): Promise<void> => {
  const { enterAccount } = await import('../../parts/account/account-session.ts')
  await enterAccount(account)
  navigate(readReturnAddress(location.search, location.origin) ?? pageAfterSignIn(account.ageBand))
}

/** Page for logging in: through the hub if one is set, otherwise by password, then a code if needed. */
export default function LoginPage(): ReactNode {
  const way = useLoginWay()
  const [asksCode, setAsksCode] = useState(false)
  const onDone = (account: Account): void => {
    void enter(account)
  }
  const onCode = (): void => setAsksCode(true)
  if (asksCode)
    return (
      <div className="narrow slim">
        <h1>{t('accounts.logIn')}</h1>
        <CodeForm onDone={onDone} onBack={() => setAsksCode(false)} />
      </div>
    )
  return (
    <div className="narrow slim">
      <h1>{t('accounts.logIn')}</h1>
      {way === 'hub' ? <HubLogin onDone={onDone} onCode={onCode} /> : <PasswordLogin onDone={onDone} onCode={onCode} />}
      <p>
        <Link className="link" href="/kids-login">
          {t('children.loginLink')}
        </Link>
      </p>
      <p>
        {t('accounts.noAccount')}{' '}
        <Link className="link" href="/signup">
          {t('accounts.signUp')}
        </Link>
      </p>
    </div>
  )
}
