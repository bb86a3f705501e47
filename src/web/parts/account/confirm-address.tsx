import { useState, type ReactNode } from 'react'
import { accountsCalls } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'

/** Says which email has to be opened first, and why, with a button that has it sent again. Its heading has the id `confirm-address`. */
export function ConfirmAddress({
  email,
  why,
  Heading = 'h2',
}: {
  email: string
  why: string
  Heading?: 'h2' | 'h3'
}): ReactNode {
  const [sent, setSent] = useState(false)
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => callApi<'sendConfirmation'>(accountsCalls.sendConfirmation, { language: currentLanguage() }),
    onDone: () => setSent(true),
  })
  return (
    <form className="stack" onSubmit={submit}>
      <Heading id="confirm-address">{t('accounts.lookFirst')}</Heading>
      <p>{t('accounts.lookFirstText', { email })}</p>
      <p>{why}</p>
      <FormError text={failure} />
      <p role="status">{sent ? t('accounts.lookFirstSent') : null}</p>
      <p className="muted small">{t('accounts.lookFirstSpam')}</p>
      <p>
        <button type="submit" className="button outlined" aria-disabled={sending}>
          {sending ? t('accounts.sending') : t('accounts.lookFirstAgain')}
        </button>
      </p>
    </form>
  )
}
