import { useState, type ReactNode } from 'react'
import { guardiansCalls } from '#contract/guardians.ts'
import { callApi } from '../../platform/call-api.ts'
import { checkEmail } from '../../platform/forms/field-rules.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { keepWrong } from './child-form-state.ts'
import { checkGuardianForm, guardianInput, type GuardianForm } from './guardian-form-state.ts'
import { GuardianFields } from './guardian-form.tsx'

/** Asks another guardian by e-mail. */
export function InviteGuardian({ childId, onDone }: { childId: string; onDone: (text: string) => void }): ReactNode {
  const [email, setEmail] = useState('')
  const [form, setForm] = useState<GuardianForm>({ scopes: ['see-progress'], lastDay: '' })
  const utcOffset = -new Date().getTimezoneOffset()
  const { errors, failure, sending, submit } = useForm<'email' | 'scopes' | 'endsAt'>({
    fields: ['email', 'scopes', 'endsAt'],
    check: () => ({ ...keepWrong({ email: checkEmail(email) }), ...checkGuardianForm(form, Date.now(), utcOffset) }),
    send: () =>
      callApi<'inviteGuardian'>(guardiansCalls.inviteGuardian, {
        childId,
        email,
        ...guardianInput(form, utcOffset),
        language: currentLanguage(),
      }),
    onDone: () => onDone(t('guardians.invited', { email: email.trim() })),
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <h3>{t('guardians.invite')}</h3>
      <p className="muted">{t('guardians.inviteText')}</p>
      <Field
        name="email"
        label={t('guardians.email')}
        type="email"
        autoComplete="off"
        value={email}
        error={errors.email}
        onChange={setEmail}
      />
      <GuardianFields form={form} errors={errors} onChange={setForm} />
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('guardians.send')}
      </button>
    </form>
  )
}
