import { useState, type ReactNode } from 'react'
import { useLinkToken } from '../../platform/forms/use-link-token.ts'
import { t } from '../../platform/i18n/translate.ts'
import { AnotherEmail, PasswordChosen, PasswordForm } from './choose-password.tsx'

/** Page of the email link for a forgotten password: chooses a new one. */
export default function ResetPasswordPage(): ReactNode {
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  return (
    <div className="narrow slim">
      <h1>{t('recovery.resetTitle')}</h1>
      {done ? <PasswordChosen /> : null}
      {!done && token === '' ? (
        <>
          <p>{t('recovery.noLink')}</p>
          <AnotherEmail />
        </>
      ) : null}
      {!done && token !== null && token !== '' ? (
        <>
          <p className="muted">{t('recovery.resetLead')}</p>
          <PasswordForm token={token} onDone={() => setDone(true)} />
        </>
      ) : null}
    </div>
  )
}
