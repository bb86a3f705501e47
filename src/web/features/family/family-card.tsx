import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { childrenCalls } from '#contract/children.ts'
import type { Child } from '#contract/children-schemas.ts'
import { insightsCalls } from '#contract/insights.ts'
import { rosterCalls } from '#contract/roster.ts'
import type { Space, SpaceInvitation } from '#contract/spaces-schemas.ts'
import { spacesCalls as calls } from '#contract/spaces.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { NearNote } from '../../platform/forms/near-note.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { childrenOutside, has } from './family-state.ts'
import css from './family.module.css'
import { InviteMember } from './invite-member.tsx'
import { MemberCard } from './member-card.tsx'
import type { MemberFacts } from './member-facts.tsx'

type Run = (call: Promise<CallResult<object>>, text: string) => void

/** List of the account's children who aren't in the family yet. A new child is added on the page of children. */
function AddChildren({ space, outside, run }: { space: Space; outside: readonly Child[]; run: Run }): ReactNode {
  return (
    <section className="card stack">
      {outside.length === 0 ? <p>{t('family.noChildOutside')}</p> : null}
      <ul className={css['rows']}>
        {outside.map(({ id, username }) => (
          <li key={id}>
            <b className={css['name']}>{username}</b>
            <button
              type="button"
              className="button"
              aria-label={t('family.addLabel', { name: username })}
              onClick={() =>
                run(
                  callApi<'addChildToSpace'>(calls.addChildToSpace, { spaceId: space.id, childId: id }),
                  t('family.added', { name: username }),
                )
              }
            >
              {t('family.add')}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <Link className="link" href="/children">
          {t('family.newChild')}
        </Link>
      </p>
    </section>
  )
}

function Waiting({
  space,
  invitations,
  run,
}: {
  space: Space
  invitations: readonly SpaceInvitation[]
  run: Run
}): ReactNode {
  if (invitations.length === 0) return null
  return (
    <section className="card stack" aria-labelledby="waiting">
      <h3 id="waiting">{t('family.waiting')}</h3>
      <NearNote used={{ invitations: invitations.length }} />
      <ul className={css['rows']}>
        {invitations.map(({ id, email, expiresAt }) => (
          <li key={id}>
            <span className={css['name']}>
              <b>{email}</b>
              <br />
              <span className="muted small">{t('family.answerBy', { day: expiresAt.slice(0, 10) })}</span>
            </span>
            <button
              type="button"
              className="button outlined"
              aria-label={t('family.withdrawLabel', { email })}
              onClick={() =>
                run(
                  callApi<'withdrawSpaceInvitation'>(calls.withdrawSpaceInvitation, { spaceId: space.id, id }),
                  t('family.withdrawn', { email }),
                )
              }
            >
              {t('family.withdraw')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeleteFamily({ space, run }: { space: Space; run: Run }): ReactNode {
  return (
    <section className="card stack">
      <p>{t('family.deleteText')}</p>
      <p>
        <button
          type="button"
          className="button"
          onClick={() =>
            run(
              callApi<'deleteSpace'>(calls.deleteSpace, { spaceId: space.id }),
              t('family.deleted', { name: space.name }),
            )
          }
        >
          {t('family.deleteConfirm')}
        </button>
      </p>
    </section>
  )
}

type Shown = {
  space: CallOf<'getSpace'>['output']
  children: readonly Child[]
  facts: ReadonlyMap<string, MemberFacts>
}

/** Asks for ages, grades and last activities of members. Somebody who may not see them gets none. */
async function loadFacts(spaceId: string): Promise<ReadonlyMap<string, MemberFacts>> {
  const [roster, progress] = await Promise.all([
    callApi<'listStudents'>(rosterCalls.listStudents, { spaceId }),
    callApi<'listStudentProgress'>(insightsCalls.listStudentProgress, { spaceId }),
  ])
  const lastOf = new Map(
    progress.ok ? progress.output.students.map(({ learnerId, lastAt }) => [learnerId, lastAt] as const) : [],
  )
  return new Map(
    roster.ok
      ? roster.output.students.flatMap(({ learnerId, age, grade }) =>
          learnerId === null ? [] : [[learnerId, { age, grade, lastAt: lastOf.get(learnerId) ?? null }] as const],
        )
      : [],
  )
}

async function loadFamily(spaceId: string): Promise<CallResult<Shown>> {
  const space = await callApi<'getSpace'>(calls.getSpace, { spaceId })
  if (!space.ok) return space
  const children = await callApi<'listChildren'>(childrenCalls.listChildren, {})
  const managed = children.ok ? children.output.children.filter(({ scopes }) => scopes.includes('manage-account')) : []
  return { ok: true, output: { space: space.output, children: managed, facts: await loadFacts(spaceId) } }
}

/** Card of a family: members with their rights, invitations, and the acts that the reader may do. */
export function FamilyCard({
  spaceId,
  accountId,
  onChanged,
}: {
  spaceId: string
  accountId: string
  onChanged: (text: string) => void
}): ReactNode {
  const [result, setResult] = useState<CallResult<Shown>>()
  const [failure, setFailure] = useState<string>()
  const [open, setOpen] = useState<string>()
  const load = useCallback(() => {
    void loadFamily(spaceId).then(setResult)
  }, [spaceId])
  useEffect(load, [load])
  const finish = (text: string): void => {
    setFailure(undefined)
    setOpen(undefined)
    onChanged(text)
    load()
  }
  const run: Run = (call, text) => {
    void call.then((answer) => (answer.ok ? finish(text) : setFailure(failureText(answer))))
  }
  if (result === undefined)
    return (
      <div className="empty">
        <Spinner label={t('family.loading')} />
      </div>
    )
  if (!result.ok) return <FormError text={failureText(result)} />
  const {
    space: { space, members, invitations },
    children,
    facts,
  } = result.output
  const panels = (
    [
      ['invite', has(space, 'admin')],
      ['addChild', has(space, 'create')],
      ['delete', has(space, 'admin', 'delete')],
    ] as const
  ).filter(([, allowed]) => allowed)
  return (
    <section className="stack" aria-labelledby={`space-${space.id}`}>
      <h2 id={`space-${space.id}`} className={css['name']}>
        {space.name}
      </h2>
      <FormError text={failure} />
      <div className="flow apart">
        {panels.map(([name]) => (
          <button
            key={name}
            type="button"
            className={name === 'invite' ? 'button' : 'button outlined'}
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? undefined : name)}
          >
            {t(`family.open.${name}`)}
          </button>
        ))}
      </div>
      {open === 'invite' ? (
        <section className="card">
          <InviteMember spaceId={space.id} onDone={finish} />
        </section>
      ) : null}
      {open === 'addChild' ? (
        <AddChildren space={space} outside={childrenOutside(children, members)} run={run} />
      ) : null}
      {open === 'delete' ? <DeleteFamily space={space} run={run} /> : null}
      <ul className="grid two-if-wide">
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard
              space={space}
              member={member}
              facts={facts.get(member.id)}
              isSelf={member.id === accountId}
              open={open}
              onOpen={setOpen}
              onDone={finish}
            />
          </li>
        ))}
      </ul>
      <Waiting space={space} invitations={invitations} run={run} />
    </section>
  )
}
