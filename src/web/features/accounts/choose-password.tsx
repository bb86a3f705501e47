import { useState, type ReactNode } from 'react'
import { accountsCalls } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { checkNewPassword } from '../../platform/forms/field-rules.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

/** Leads to another email with a link. */
export const AnotherEmail = (): ReactNode => (
  <p>
    <Link className="button" href="/forgot-password">
      {t('recovery.another')}
    </Link>
  </p>
)

/** Form for another password, by the token that an email's link or an undone change gave. */
export function PasswordForm({ token, onDone }: { token: string; onDone: () => void }): ReactNode {
  const [chosen, setChosen] = useState({ password: '', confirmPassword: '' })
  const { errors, failure, failureCode, sending, submit } = useForm({
    fields: ['password', 'confirmPassword'] as const,
    check: () => checkNewPassword(chosen),
    send: () =>
      callApi<'resetPassword'>(accountsCalls.resetPassword, { token, ...chosen, language: currentLanguage() }),
    onDone,
  })
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <FormError text={failure} />
      {failureCode === 'link-over' ? <AnotherEmail /> : null}
      <Field
        name="password"
        label={t('recovery.newPassword')}
        type="password"
        autoComplete="new-password"
        value={chosen.password}
        error={errors.password}
        hint={t('accounts.passwordHint')}
        onChange={(password) => setChosen({ ...chosen, password })}
      />
      <Field
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        value={chosen.confirmPassword}
        error={errors.confirmPassword}
        onChange={(confirmPassword) => setChosen({ ...chosen, confirmPassword })}
      />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('recovery.save')}
      </button>
    </form>
  )
}

/** Says that the new password counts, and leads to the login. */
export const PasswordChosen = (): ReactNode => (
  <DoneCard title={t('recovery.resetDoneTitle')}>
    <p>{t('recovery.resetDoneText')}</p>
    <p>
      <Link className="button" href="/login">
        {t('accounts.logIn')}
      </Link>
    </p>
  </DoneCard>
)
