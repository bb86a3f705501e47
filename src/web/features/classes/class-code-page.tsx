import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import type { Child } from '#contract/children-schemas.ts'
import { classesCalls } from '#contract/classes.ts'
import type { CallOf } from '#contract/call-of.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { classCodePath, readClassCode, showClassCode } from '#core/classes/class-code.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { emailToken, keepEmailToken } from '../../parts/account/email-token.ts'
import { signInStore, type Account } from '../../parts/account/account-store.ts'
import { ChooseJoiner } from '../../parts/classes/choose-joiner.tsx'
import { decidedFor, listJoiners, type Joiner } from '../../parts/classes/joining-state.ts'
import { ShareLink } from '../../parts/share/share-link.tsx'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { openDialog } from '../../platform/open-dialog.ts'
import { Link, navigate } from '../../platform/router.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './classes.module.css'

type Found = { place: CallOf<'readClassCode'>['output']; children: readonly Child[] }

/** Asks for the letters of a code. */
function TypeCode(): ReactNode {
  const [typed, setTyped] = useState('')
  const { errors, submit } = useForm<'code'>({
    fields: ['code'],
    check: () => (readClassCode(typed) === undefined ? { code: typed.trim() === '' ? 'missing' : 'invalid' } : {}),
    send: async () => ({ ok: true, output: {} }),
    onDone: () => navigate(classCodePath(readClassCode(typed) ?? '')),
  })
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <Field
        name="code"
        label={t('classes.code')}
        autoComplete="off"
        value={typed}
        error={errors.code}
        hint={t('classes.codeHint')}
        onChange={setTyped}
      />
      <button type="submit" className="button big">
        {t('classes.codeOpen')}
      </button>
    </form>
  )
}

/** Hands the code on to a grown-up, by a picture to scan or a message. It names no class. */
const ForGrownUp = ({ code, title, text }: { code: string; title: string; text: string }): ReactNode => (
  <section className="card stack" aria-labelledby="for-grown-up">
    <h2 id="for-grown-up">{title}</h2>
    <p>{text}</p>
    <ShareLink
      path={classCodePath(code)}
      code={showClassCode(code)}
      title={t('classes.linkTitle')}
      text={t('classes.linkText')}
    />
  </section>
)

/** Leads somebody who is logged out through login or sign-up and back; the tab keeps the code. */
function SignedOut({ code }: { code: string }): ReactNode {
  useEffect(() => keepEmailToken('/class-code', code), [code])
  return (
    <>
      <section className="card stack">
        <p>{t('classes.signedOut')}</p>
        <p className="row wrap">
          <button type="button" className="button big" onClick={() => openDialog('login')}>
            {t('shell.logIn')}
          </button>
          <Link className="button outlined big" href="/signup">
            {t('shell.signUp')}
          </Link>
        </p>
      </section>
      <ForGrownUp code={code} title={t('classes.areYouChild')} text={t('classes.showGrownUp')} />
    </>
  )
}

function Joined({ place, joiner, onAgain }: { place: Found['place']; joiner: Joiner; onAgain: () => void }): ReactNode {
  return (
    <section className="card stack">
      <p role="status">
        {t(joiner.id === '' ? 'classes.joinedSelf' : 'classes.joined', {
          username: joiner.name,
          name: isolateName(place.name),
        })}
      </p>
      {joiner.id === '' ? null : <p className="muted">{t('classes.joinedWhat')}</p>}
      <p className="row wrap">
        {place.kind === 'class' ? (
          <Link className="button" href={`/dashboard/classes/${place.spaceId}`}>
            {t('classes.seeClass')}
          </Link>
        ) : null}
        <button type="button" className="button outlined" onClick={onAgain}>
          {t('classes.joinAnother')}
        </button>
      </p>
    </section>
  )
}

/** Says that nobody is left to join, and leads to the class. */
const AllJoined = ({ place }: { place: Found['place'] }): ReactNode => (
  <>
    <p className="row">
      <CheckIcon />
      {t(place.joinedIds.length > 1 ? 'classes.allIn' : 'classes.selfIn')}
    </p>
    {place.kind === 'class' ? (
      <p>
        <Link className="button" href={`/dashboard/classes/${place.spaceId}`}>
          {t('classes.seeClass')}
        </Link>
      </p>
    ) : null}
  </>
)

async function findPlace(code: string): Promise<CallResult<Found>> {
  const place = await callApi<'readClassCode'>(classesCalls.readClassCode, { code })
  if (!place.ok) return place
  const children = await callApi<'listChildren'>(childrenCalls.listChildren, {})
  return children.ok ? { ok: true, output: { place: place.output, children: children.output.children } } : children
}

/** Says whose class it is, and lets the adult choose who joins. */
function ForAdult({ code, account }: { code: string; account: Account }): ReactNode {
  const [result, setResult] = useState<CallResult<Found>>()
  const [joined, setJoined] = useState<Joiner>()
  const load = useCallback(() => {
    void findPlace(code).then(setResult)
  }, [code])
  useEffect(load, [load])
  if (result === undefined)
    return (
      <div className="empty">
        <Spinner label={t('classes.loading')} />
      </div>
    )
  if (!result.ok) {
    if (result.code === 'not-found')
      return (
        <>
          <p className="feedback warn" role="alert">
            {t('classes.codeWrong', { code: showClassCode(code) })}
          </p>
          <TypeCode />
        </>
      )
    return (
      <>
        <FormError text={failureText(result)} />
        <p>
          <button type="button" className="button outlined" onClick={load}>
            {t('classes.tryAgain')}
          </button>
        </p>
      </>
    )
  }
  const { place, children } = result.output
  if (joined)
    return (
      <Joined
        place={place}
        joiner={joined}
        onAgain={() => {
          setJoined(undefined)
          load()
        }}
      />
    )
  const joiners = listJoiners(children, {
    ownId: account.id,
    ownName: account.firstName,
    joinedIds: place.joinedIds,
    sharesLearning: true,
  })
  return (
    <>
      <section className={`card stack ${css['place']}`} aria-labelledby="place">
        <h2 id="place">
          <bdi>{place.name}</bdi>
        </h2>
        <p>
          {place.inCharge.length === 0
            ? null
            : t(place.kind === 'class' ? 'classes.taughtBy' : 'classes.ledBy', {
                names: place.inCharge.map(isolateName).join(', '),
              })}
        </p>
        {place.subject === '' ? null : <p className="muted">{place.subject}</p>}
      </section>
      <section className="card stack">
        {joiners.every(({ hasJoined }) => hasJoined) ? (
          <AllJoined place={place} />
        ) : (
          <ChooseJoiner
            joiners={joiners}
            submit={t('classes.join')}
            send={(childId) =>
              callApi<'joinSpace'>(spacesCalls.joinSpace, { code, ...(childId === undefined ? {} : { childId }) })
            }
            onDone={(joiner) => {
              keepEmailToken('/class-code', '')
              setJoined(joiner)
            }}
          />
        )}
        {decidedFor(children).length > 0 ? null : (
          <p>
            {t('classes.noChildYet')}{' '}
            <Link className="link" href="/children#add" onClick={() => keepEmailToken('/class-code', code)}>
              {t('classes.addChild')}
            </Link>
          </p>
        )}
      </section>
    </>
  )
}

function WithCode({ code }: { code: string }): ReactNode {
  const signIn = useStore(signInStore)
  if (signIn.status === 'unknown')
    return (
      <div className="empty">
        <Spinner label={t('shell.signInUnknown')} />
      </div>
    )
  if (signIn.status === 'guest') return <SignedOut code={code} />
  if (needsGuardian(signIn.account.ageBand))
    return <ForGrownUp code={code} title={t('classes.askGrownUp')} text={t('classes.showGrownUp')} />
  return <ForAdult key={signIn.account.id} code={code} account={signIn.account} />
}

/** Page of a class's link or QR code. It names the class to an adult, who joins it or lets a child join. */
export default function ClassCodePage({ parameter }: { parameter?: string }): ReactNode {
  const [kept, setKept] = useState('')
  useEffect(() => setKept(emailToken('/class-code')), [])
  const given = parameter ?? kept
  const code = readClassCode(given)
  return (
    <div className="narrow">
      <h1>{t('classes.codeTitle')}</h1>
      {code === undefined ? (
        <>
          <p className={given === '' ? 'muted' : 'feedback warn'}>
            {t(given === '' ? 'classes.codeLead' : 'classes.codeUnread')}
          </p>
          <TypeCode />
        </>
      ) : (
        <WithCode key={code} code={code} />
      )}
    </div>
  )
}
