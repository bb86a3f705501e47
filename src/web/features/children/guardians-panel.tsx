import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call.ts'
import type { Child } from '#contract/children-schemas.ts'
import type { Guardian, GuardianInvitation } from '#contract/guardians-schemas.ts'
import { guardiansCalls as calls } from '#contract/guardians.ts'
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

const fullName = ({ firstName, lastName }: Guardian): string => `${firstName} ${lastName}`.trim()

const Scopes = ({ scopes }: Pick<Guardian, 'scopes'>): ReactNode => (
  <ul className={css['tags']}>{scopes.map((scope) => <li key={scope} className="tag">{t(`guardians.scopeName.${scope}`)}</li>)}</ul>
)

/** Until which day, where there is an end. */
const Until = ({ endsAt }: { endsAt: string | null }): ReactNode =>
  endsAt === null ? null : <p className="m sm">{t('guardians.until', { day: lastDayOf(endsAt, utcOffset()) })}</p>

function ChangeGuardian({ childId, guardian, onDone }: { childId: string; guardian: Guardian; onDone: (text: string) => void }): ReactNode {
  const [form, setForm] = useState({ scopes: guardian.scopes, lastDay: lastDayOf(guardian.endsAt, utcOffset()) } as Parameters<typeof guardianInput>[0])
  const { errors, failure, sending, submit } = useForm<'scopes' | 'endsAt'>({
    fields: ['scopes', 'endsAt'],
    check: () => checkGuardianForm(form, Date.now(), utcOffset()),
    send: () => callApi<'changeGuardian'>(calls.changeGuardian, { childId, guardianId: guardian.id, ...guardianInput(form, utcOffset()) }),
    onDone: () => onDone(t('guardians.changed', { name: fullName(guardian) })),
  })
  return (
    <form className="st" noValidate onSubmit={submit}>
      <GuardianFields form={form} errors={errors} onChange={setForm} />
      <FormError text={failure} />
      <button type="submit" className="btn" aria-disabled={sending}>{sending ? t('accounts.sending') : t('children.saveSecret')}</button>
    </form>
  )
}

type RowActs = { isOpen: boolean; onOpen: (open: boolean) => void; onDone: (text: string) => void; run: (call: Promise<CallResult<object>>, text: string) => void }

function GuardianRow({ childId, guardian, isOpen, onOpen, onDone, run }: RowActs & { childId: string; guardian: Guardian }): ReactNode {
  const name = fullName(guardian)
  const isFirst = guardian.kind === 'first'
  return (
    <li className="st">
      <p className="row sp wrap"><b>{name}</b>{isFirst ? <span className="tag ok">{t('guardians.first')}</span> : null}</p>
      <Scopes scopes={guardian.scopes} />
      <Until endsAt={guardian.endsAt} />
      {isFirst ? null : (
        <div className={css['acts']}>
          <button type="button" className="btn g" aria-expanded={isOpen} aria-label={t('guardians.changeLabel', { name })} onClick={() => onOpen(!isOpen)}>{t('guardians.change')}</button>
          <button type="button" className="btn g" aria-label={t('guardians.endLabel', { name })} onClick={() => run(callApi<'endGuardian'>(calls.endGuardian, { childId, guardianId: guardian.id }), t('guardians.ended', { name }))}>{t('guardians.end')}</button>
        </div>
      )}
      {isOpen ? <ChangeGuardian childId={childId} guardian={guardian} onDone={onDone} /> : null}
    </li>
  )
}

const InvitationRow = ({ childId, invitation: { id, email, scopes, endsAt, expiresAt }, run }: Pick<RowActs, 'run'> & { childId: string; invitation: GuardianInvitation }): ReactNode => (
  <li className="st">
    <p className="row sp wrap"><b className={css['address']}>{email}</b><span className="tag warn">{t('guardians.waits')}</span></p>
    <Scopes scopes={scopes} />
    <Until endsAt={endsAt} />
    <p className="m sm">{t('guardians.answerBy', { day: lastDayOf(expiresAt, utcOffset()) })}</p>
    <p><button type="button" className="btn g" aria-label={t('guardians.withdrawLabel', { email })} onClick={() => run(callApi<'withdrawInvitation'>(calls.withdrawInvitation, { childId, id }), t('guardians.withdrawn', { email }))}>{t('guardians.withdraw')}</button></p>
  </li>
)

/** Who else is a guardian of the child, for the first one: what each may do until when, whoever was asked, and asking another. */
export function GuardiansPanel({ child: { id: childId } }: { child: Child }): ReactNode {
  const [result, setResult] = useState<CallResult<CallOf<'listGuardians'>['output']>>()
  const [done, setDone] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [open, setOpen] = useState<string>()
  const load = useCallback(() => { void callApi<'listGuardians'>(calls.listGuardians, { childId }).then(setResult) }, [childId])
  useEffect(load, [load])
  const finish = (text: string | undefined, refused?: string): void => {
    setDone(text)
    setFailure(refused)
    setOpen(undefined)
    load()
  }
  const run = (call: Promise<CallResult<object>>, text: string): void => { void call.then((answer) => (answer.ok ? finish(text) : finish(undefined, failureText(answer)))) }
  if (result === undefined) return <div className="empty"><Spinner label={t('children.loading')} /></div>
  if (!result.ok) return <FormError text={failureText(result)} />
  const { guardians, invitations } = result.output
  return (
    <div className="st">
      <p role="status">{done}</p>
      <FormError text={failure} />
      <ul className={css['guardians']}>
        {guardians.map((guardian) => <GuardianRow key={guardian.id} childId={childId} guardian={guardian} isOpen={open === guardian.id} onOpen={(isOpen) => setOpen(isOpen ? guardian.id : undefined)} onDone={finish} run={run} />)}
        {invitations.map((invitation) => <InvitationRow key={invitation.id} childId={childId} invitation={invitation} run={run} />)}
      </ul>
      {open === 'invite'
        ? <InviteGuardian childId={childId} onDone={finish} />
        : <p><button type="button" className="btn" onClick={() => setOpen('invite')}>{t('guardians.invite')}</button></p>}
    </div>
  )
}
