import { useState, type ReactNode } from 'react'
import { accountsCalls } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { ActByLink } from './act-by-link.tsx'
import { PasswordChosen, PasswordForm } from './choose-password.tsx'

/** Confirms that the old address is back. The stranger may know the password, so the owner chooses another here. */
function Undone({ output: { token } }: { output: { token: string | null } }): ReactNode {
  const [chosen, setChosen] = useState(false)
  if (chosen) return <PasswordChosen />
  return (
    <>
      <DoneCard title={t('recovery.undoneTitle')}>
        <p>{t('recovery.undoneText')}</p>
      </DoneCard>
      {token === null ? (
        <p>
          <Link className="button" href="/login">
            {t('accounts.logIn')}
          </Link>
        </p>
      ) : (
        <>
          <h2>{t('recovery.resetTitle')}</h2>
          <PasswordForm token={token} onDone={() => setChosen(true)} />
        </>
      )}
    </>
  )
}

/** Page of the email to the old address: "It was not me" reverts a change of address. */
export default function UndoEmailPage(): ReactNode {
  return (
    <ActByLink
      title={t('recovery.undoTitle')}
      lead={<p>{t('recovery.undoLead')}</p>}
      button={t('recovery.undo')}
      act={(token) => callApi<'undoEmailChange'>(accountsCalls.undoEmailChange, { token })}
      Done={Undone}
    />
  )
}
