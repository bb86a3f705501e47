import { useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { keepEmailToken } from '../../parts/account/email-token.ts'
import { useEmailToken } from '../../parts/account/use-email-token.ts'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { AnswerForm } from './answer-form.tsx'

/** Says no: the request is erased at once. No account is needed for that. */
function RefuseForm({ token, onDone }: { token: string; onDone: () => void }): ReactNode {
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => callApi<'refuseConsent'>(childrenCalls.refuseConsent, { token }),
    onDone,
  })
  return (
    <form className="card stack" onSubmit={submit}>
      <p className="muted">{t('children.guardian.refuseText')}</p>
      <FormError text={failure} />
      <button type="submit" className="button outlined" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('children.guardian.refuse')}
      </button>
    </form>
  )
}

const LoginFirst = (): ReactNode => (
  <section className="card stack">
    <p>{t('children.guardian.loginFirst')}</p>
    <p className="flow apart">
      <Link className="button" href="/signup">
        {t('children.guardian.makeAccount')}
      </Link>
      <Link className="button outlined" href="/login">
        {t('accounts.logIn')}
      </Link>
    </p>
  </section>
)

const Answered = ({ answer }: { answer: 'agreed' | 'refused' }): ReactNode => (
  <DoneCard title={t(`children.guardian.${answer}Title`)}>
    <p>{t(`children.guardian.${answer}Text`)}</p>
    {answer === 'agreed' ? (
      <p>
        <Link className="button" href="/children">
          {t('children.guardian.toChildren')}
        </Link>
      </p>
    ) : null}
  </DoneCard>
)

function Question({
  token,
  onAnswered,
}: {
  token: string
  onAnswered: (answer: 'agreed' | 'refused') => void
}): ReactNode {
  const signIn = useStore(signInStore)
  if (signIn.status === 'unknown')
    return (
      <div className="empty">
        <Spinner label={t('shell.signInUnknown')} />
      </div>
    )
  return (
    <>
      <p>{t('children.guardian.lead')}</p>
      {signIn.status === 'guest' ? <LoginFirst /> : null}
      {signIn.status === 'signed-in' && needsGuardian(signIn.account.ageBand) ? (
        <p className="feedback warn">{t('children.adultsOnly')}</p>
      ) : null}
      {signIn.status === 'signed-in' && !needsGuardian(signIn.account.ageBand) ? (
        <AnswerForm token={token} onDone={() => onAnswered('agreed')} />
      ) : null}
      <RefuseForm token={token} onDone={() => onAnswered('refused')} />
    </>
  )
}

/**
 * Page of a guardian's email link: the child's request and the guardian's answer. The link waits in this tab while the
 * guardian logs in.
 */
export default function GuardianPage(): ReactNode {
  const token = useEmailToken('/guardian')
  const [answer, setAnswer] = useState<'agreed' | 'refused'>()
  const finish = (given: 'agreed' | 'refused'): void => {
    keepEmailToken('/guardian', '')
    setAnswer(given)
  }
  return (
    <div className="narrow">
      <h1>{t('children.guardian.title')}</h1>
      {answer === undefined ? null : <Answered answer={answer} />}
      {answer === undefined && token === '' ? <p>{t('children.guardian.noLink')}</p> : null}
      {answer === undefined && token !== undefined && token !== '' ? (
        <Question token={token} onAnswered={finish} />
      ) : null}
    </div>
  )
}
