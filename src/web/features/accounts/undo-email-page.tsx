import { useState, type ReactNode } from 'react'
import { accountsCalls } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { ActByLink } from './act-by-link.tsx'
import { PasswordChosen, PasswordForm } from './choose-password.tsx'

/** The old address is back. Whoever changed it may know the password, so another one is chosen here. */
function Undone({ output: { proof } }: { output: { proof: string | null } }): ReactNode {
  const [chosen, setChosen] = useState(false)
  if (chosen) return <PasswordChosen />
  return (
    <>
      <DoneCard title={t('recovery.undoneTitle')}>
        <p>{t('recovery.undoneText')}</p>
      </DoneCard>
      {proof === null ? (
        <p>
          <Link className="btn" href="/login">
            {t('accounts.logIn')}
          </Link>
        </p>
      ) : (
        <>
          <h2>{t('recovery.resetTitle')}</h2>
          <PasswordForm proof={proof} onDone={() => setChosen(true)} />
        </>
      )}
    </>
  )
}

/** Where the email to the old address leads: "It was not me" takes a change of address back. */
export default function UndoEmailPage(): ReactNode {
  return (
    <ActByLink
      title={t('recovery.undoTitle')}
      lead={<p>{t('recovery.undoLead')}</p>}
      button={t('recovery.undo')}
      act={(proof) => callApi<'undoEmailChange'>(accountsCalls.undoEmailChange, { proof })}
      Done={Undone}
    />
  )
}
