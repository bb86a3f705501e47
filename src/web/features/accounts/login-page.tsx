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

type Errors = { name?: FieldCode; password?: FieldCode }

/** Signs in with an e-mail address or a username. */
export default function LoginPage(): ReactNode {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const [asksCode, setAsksCode] = useState(false)

  const enter = async (account: Account): Promise<void> => {
    const { enterAccount } = await import('../../platform/account/account-session.ts')
    await enterAccount(account)
    navigate(pageAfterSignIn(account.ageBand))
  }
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
    if (result.ok) return enter(result.output.account)
    if (result.code === 'second-factor-needed') setAsksCode(true)
    else setFailure(failureText(result))
  }
  if (asksCode) return <div className={css['narrow']}><h1>{t('accounts.logIn')}</h1><CodeForm onDone={(account) => { void enter(account) }} onBack={() => setAsksCode(false)} /></div>
  return (
    <div className={css['narrow']}>
      <h1>{t('accounts.logIn')}</h1>
      <p className="m">{t('accounts.logInLead')}</p>
      <form className="card st" noValidate onSubmit={(event) => { void send(event) }}>
        <FormError text={failure} />
        <Field name="name" autoComplete="username" value={name} error={errors.name} onChange={setName} />
        <Field name="password" type="password" autoComplete="current-password" value={password} error={errors.password} onChange={setPassword} />
        <button type="submit" className="btn big w" aria-disabled={sending}>{sending ? t('accounts.sending') : t('accounts.logIn')}</button>
      </form>
      <p><Link className="lk" href="/forgot-password">{t('accounts.forgotPassword')}</Link></p>
      <p><Link className="lk" href="/kids-login">{t('children.loginLink')}</Link></p>
      <p>{t('accounts.noAccount')} <Link className="lk" href="/signup">{t('accounts.signUp')}</Link></p>
    </div>
  )
}
