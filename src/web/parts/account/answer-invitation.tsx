import { useEffect, useState, type ReactNode } from 'react'
import { needsGuardian } from '#core/people/age-bands.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { DoneCard } from '../../platform/forms/done-card.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { signInStore } from './account-store.ts'
import { keepEmailToken } from './email-token.ts'
import { useEmailToken } from './use-email-token.ts'

export type InvitationAnswer = 'accepted' | 'refused'

/** An invitation by email: how it is read and answered, and what is said about it. */
type Invitation<Asked> = {
  /** The page's address, under which the email's token is kept while somebody logs in. */
  path: Parameters<typeof useEmailToken>[0]
  read: (token: string) => Promise<CallResult<Asked>>
  send: (answer: InvitationAnswer, token: string) => Promise<CallResult<object>>
  texts: Readonly<
    Record<
      'title' | 'loading' | 'loginFirst' | 'makeAccount' | 'adultsOnly' | 'refuseText' | 'noLink' | InvitationAnswer,
      string
    >
  >
  /** Draws the request; its heading has the id `invited`. */
  draw: (asked: Asked) => ReactNode
  /** Returns the texts shown after the answer. */
  done: (answer: InvitationAnswer) => { title: string; content: ReactNode }
}

type Answering<Asked> = { invitation: Invitation<Asked>; token: string; onAnswered: (answer: InvitationAnswer) => void }

function AnswerButton<Asked>({
  answer,
  invitation: { send, texts },
  token,
  onAnswered,
}: Answering<Asked> & { answer: InvitationAnswer }): ReactNode {
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => send(answer, token),
    onDone: () => onAnswered(answer),
  })
  return (
    <form onSubmit={submit}>
      <FormError text={failure} />
      <button type="submit" className={answer === 'accepted' ? 'button' : 'button outlined'} aria-disabled={sending}>
        {sending ? t('accounts.sending') : texts[answer]}
      </button>
    </form>
  )
}

function Invited<Asked>({ invitation, token, onAnswered }: Answering<Asked>): ReactNode {
  const [asked, setAsked] = useState<CallResult<Asked>>()
  const { read } = invitation
  useEffect(() => {
    void read(token).then(setAsked)
  }, [read, token])
  if (asked === undefined)
    return (
      <div className="empty">
        <Spinner label={invitation.texts.loading} />
      </div>
    )
  if (!asked.ok) return <FormError text={failureText(asked)} />
  return (
    <section className="card stack" aria-labelledby="invited">
      {invitation.draw(asked.output)}
      <AnswerButton answer="accepted" invitation={invitation} token={token} onAnswered={onAnswered} />
    </section>
  )
}

function Question<Asked>({ invitation, token, onAnswered }: Answering<Asked>): ReactNode {
  const signIn = useStore(signInStore)
  const { texts } = invitation
  if (signIn.status === 'unknown')
    return (
      <div className="empty">
        <Spinner label={t('shell.signInUnknown')} />
      </div>
    )
  return (
    <>
      {signIn.status === 'guest' ? (
        <section className="card stack">
          <p>{texts.loginFirst}</p>
          <p className="flow apart">
            <Link className="button" href="/signup">
              {texts.makeAccount}
            </Link>
            <Link className="button outlined" href="/login">
              {t('accounts.logIn')}
            </Link>
          </p>
        </section>
      ) : null}
      {signIn.status === 'signed-in' && needsGuardian(signIn.account.ageBand) ? (
        <p className="feedback warn">{texts.adultsOnly}</p>
      ) : null}
      {signIn.status === 'signed-in' && !needsGuardian(signIn.account.ageBand) ? (
        <Invited invitation={invitation} token={token} onAnswered={onAnswered} />
      ) : null}
      <section className="card stack">
        <p className="muted">{texts.refuseText}</p>
        <AnswerButton answer="refused" invitation={invitation} token={token} onAnswered={onAnswered} />
      </section>
    </>
  )
}

/** Page of an email invitation: the person logs in if needed, sees the request, and answers yes or no, once. */
export function AnswerInvitation<Asked>({ invitation }: { invitation: Invitation<Asked> }): ReactNode {
  const { path, texts, done } = invitation
  const token = useEmailToken(path)
  const [answer, setAnswer] = useState<InvitationAnswer>()
  const finish = (given: InvitationAnswer): void => {
    keepEmailToken(path, '')
    setAnswer(given)
  }
  const said = answer && done(answer)
  return (
    <div className="narrow">
      <h1>{texts.title}</h1>
      {said ? <DoneCard title={said.title}>{said.content}</DoneCard> : null}
      {!said && token === '' ? <p>{texts.noLink}</p> : null}
      {!said && token !== undefined && token !== '' ? (
        <Question invitation={invitation} token={token} onAnswered={finish} />
      ) : null}
    </div>
  )
}
