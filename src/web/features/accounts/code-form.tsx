import { useState, type ReactNode } from 'react'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { CodeField } from '../../parts/account/code-field.tsx'
import type { Account } from '../../parts/account/account-store.ts'
import { useCodeForm } from '../../parts/account/use-code-form.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'

type Props = {
  /** Function that sends a code; the default is a code after a password. */
  send?: (code: string) => Promise<CallResult<{ account: Account }>>
  onDone: (account: Account) => void
  onBack: () => void
}

const sendCode = (code: string): Promise<CallResult<{ account: Account }>> =>
  callApi<'signInWithCode'>(secondFactorCalls.signInWithCode, { code, language: currentLanguage() })

/**
 * Form of the second factor: a code of the app, or a recovery code. A person with neither asks for an email here. The
 * focus moves here from the first step.
 */
export function CodeForm({ send = sendCode, onDone, onBack }: Props): ReactNode {
  const { heading, code, setCode, errors, failure, sending, submit } = useCodeForm(send, ({ account }) =>
    onDone(account),
  )
  const [lost, setLost] = useState<CallResult<object>>()
  const askWithout = async (): Promise<void> =>
    setLost(
      await callApi<'requestFactorRemoval'>(secondFactorCalls.requestFactorRemoval, { language: currentLanguage() }),
    )
  if (lost?.ok)
    return (
      <DoneCard title={t('prove.lostSentTitle')}>
        <p>{t('prove.lostSentText')}</p>
      </DoneCard>
    )
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>
        {t('prove.secondStep')}
      </h2>
      <p>{t('prove.secondStepText')}</p>
      <FormError text={lost ? failureText(lost) : failure} />
      <CodeField value={code} error={errors.code} onChange={setCode} />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('accounts.logIn')}
      </button>
      <p className="muted small">{t('prove.lost')}</p>
      <div className="row wrap">
        <button type="button" className="button outlined" onClick={onBack}>
          {t('prove.back')}
        </button>
        {send === sendCode ? (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              void askWithout()
            }}
          >
            {t('prove.lostBoth')}
          </button>
        ) : null}
      </div>
    </form>
  )
}
