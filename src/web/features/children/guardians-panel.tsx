import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import type { Child } from '#contract/children-schemas.ts'
import type { Guardian, GuardianInvitation } from '#contract/guardians-schemas.ts'
import { guardiansCalls as calls } from '#contract/guardians.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { withReauthentication } from '../../parts/account/with-reauthentication.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Spinner } from '../../ui/spinner.tsx'
import css from './children.module.css'
import { checkGuardianForm, guardianInput, lastDayOf } from './guardian-form-state.ts'
import { GuardianFields } from './guardian-form.tsx'
import { InviteGuardian } from './invite-guardian.tsx'

/** Minutes by which this device's clock is ahead of UTC. */
const utcOffset = (): number => -new Date().getTimezoneOffset()

const fullName = ({ firstName, lastName }: Guardian): string => isolateName(`${firstName} ${lastName}`.trim())

const Scopes = ({ scopes }: Pick<Guardian, 'scopes'>): ReactNode => (
  <ul className="flow">
    {scopes.map((scope) => (
      <li key={scope} className="tag">
        {t(`guardians.scopeName.${scope}`)}
      </li>
    ))}
  </ul>
)

/** Last day of a relation, if it has an end. */
const Until = ({ endsAt }: { endsAt: string | null }): ReactNode =>
  endsAt === null ? null : (
    <p className="muted small">{t('guardians.until', { day: lastDayOf(endsAt, utcOffset()) })}</p>
  )

function ChangeGuardian({
  childId,
  guardian,
  onDone,
}: {
  childId: string
  guardian: Guardian
  onDone: (text: string) => void
}): ReactNode {
  const [form, setForm] = useState({
    scopes: guardian.scopes,
    lastDay: lastDayOf(guardian.endsAt, utcOffset()),
  } as Parameters<typeof guardianInput>[0])
  const { errors, failure, sending, submit } = useForm<'scopes' | 'endsAt'>({
    fields: ['scopes', 'endsAt'],
    check: () => checkGuardianForm(form, Date.now(), utcOffset()),
    send: () =>
      callApi<'changeGuardian'>(calls.changeGuardian, {
        childId,
        guardianId: guardian.id,
        ...guardianInput(form, utcOffset()),
      }),
    onDone: () => onDone(t('guardians.changed', { name: fullName(guardian) })),
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <GuardianFields form={form} errors={errors} onChange={setForm} />
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('children.saveSecret')}
      </button>
    </form>
  )
}

type Run = (call: Promise<CallResult<object>>, text: string) => void

/** Forms that can be opened beneath another guardian. */
const GUARDIAN_FORMS = ['change', 'offer', 'end'] as const

type GuardianForm = (typeof GUARDIAN_FORMS)[number]

type GuardianRowProperties = {
  child: Child
  guardian: Guardian
  /** Form that is open. */
  open: GuardianForm | undefined
  onOpen: (form: GuardianForm) => void
  run: Run
  onDone: (text: string) => void
}

/** A second, deliberate press, with all that goes with the access. */
function EndGuardian({
  child: { id: childId, username },
  guardian,
  onDone,
}: {
  child: Child
  guardian: Guardian
  onDone: (text: string) => void
}): ReactNode {
  const name = fullName(guardian)
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => callApi<'endGuardian'>(calls.endGuardian, { childId, guardianId: guardian.id }),
    onDone: () => onDone(t('guardians.ended', { name })),
  })
  return (
    <form className="stack" onSubmit={submit}>
      <p>{t('guardians.endText', { name, username })}</p>
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('guardians.endConfirm')}
      </button>
    </form>
  )
}

/** Button that offers the place of the first guardian, after a second, deliberate press. */
function OfferFirst({
  child: { id: childId, username },
  guardian,
  onDone,
}: {
  child: Child
  guardian: Guardian
  onDone: (text: string) => void
}): ReactNode {
  const name = fullName(guardian)
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () =>
      withReauthentication(() => callApi<'offerFirst'>(calls.offerFirst, { childId, guardianId: guardian.id })),
    onDone: () => onDone(t('guardians.offered', { name })),
  })
  return (
    <form className="stack" onSubmit={submit}>
      <p>{t('guardians.offerText', { name, username })}</p>
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('guardians.offerConfirm', { name })}
      </button>
    </form>
  )
}

function GuardianRow({ child, guardian, open, onOpen, onDone, run }: GuardianRowProperties): ReactNode {
  const name = fullName(guardian)
  const isFirst = guardian.kind === 'first'
  return (
    <li className="stack">
      <p className="row spread wrap">
        <b>{name}</b>
        {isFirst ? <span className="tag ok">{t('guardians.first')}</span> : null}
      </p>
      <Scopes scopes={guardian.scopes} />
      <Until endsAt={guardian.endsAt} />
      {isFirst ? null : (
        <div className="flow apart">
          <button
            type="button"
            className="button outlined"
            aria-expanded={open === 'change'}
            aria-label={t('guardians.changeLabel', { name })}
            onClick={() => onOpen('change')}
          >
            {t('guardians.change')}
          </button>
          {guardian.offeredUntil === null ? (
            <button
              type="button"
              className="button outlined"
              aria-expanded={open === 'offer'}
              aria-label={t('guardians.offerLabel', { name })}
              onClick={() => onOpen('offer')}
            >
              {t('guardians.offer')}
            </button>
          ) : null}
          <button
            type="button"
            className="button outlined"
            aria-expanded={open === 'end'}
            aria-label={t('guardians.endLabel', { name })}
            onClick={() => onOpen('end')}
          >
            {t('guardians.end')}
          </button>
        </div>
      )}
      {guardian.offeredUntil === null ? null : (
        <>
          <p>{t('guardians.offeredUntil', { name, day: lastDayOf(guardian.offeredUntil, utcOffset()) })}</p>
          <p>
            <button
              type="button"
              className="button outlined"
              onClick={() =>
                run(callApi<'withdrawOffer'>(calls.withdrawOffer, { childId: child.id }), t('guardians.offerWithdrawn'))
              }
            >
              {t('guardians.withdrawOffer')}
            </button>
          </p>
        </>
      )}
      {open === 'offer' ? <OfferFirst child={child} guardian={guardian} onDone={onDone} /> : null}
      {open === 'change' ? <ChangeGuardian childId={child.id} guardian={guardian} onDone={onDone} /> : null}
      {open === 'end' ? <EndGuardian child={child} guardian={guardian} onDone={onDone} /> : null}
    </li>
  )
}

const InvitationRow = ({
  childId,
  invitation: { id, email, scopes, endsAt, expiresAt },
  run,
}: {
  run: Run
  childId: string
  invitation: GuardianInvitation
}): ReactNode => (
  <li className="stack">
    <p className="row spread wrap">
      <b className={css['address']}>{email}</b>
      <span className="tag warn">{t('guardians.waits')}</span>
    </p>
    <Scopes scopes={scopes} />
    <Until endsAt={endsAt} />
    <p className="muted small">{t('guardians.answerBy', { day: lastDayOf(expiresAt, utcOffset()) })}</p>
    <p>
      <button
        type="button"
        className="button outlined"
        aria-label={t('guardians.withdrawLabel', { email })}
        onClick={() =>
          run(
            callApi<'withdrawInvitation'>(calls.withdrawInvitation, { childId, id }),
            t('guardians.withdrawn', { email }),
          )
        }
      >
        {t('guardians.withdraw')}
      </button>
    </p>
  </li>
)

/**
 * Panel of a child's other guardians, for the first one: rights and end dates, open invitations, and inviting another.
 */
export function GuardiansPanel({ child, onEnded }: { child: Child; onEnded: (text: string) => void }): ReactNode {
  const { id: childId } = child
  const [result, setResult] = useState<CallResult<CallOf<'listGuardians'>['output']>>()
  const [done, setDone] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [open, setOpen] = useState<string>()
  const load = useCallback(() => {
    void callApi<'listGuardians'>(calls.listGuardians, { childId }).then(setResult)
  }, [childId])
  useEffect(load, [load])
  const finish = (text: string | undefined, refused?: string): void => {
    setDone(text)
    setFailure(refused)
    setOpen(undefined)
    load()
  }
  const run = (call: Promise<CallResult<object>>, text: string): void => {
    void call.then((answer) => (answer.ok ? finish(text) : finish(undefined, failureText(answer))))
  }
  if (result === undefined)
    return (
      <div className="empty">
        <Spinner label={t('children.loading')} />
      </div>
    )
  if (!result.ok) return <FormError text={failureText(result)} />
  const { guardians, invitations } = result.output
  return (
    <div className="stack">
      <p role="status">{done}</p>
      <FormError text={failure} />
      <ul className={css['guardians']}>
        {guardians.map((guardian) => {
          const placeOf = (form: GuardianForm): string => `${form} ${guardian.id}`
          const shown = GUARDIAN_FORMS.find((form) => open === placeOf(form))
          const tell = (text: string): void => (shown === 'end' ? onEnded(text) : finish(text))
          return (
            <GuardianRow
              key={guardian.id}
              child={child}
              guardian={guardian}
              open={shown}
              onDone={tell}
              run={run}
              onOpen={(form) => setOpen(open === placeOf(form) ? undefined : placeOf(form))}
            />
          )
        })}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} childId={childId} invitation={invitation} run={run} />
        ))}
      </ul>
      {guardians.length > 1 ? <p className="muted small">{t('guardians.leaving')}</p> : null}
      {open === 'invite' ? (
        <InviteGuardian childId={childId} onDone={finish} />
      ) : (
        <p>
          <button type="button" className="button" onClick={() => setOpen('invite')}>
            {t('guardians.invite')}
          </button>
        </p>
      )}
    </div>
  )
}
