import { useState, type ReactNode } from 'react'
import { accountsCalls } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { checkEmail } from '../../platform/forms/field-rules.ts'
import { useForm } from '../../platform/forms/use-form.ts'

/**
 * Asks for an email with a link to choose a new password. The result never shows whether the address has an account.
 */
export default function ForgotPasswordPage(): ReactNode {
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const { errors, failure, sending, submit } = useForm<'email'>({
    fields: ['email'],
    check: () => {
      const wrong = checkEmail(email)
      return wrong === undefined ? {} : { email: wrong }
    },
    send: () =>
      callApi<'requestPasswordReset'>(accountsCalls.requestPasswordReset, { email, language: currentLanguage() }),
    onDone: () => setSentTo(email.trim()),
  })
  return (
    <div className="narrow slim">
      <h1>{t('recovery.forgotTitle')}</h1>
      {sentTo === undefined ? (
        <>
          <p className="muted">{t('recovery.forgotLead')}</p>
          <form className="card stack" noValidate onSubmit={submit}>
            <FormError text={failure} />
            <Field
              name="email"
              type="email"
              autoComplete="email"
              value={email}
              error={errors.email}
              onChange={setEmail}
            />
            <button type="submit" className="button big wide" aria-disabled={sending}>
              {sending ? t('accounts.sending') : t('recovery.send')}
            </button>
          </form>
        </>
      ) : (
        <DoneCard title={t('recovery.sentTitle')}>
          <p>{t('recovery.sentText', { email: sentTo })}</p>
          <p>{t('recovery.sentNothing')}</p>
        </DoneCard>
      )}
      <p>
        <Link className="link" href="/login">
          {t('recovery.backToLogin')}
        </Link>
      </p>
    </div>
  )
}
