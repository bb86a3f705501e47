import { useState, type ReactNode } from 'react'
import type { Profile } from '#contract/accounts-schemas.ts'
import { accountsCalls } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { checkNewPassword } from '../../platform/forms/field-rules.ts'
import { useForm } from '../../platform/forms/use-form.ts'

const EMPTY = { presentPassword: '', password: '', confirmPassword: '' }

/** Card that changes the password, for a person who knows the present one. */
export function PasswordCard({ profile, onChanged }: { profile: Profile; onChanged: () => void }): ReactNode {
  const [form, setForm] = useState(EMPTY)
  const [done, setDone] = useState(false)
  const { errors, failure, sending, submit } = useForm({
    fields: ['presentPassword', 'password', 'confirmPassword'] as const,
    check: () => {
      setDone(false)
      return {
        ...(form.presentPassword === '' ? { presentPassword: 'missing' } : {}),
        ...checkNewPassword({ ...form, email: profile.email, username: profile.username }),
      }
    },
    send: () => callApi<'changePassword'>(accountsCalls.changePassword, { ...form, language: currentLanguage() }),
    onDone: () => {
      setForm(EMPTY)
      setDone(true)
      onChanged()
    },
  })
  const change =
    (name: keyof typeof EMPTY) =>
    (value: string): void =>
      setForm({ ...form, [name]: value })
  return (
    <section className="card stack" aria-labelledby="password-title">
      <h2 id="password-title">{t('ownAccount.password')}</h2>
      <p className="muted">{t('ownAccount.passwordLead')}</p>
      <p role="status">{done ? t('ownAccount.changed') : null}</p>
      <form className="stack" noValidate onSubmit={submit}>
        <FormError text={failure} />
        <Field
          name="presentPassword"
          type="password"
          autoComplete="current-password"
          value={form.presentPassword}
          error={errors.presentPassword}
          onChange={change('presentPassword')}
        />
        <Field
          name="password"
          label={t('ownAccount.newPassword')}
          type="password"
          autoComplete="new-password"
          value={form.password}
          error={errors.password}
          hint={t('accounts.passwordHint')}
          onChange={change('password')}
        />
        <Field
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          value={form.confirmPassword}
          error={errors.confirmPassword}
          onChange={change('confirmPassword')}
        />
        <p>
          <button type="submit" className="button" aria-disabled={sending}>
            {sending ? t('accounts.sending') : t('ownAccount.change')}
          </button>
        </p>
      </form>
    </section>
  )
}
