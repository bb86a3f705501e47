import { useState, type ReactNode } from 'react'
import { accountsCalls } from '#contract/accounts.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { waitingPage } from '../../parts/account/email-token.ts'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { FormError } from '../../platform/forms/field.tsx'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { useLinkToken } from '../../platform/forms/use-link-token.ts'

const OwnAccountLink = (): ReactNode => (
  <p>
    <Link className="link" href="/account">
      {t('recovery.toAccount')}
    </Link>
  </p>
)

/** Button that confirms the address. Programs that only check the links of emails confirm nothing. */
function ConfirmForm({ token, onDone }: { token: string; onDone: () => void }): ReactNode {
  const { failure, failureCode, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => callApi<'confirmEmail'>(accountsCalls.confirmEmail, { token }),
    onDone,
  })
  return (
    <form className="card stack" onSubmit={submit}>
      <p>{t('recovery.confirmLead')}</p>
      <FormError text={failure} />
      {failureCode === 'link-over' ? (
        <>
          <p>{t('recovery.confirmOver')}</p>
          <OwnAccountLink />
        </>
      ) : null}
      <button type="submit" className="button big wide" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('recovery.confirm')}
      </button>
    </form>
  )
}

/** Links to the next page, once the address is confirmed. */
function Next(): ReactNode {
  const signIn = useStore(signInStore)
  const isAdult = signIn.status === 'signed-in' && signIn.account.ageBand === 'adult'
  const waiting = waitingPage()
  return (
    <p className="row wrap">
      {isAdult && waiting !== undefined ? (
        <Link className="button" href={waiting}>
          {t('recovery.goBack')}
        </Link>
      ) : null}
      {isAdult && waiting === undefined ? (
        <Link className="button" href="/children#add">
          {t('recovery.addChild')}
        </Link>
      ) : null}
      {signIn.status === 'guest' ? (
        <Link className="button" href="/login">
          {t('accounts.logIn')}
        </Link>
      ) : null}
      <Link className="button outlined" href="/menu">
        {t('recovery.goOn')}
      </Link>
    </p>
  )
}

/** Page of a new account's email link: confirms the address. */
export default function ConfirmEmailPage(): ReactNode {
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  return (
    <div className="narrow slim">
      <h1>{t('recovery.confirmTitle')}</h1>
      {done ? (
        <DoneCard title={t('recovery.confirmedTitle')}>
          <p>{t('recovery.confirmedText')}</p>
          <Next />
        </DoneCard>
      ) : null}
      {!done && token === '' ? (
        <>
          <p>{t('recovery.noLink')}</p>
          <OwnAccountLink />
        </>
      ) : null}
      {!done && token !== null && token !== '' ? <ConfirmForm token={token} onDone={() => setDone(true)} /> : null}
    </div>
  )
}
