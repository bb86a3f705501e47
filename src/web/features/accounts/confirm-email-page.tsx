import { useState, type ReactNode } from 'react'
import { accountsCalls } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './accounts.module.css'
import { FormError } from '../../platform/forms/field.tsx'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useLinkProof } from '../../platform/forms/use-link-proof.ts'

const OwnAccountLink = (): ReactNode => (
  <p>
    <Link className="lk" href="/account">
      {t('recovery.toAccount')}
    </Link>
  </p>
)

/** The button is the deliberate act: programs that only look at the links of letters confirm nothing. */
function ConfirmForm({ proof, onDone }: { proof: string; onDone: () => void }): ReactNode {
  const { failure, failureCode, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => callApi<'confirmEmail'>(accountsCalls.confirmEmail, { proof }),
    onDone,
  })
  return (
    <form className="card st" onSubmit={submit}>
      <p>{t('recovery.confirmLead')}</p>
      <FormError text={failure} />
      {failureCode === 'link-over' ? (
        <>
          <p>{t('recovery.confirmOver')}</p>
          <OwnAccountLink />
        </>
      ) : null}
      <button type="submit" className="btn big w" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('recovery.confirm')}
      </button>
    </form>
  )
}

/** Page of a new account's email link: confirms the address. */
export default function ConfirmEmailPage(): ReactNode {
  const proof = useLinkProof()
  const [done, setDone] = useState(false)
  return (
    <div className={css['narrow']}>
      <h1>{t('recovery.confirmTitle')}</h1>
      {done ? (
        <DoneCard title={t('recovery.confirmedTitle')}>
          <p>{t('recovery.confirmedText')}</p>
          <p>
            <Link className="btn" href="/menu">
              {t('recovery.goOn')}
            </Link>
          </p>
        </DoneCard>
      ) : null}
      {!done && proof === '' ? (
        <>
          <p>{t('recovery.noLink')}</p>
          <OwnAccountLink />
        </>
      ) : null}
      {!done && proof !== null && proof !== '' ? <ConfirmForm proof={proof} onDone={() => setDone(true)} /> : null}
    </div>
  )
}
