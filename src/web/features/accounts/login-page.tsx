import { useState, type FormEvent, type ReactNode } from 'react'
import { Link, navigate } from '../../platform/router.tsx'
import type { FieldCode } from '#contract/errors.ts'
import { accountsCalls } from '#contract/accounts.ts'
import { pageAfterSignIn } from '../../platform/account/letter-proof.ts'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './accounts.module.css'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import type { Account } from '../../platform/account/account-store.ts'
import { CodeForm } from './code-form.tsx'
import { HubCard, useLoginWay } from './hub-way.tsx'

type Errors = { name?: FieldCode; password?: FieldCode }

type Ways = { onDone: (account: Account) => void; onCode: () => void }

/** Signs in with an e-mail address or a username. */
function LoginForm({ onDone, onCode }: Ways): ReactNode {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wrong: Errors = { ...(name.trim() === '' ? { name: 'missing' } : {}), ...(password === '' ? { password: 'missing' } : {}) }
    setErrors(wrong)
    setFailure(undefined)
    const field = wrong.name ? 'name' : wrong.password ? 'password' : undefined
    if (field !== undefined) document.getElementById(field)?.focus()
    if (field !== undefined || sending) return
    setSending(true)
    const result = await callApi<'signIn'>(accountsCalls.signIn, { name, password })
    setSending(false)
    if (result.ok) onDone(result.output.account)
    else if (result.code === 'second-factor-needed') onCode()
    else setFailure(result.code === 'too-many-attempts' ? `${failureText(result)} ${t('accounts.loginWait')}` : failureText(result))
  }
  return (
    <form className="st" noValidate onSubmit={(event) => { void send(event) }}>
      <FormError text={failure} />
      <Field name="name" autoComplete="username" value={name} error={errors.name} onChange={setName} />
      <Field name="password" type="password" autoComplete="current-password" value={password} error={errors.password} onChange={setPassword} />
      <button type="submit" className="btn big w" aria-disabled={sending}>{sending ? t('accounts.sending') : t('accounts.logIn')}</button>
    </form>
  )
}

/** With a hub: its way first, then the password of an account that was made here. */
const HubLogin = (ways: Ways): ReactNode => (
  <>
    <HubCard />
    <details className="card">
      <summary>{t('hub.withPassword')}</summary>
      <div className={`st ${css['opened']}`}><p className="m">{t('hub.withPasswordLead')}</p><LoginForm {...ways} /><p><Link className="lk" href="/forgot-password">{t('accounts.forgotPassword')}</Link></p></div>
    </details>
  </>
)

const PasswordLogin = (ways: Ways): ReactNode => (
  <>
    <p className="m">{t('accounts.logInLead')}</p>
    <section className="card"><LoginForm {...ways} /></section>
    <p><Link className="lk" href="/forgot-password">{t('accounts.forgotPassword')}</Link></p>
  </>
)

const enter = async (account: Account): Promise<void> => {
  const { enterAccount } = await import('../../platform/account/account-session.ts')
  await enterAccount(account)
  navigate(pageAfterSignIn(account.ageBand))
}

/** Logs in: through the hub where one is set, otherwise by a password; then by a code where the account asks for one. */
export default function LoginPage(): ReactNode {
  const way = useLoginWay()
  const [asksCode, setAsksCode] = useState(false)
  const onDone = (account: Account): void => { void enter(account) }
  const onCode = (): void => setAsksCode(true)
  if (asksCode) return <div className={css['narrow']}><h1>{t('accounts.logIn')}</h1><CodeForm onDone={onDone} onBack={() => setAsksCode(false)} /></div>
  return (
    <div className={css['narrow']}>
      <h1>{t('accounts.logIn')}</h1>
      {way === 'hub' ? <HubLogin onDone={onDone} onCode={onCode} /> : <PasswordLogin onDone={onDone} onCode={onCode} />}
      <p><Link className="lk" href="/kids-login">{t('children.loginLink')}</Link></p>
      <p>{t('accounts.noAccount')} <Link className="lk" href="/signup">{t('accounts.signUp')}</Link></p>
    </div>
  )
}
