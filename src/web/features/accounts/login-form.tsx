import { useState, type FormEvent, type ReactNode } from 'react'
import { accountsCalls } from '#contract/accounts.ts'
import type { FieldCode } from '#contract/errors.ts'
import type { Account } from '../../parts/account/account-store.ts'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

type Errors = { name?: FieldCode; password?: FieldCode }

/** Results of a login: an account, or the second factor. */
export type Ways = { onDone: (account: Account) => void; onCode: () => void }

/** Signs in with an e-mail address or a username. */
export function LoginForm({ onDone, onCode }: Ways): ReactNode {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [hasToWait, setHasToWait] = useState(false)
  const [sending, setSending] = useState(false)

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wrong: Errors = {
      ...(name.trim() === '' ? { name: 'missing' } : {}),
      ...(password === '' ? { password: 'missing' } : {}),
    }
    setErrors(wrong)
    setFailure(undefined)
    setHasToWait(false)
    const field = wrong.name ? 'name' : wrong.password ? 'password' : undefined
    if (field !== undefined) document.getElementById(field)?.focus()
    if (field !== undefined || sending) return
    setSending(true)
    const result = await callApi<'signIn'>(accountsCalls.signIn, { name, password })
    setSending(false)
    if (result.ok) onDone(result.output.account)
    else if (result.code === 'second-factor-needed') onCode()
    else {
      setHasToWait(result.code === 'too-many-attempts')
      setFailure(
        result.code === 'too-many-attempts' ? `${failureText(result)} ${t('accounts.loginWait')}` : failureText(result),
      )
    }
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        void send(event)
      }}
    >
      <FormError text={failure} />
      {hasToWait ? (
        <p>
          <Link className="button" href="/forgot-password">
            {t('accounts.loginByEmail')}
          </Link>
        </p>
      ) : null}
      <Field name="name" autoComplete="username" value={name} error={errors.name} onChange={setName} />
      <Field
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('accounts.logIn')}
      </button>
    </form>
  )
}
