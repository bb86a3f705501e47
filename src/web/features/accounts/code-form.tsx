import type { ReactNode } from 'react'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { CodeField } from '../../platform/account/code-field.tsx'
import type { Account } from '../../platform/account/account-store.ts'
import { useCodeForm } from '../../platform/account/use-code-form.ts'
import { callApi } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'

/** The second step of logging in: the code of the app, or a recovery code where the app is lost. The focus moves here from the first step. */
export function CodeForm({ onDone, onBack }: { onDone: (account: Account) => void; onBack: () => void }): ReactNode {
  const { heading, code, setCode, errors, failure, sending, submit } = useCodeForm(
    (typed) => callApi<'signInWithCode'>(secondFactorCalls.signInWithCode, { code: typed, language: currentLanguage() }),
    ({ account }) => onDone(account),
  )
  return (
    <form className="card st" noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>{t('prove.secondStep')}</h2>
      <p>{t('prove.secondStepText')}</p>
      <FormError text={failure} />
      <CodeField value={code} error={errors.code} onChange={setCode} />
      <button type="submit" className="btn big w" aria-disabled={sending}>{sending ? t('accounts.sending') : t('accounts.logIn')}</button>
      <p className="m sm">{t('prove.lost')}</p>
      <p><button type="button" className="btn g" onClick={onBack}>{t('prove.back')}</button></p>
    </form>
  )
}
