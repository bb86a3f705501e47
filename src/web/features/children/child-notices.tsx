import { useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import type { Child } from '#contract/children-schemas.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { ofAgeCalls } from '#contract/of-age.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { childFailure } from './child-failure.ts'
import { dayOf } from './guardian-form-state.ts'

type Notice = { child: Child; onDone: (text: string) => void }

const sayDay = (moment: string): string => dayOf(moment, -new Date().getTimezoneOffset())

type Act = { label: string; isMain: boolean; send: () => Promise<CallResult<object>>; done: string }

/** Notice about a child that waits for its guardian, with its buttons. */
function WaitingNotice({
  title,
  text,
  acts,
  username,
  onDone,
}: {
  title: string
  text: string
  acts: readonly Act[]
  username: string
  onDone: (text: string) => void
}): ReactNode {
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const run = async ({ send, done }: Act): Promise<void> => {
    if (sending) return
    setSending(true)
    const result = await send()
    setSending(false)
    if (result.ok) onDone(done)
    else setFailure(childFailure(result, username))
  }
  return (
    <div className="feedback warn stack">
      <h3>{title}</h3>
      <p>{text}</p>
      <FormError text={failure} />
      <div className="flow apart">
        {acts.map((act) => (
          <button
            key={act.label}
            type="button"
            className={act.isMain ? 'button' : 'button outlined'}
            aria-disabled={sending}
            onClick={() => {
              void run(act)
            }}
          >
            {act.label}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Notice that another guardian wants the account deleted. Those who decide about the consent can keep it. */
function Erasure({
  child: { id, username, scopes },
  erasure: { dueAt, askedBy, isSelf },
  onDone,
}: Notice & { erasure: Child['erasures'][number] }): ReactNode {
  const keep = {
    label: t('children.erasure.keep'),
    isMain: true,
    send: () => callApi<'keepChild'>(childrenCalls.keepChild, { childId: id }),
    done: t('children.erasure.kept', { username }),
  }
  return (
    <WaitingNotice
      username={username}
      onDone={onDone}
      title={t('children.erasure.title', { username, day: sayDay(dueAt) })}
      text={isSelf ? t('children.erasure.own') : t('children.erasure.text', { name: isolateName(askedBy) })}
      acts={scopes.includes('consent') ? [keep] : []}
    />
  )
}

/** Notice that the first guardian offers their place. */
function Offer({ child: { id: childId, username }, until, onDone }: Notice & { until: string }): ReactNode {
  const acts = [
    {
      label: t('children.offer.accept'),
      isMain: true,
      send: () => withReauthentication(() => callApi<'acceptFirst'>(guardiansCalls.acceptFirst, { childId })),
      done: t('children.offer.accepted', { username }),
    },
    {
      label: t('children.offer.refuse'),
      isMain: false,
      send: () => callApi<'refuseFirst'>(guardiansCalls.refuseFirst, { childId }),
      done: t('children.offer.refused', { username }),
    },
  ]
  return (
    <WaitingNotice
      username={username}
      onDone={onDone}
      title={t('children.offer.title', { username })}
      text={t('children.offer.text', { username, day: sayDay(until) })}
      acts={acts}
    />
  )
}

/** Notice that a teen says that they are 18. */
function OfAge({ child: { id: childId, username, mayObject }, at, onDone }: Notice & { at: string }): ReactNode {
  const object = {
    label: t('children.ofAge.object', { username }),
    isMain: false,
    send: () => callApi<'objectOfAge'>(ofAgeCalls.objectOfAge, { childId }),
    done: t('children.ofAge.objected', { username }),
  }
  return (
    <WaitingNotice
      username={username}
      onDone={onDone}
      title={t('children.ofAge.title', { username, day: sayDay(at) })}
      text={t('children.ofAge.text', { username })}
      acts={mayObject ? [object] : []}
    />
  )
}

/** Says that the child's login has ended, and leads to choosing another. */
const NeedsLogin = ({ child: { username, scopes }, onChoose }: { child: Child; onChoose: () => void }): ReactNode => (
  <div className="feedback warn stack">
    <h3>{t('children.needsLogin.title', { username })}</h3>
    <p>{t('children.needsLogin.text')}</p>
    {scopes.includes('manage-account') ? (
      <p>
        <button type="button" className="button" onClick={onChoose}>
          {t('children.needsLogin.choose')}
        </button>
      </p>
    ) : (
      <p>{t('children.needsLogin.other')}</p>
    )}
  </div>
)

/** List of everything that waits for a guardian, above the everyday panels. */
export function ChildNotices({ child, onChooseLogin, onDone }: Notice & { onChooseLogin: () => void }): ReactNode {
  const { username, purposes, erasures, needsLogin, offeredUntil, ofAgeAt } = child
  const erasure = erasures.find(({ what }) => what === 'account')
  const learning = erasures.find(({ what }) => what === 'learning')
  return (
    <>
      {erasure ? <Erasure child={child} erasure={erasure} onDone={onDone} /> : null}
      {learning ? (
        <p className="feedback warn">
          {t('children.erasure.learning', {
            username,
            name: isolateName(learning.askedBy),
            day: sayDay(learning.dueAt),
          })}
        </p>
      ) : null}
      {ofAgeAt === null ? null : <OfAge child={child} at={ofAgeAt} onDone={onDone} />}
      {offeredUntil === null ? null : <Offer child={child} until={offeredUntil} onDone={onDone} />}
      {needsLogin && purposes.length > 0 ? <NeedsLogin child={child} onChoose={onChooseLogin} /> : null}
    </>
  )
}
