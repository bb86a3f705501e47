import { useEffect, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { signInStore } from '../../platform/account/account-store.ts'
import { keepLetterProof } from '../../platform/account/letter-proof.ts'
import { useLetterProof } from '../../platform/account/use-letter-proof.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './children.module.css'
import { lastDayOf } from './guardian-form-state.ts'

type Answer = 'accepted' | 'refused'

function AnswerButton({ answer, proof, onDone }: { answer: Answer; proof: string; onDone: (answer: Answer) => void }): ReactNode {
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => answer === 'accepted'
      ? callApi<'acceptInvitation'>(guardiansCalls.acceptInvitation, { proof })
      : callApi<'refuseInvitation'>(guardiansCalls.refuseInvitation, { proof }),
    onDone: () => onDone(answer),
  })
  return (
    <form onSubmit={submit}>
      <FormError text={failure} />
      <button type="submit" className={answer === 'accepted' ? 'btn' : 'btn g'} aria-disabled={sending}>{sending ? t('accounts.sending') : t(`guardians.answer.${answer}`)}</button>
    </form>
  )
}

/** What the child's first guardian asks, and what it would allow. */
function Invited({ proof, onAnswered }: { proof: string; onAnswered: (answer: Answer) => void }): ReactNode {
  const [asked, setAsked] = useState<CallResult<CallOf<'readInvitation'>['output']>>()
  useEffect(() => { void callApi<'readInvitation'>(guardiansCalls.readInvitation, { proof }).then(setAsked) }, [proof])
  if (asked === undefined) return <div className="empty"><Spinner label={t('children.loading')} /></div>
  if (!asked.ok) return <FormError text={failureText(asked)} />
  const { username, invitedBy, scopes, endsAt } = asked.output
  return (
    <section className="card st" aria-labelledby="invited">
      <h2 id="invited">{t('guardians.invitedTo', { username })}</h2>
      <p>{t('guardians.invitedBy', { name: invitedBy })}</p>
      <ul className={css['list']}>{scopes.map((scope) => <li key={scope}>{t(`guardians.scope.${scope}`)}</li>)}</ul>
      {endsAt === null ? null : <p>{t('guardians.until', { day: lastDayOf(endsAt, -new Date().getTimezoneOffset()) })}</p>}
      <AnswerButton answer="accepted" proof={proof} onDone={onAnswered} />
    </section>
  )
}

const LoginFirst = (): ReactNode => (
  <section className="card st">
    <p>{t('guardians.loginFirst')}</p>
    <p className={css['acts']}><Link className="btn" href="/signup">{t('children.guardian.makeAccount')}</Link><Link className="btn g" href="/login">{t('accounts.logIn')}</Link></p>
  </section>
)

function Question({ proof, onAnswered }: { proof: string; onAnswered: (answer: Answer) => void }): ReactNode {
  const signIn = useStore(signInStore)
  if (signIn.status === 'unknown') return <div className="empty"><Spinner label={t('shell.signInUnknown')} /></div>
  return (
    <>
      {signIn.status === 'guest' ? <LoginFirst /> : null}
      {signIn.status === 'signed-in' && needsGuardian(signIn.account.ageBand) ? <p className="fb warn">{t('children.adultsOnly')}</p> : null}
      {signIn.status === 'signed-in' && !needsGuardian(signIn.account.ageBand) ? <Invited proof={proof} onAnswered={onAnswered} /> : null}
      <section className="card st"><p className="m">{t('guardians.refuseText')}</p><AnswerButton answer="refused" proof={proof} onDone={onAnswered} /></section>
    </>
  )
}

/** Where the letter leads by which a first guardian asks another. */
export default function GuardianInvitationPage(): ReactNode {
  const proof = useLetterProof('/guardian-invitation')
  const [answer, setAnswer] = useState<Answer>()
  const finish = (given: Answer): void => {
    keepLetterProof('/guardian-invitation', '')
    setAnswer(given)
  }
  return (
    <div className={css['narrow']}>
      <h1>{t('guardians.invitationTitle')}</h1>
      {answer === undefined ? null : (
        <DoneCard title={t(`guardians.${answer}Title`)}>
          <p>{t(`guardians.${answer}Text`)}</p>
          {answer === 'accepted' ? <p><Link className="btn" href="/children">{t('children.guardian.toChildren')}</Link></p> : null}
        </DoneCard>
      )}
      {answer === undefined && proof === '' ? <p>{t('children.guardian.noLink')}</p> : null}
      {answer === undefined && proof !== undefined && proof !== '' ? <Question proof={proof} onAnswered={finish} /> : null}
    </div>
  )
}
