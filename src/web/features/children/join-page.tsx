import { useEffect, useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import { dashboardOf } from '../../parts/account/account-store.ts'
import { callApi } from '../../platform/call-api.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useLinkToken } from '../../platform/forms/use-link-token.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, navigate } from '../../platform/router.tsx'
import css from './children.module.css'
import { KhuluSays } from './khulu-says.tsx'

/**
 * Logs a child in by the code that a guardian made, typed or scanned. The button is the deliberate act: a program that
 * only looks at the link uses no code up.
 */
export default function JoinPage(): ReactNode {
  const scanned = useLinkToken()
  const [code, setCode] = useState('')
  useEffect(() => {
    if (scanned) setCode(scanned)
  }, [scanned])
  const { errors, failure, sending, submit } = useForm<'code'>({
    fields: ['code'],
    check: () => (code.trim() === '' ? { code: 'missing' } : {}),
    send: async () => {
      const result = await callApi<'signInByCode'>(childrenCalls.signInByCode, { code })
      if (result.ok) {
        const { enterAccount } = await import('../../parts/account/account-session.ts')
        await enterAccount(result.output.account)
        navigate(dashboardOf(result.output.account.ageBand))
      }
      return result
    },
    onDone: () => {},
  })
  return (
    <div className="narrow">
      <h1>{t('children.join.title')}</h1>
      <KhuluSays>{t(scanned ? 'children.join.scanned' : 'children.join.lead')}</KhuluSays>
      <form className={`card stack ${css['big']}`} noValidate onSubmit={submit}>
        <FormError text={failure} />
        <Field
          name="code"
          label={t('children.join.code')}
          autoComplete="off"
          value={code}
          error={errors.code}
          hint={t('children.join.hint')}
          onChange={setCode}
        />
        <button type="submit" className="button big wide" aria-disabled={sending}>
          {sending ? t('accounts.sending') : t('children.join.start')}
        </button>
      </form>
      <p>{t('children.join.seen')}</p>
      <p>
        <Link className="link" href="/kids-login">
          {t('children.loginLink')}
        </Link>
      </p>
    </div>
  )
}
