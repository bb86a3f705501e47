import { useState, type ReactNode } from 'react'
import { hubCalls } from '#contract/hub.ts'
import type { Account } from '../../parts/account/account-store.ts'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import css from './accounts.module.css'
import { CodeForm } from './code-form.tsx'
import { LoginForm } from './login-form.tsx'

/** Links a new person from the hub with their account here, after they log in to it. */
export function LinkAccount({ email, onLinked }: { email: string; onLinked: (account: Account) => void }): ReactNode {
  const [asksCode, setAsksCode] = useState(false)
  const [failure, setFailure] = useState<string>()
  const link = async (): Promise<void> => {
    const result = await callApi<'linkNewcomer'>(hubCalls.linkNewcomer, { language: currentLanguage() })
    if (result.ok) onLinked(result.output.account)
    else
      setFailure(
        result.code === 'other-address'
          ? t('hub.linkOther', { email })
          : result.code === 'already-on'
            ? t('hub.linkAlready')
            : failureText(result),
      )
  }
  const onDone = (): void => {
    void link()
  }
  return (
    <details className="card">
      <summary>{t('hub.link')}</summary>
      <div className={`stack ${css['opened']}`}>
        <p className="muted">{t('hub.linkLead', { email })}</p>
        <FormError text={failure} />
        {asksCode ? (
          <CodeForm onDone={onDone} onBack={() => setAsksCode(false)} />
        ) : (
          <LoginForm onDone={onDone} onCode={() => setAsksCode(true)} />
        )}
      </div>
    </details>
  )
}
