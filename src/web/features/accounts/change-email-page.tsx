import { useState, type ReactNode } from 'react'
import { accountsCalls } from '#contract/accounts.ts'
import { AccountPage } from '../../parts/account/account-page.tsx'
import { signInStore } from '../../parts/account/account-store.ts'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { checkEmail } from '../../platform/forms/field-rules.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'

function EmailForm({ onDone }: { onDone: (email: string) => void }): ReactNode {
  const [email, setEmail] = useState('')
  const { errors, failure, sending, submit } = useForm<'email'>({
    fields: ['email'],
    check: () => {
      const code = checkEmail(email)
      return code === undefined ? {} : { email: code }
    },
    send: () =>
      withReauthentication(() =>
        callApi<'changeEmail'>(accountsCalls.changeEmail, { email, language: currentLanguage() }),
      ),
    onDone: () => onDone(email.trim()),
  })
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <p>{t('ownAccount.emailLead')}</p>
      <FormError text={failure} />
      <Field
        name="email"
        label={t('ownAccount.newEmail')}
        type="email"
        autoComplete="email"
        value={email}
        error={errors.email}
        onChange={setEmail}
      />
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('ownAccount.askEmail')}
      </button>
    </form>
  )
}

/** Form that changes the account's email address. The change takes effect once the link in the email is used. */
export default function ChangeEmailPage(): ReactNode {
  const { status } = useStore(signInStore)
  const [asked, setAsked] = useState<string>()
  return (
    <AccountPage title={t('ownAccount.changeEmail')} back={t('ownAccount.back')} loginText={t('ownAccount.loginText')}>
      {status === 'signed-in' && asked === undefined ? <EmailForm onDone={setAsked} /> : null}
      {asked === undefined ? null : (
        <DoneCard title={t('ownAccount.emailAsked')}>
          <p>{t('ownAccount.emailAskedText', { email: asked })}</p>
        </DoneCard>
      )}
    </AccountPage>
  )
}
