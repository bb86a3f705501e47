import '../../ui/tag.css'
import { useEffect, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call.ts'
import { spacesCalls as calls } from '#contract/spaces.ts'
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
import css from './family.module.css'
import { Tags } from './tag-fields.tsx'

type Answer = 'accepted' | 'refused'

function AnswerButton({ answer, proof, onDone }: { answer: Answer; proof: string; onDone: (answer: Answer) => void }): ReactNode {
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => answer === 'accepted'
      ? callApi<'acceptSpaceInvitation'>(calls.acceptSpaceInvitation, { proof })
      : callApi<'refuseSpaceInvitation'>(calls.refuseSpaceInvitation, { proof }),
    onDone: () => onDone(answer),
  })
  return (
    <form onSubmit={submit}>
      <FormError text={failure} />
      <button type="submit" className={answer === 'accepted' ? 'btn' : 'btn g'} aria-disabled={sending}>{sending ? t('accounts.sending') : t(`family.answer.${answer}`)}</button>
    </form>
  )
}

function Invited({ proof, onAnswered }: { proof: string; onAnswered: (answer: Answer) => void }): ReactNode {
  const [asked, setAsked] = useState<CallResult<CallOf<'readSpaceInvitation'>['output']>>()
  useEffect(() => { void callApi<'readSpaceInvitation'>(calls.readSpaceInvitation, { proof }).then(setAsked) }, [proof])
  if (asked === undefined) return <div className="empty"><Spinner label={t('family.loading')} /></div>
  if (!asked.ok) return <FormError text={failureText(asked)} />
  const { kind, name, invitedBy, tags } = asked.output
  return (
    <section className="card st" aria-labelledby="invited">
      <h2 id="invited" className={css['name']}>{t('family.invitedTo', { name })}</h2>
      <p>{t(`family.invitedBy.${kind}`, { name: invitedBy })}</p>
      <Tags tags={tags} />
      <AnswerButton answer="accepted" proof={proof} onDone={onAnswered} />
    </section>
  )
}

const LoginFirst = (): ReactNode => (
  <section className="card st">
    <p>{t('family.loginFirst')}</p>
    <p className={css['acts']}><Link className="btn" href="/signup">{t('accounts.signUp')}</Link><Link className="btn g" href="/login">{t('accounts.logIn')}</Link></p>
  </section>
)

function Question({ proof, onAnswered }: { proof: string; onAnswered: (answer: Answer) => void }): ReactNode {
  const signIn = useStore(signInStore)
  if (signIn.status === 'unknown') return <div className="empty"><Spinner label={t('shell.signInUnknown')} /></div>
  return (
    <>
      {signIn.status === 'guest' ? <LoginFirst /> : null}
      {signIn.status === 'signed-in' && needsGuardian(signIn.account.ageBand) ? <p className="fb warn">{t('family.adultsOnly')}</p> : null}
      {signIn.status === 'signed-in' && !needsGuardian(signIn.account.ageBand) ? <Invited proof={proof} onAnswered={onAnswered} /> : null}
      <section className="card st"><p className="m">{t('family.refuseText')}</p><AnswerButton answer="refused" proof={proof} onDone={onAnswered} /></section>
    </>
  )
}

/** Where the letter leads by which somebody is asked to belong to a family, a class or a school. */
export default function InvitationPage(): ReactNode {
  const proof = useLetterProof('/invitation')
  const [answer, setAnswer] = useState<Answer>()
  const finish = (given: Answer): void => {
    keepLetterProof('/invitation', '')
    setAnswer(given)
  }
  return (
    <div className={css['narrow']}>
      <h1>{t('family.invitationTitle')}</h1>
      {answer === undefined ? null : (
        <DoneCard title={t(`family.${answer}Title`)}>
          {answer === 'accepted' ? <p><Link className="btn" href="/dashboard/family">{t('family.toFamily')}</Link></p> : <p>{t('family.refusedText')}</p>}
        </DoneCard>
      )}
      {answer === undefined && proof === '' ? <p>{t('family.noLink')}</p> : null}
      {answer === undefined && proof !== undefined && proof !== '' ? <Question proof={proof} onAnswered={finish} /> : null}
    </div>
  )
}
