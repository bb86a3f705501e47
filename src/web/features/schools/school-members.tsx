import { useState, type ReactNode } from 'react'
import { schoolsCalls } from '#contract/schools.ts'
import type { School } from '#contract/schools-schemas.ts'
import type { Member } from '#contract/spaces-schemas.ts'
import { spacesCalls as calls } from '#contract/spaces.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { usualTags, type SpaceRole } from '#core/permissions/spaces.ts'
import { rolesAllow } from '#core/schools/roles.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { ActionMenu, type MenuAction } from '../../parts/dashboard/action-menu.tsx'
import { Avatar } from '../../parts/dashboard/avatar.tsx'
import { useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { ConfirmButton } from '../../parts/dashboard/confirm-button.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './schools.module.css'

const ROLES = ['co-founder', 'teacher', 'member'] as const

/** Roles of a school that have a name. */
const isSchoolRole = (role: SpaceRole): role is (typeof ROLES)[number] | 'founder' =>
  role === 'founder' || ROLES.some((one) => one === role)

type Acts = { school: School; member: Member; isSelf: boolean }

/** Menu with the changes of a member that the reader's own role allows. */
function MemberMenu({ school, member, isSelf }: Acts): ReactNode {
  const change = useCallMutation<'changeMember'>(calls.changeMember)
  const end = useCallMutation<'endMembership'>(calls.endMembership)
  const handOver = useCallMutation<'handOverSchool'>(schoolsCalls.handOverSchool)
  const by = school.membership?.role ?? undefined
  const place = { kind: 'school', by, from: member.role, isSelf } as const
  const both = { spaceId: school.id, memberId: member.id }
  const isMinor = needsGuardian(member.ageBand)
  const actions: MenuAction[] = [
    ...ROLES.filter((to) => to !== member.role && !isSelf && !isMinor && rolesAllow({ ...place, to })).map((to) => ({
      id: to,
      name: t(`schools.make.${to}`),
      onAction: () => change.mutate({ ...both, role: to, tags: [...usualTags(to)] }),
    })),
    ...(by === 'founder' && !isSelf && !isMinor
      ? [{ id: 'hand-over', name: t('schools.handOver'), onAction: () => handOver.mutate(both) }]
      : []),
    ...(!isSelf && rolesAllow({ ...place, to: null })
      ? [{ id: 'remove', name: t('schools.remove'), onAction: () => end.mutate(both) }]
      : []),
  ]
  const error = change.error ?? end.error ?? handOver.error
  return (
    <>
      {actions.length === 0 ? null : (
        <ActionMenu
          className="button outlined"
          label={t('schools.changeOf', { name: member.name })}
          button={t('schools.change')}
          actions={actions}
        />
      )}
      <FormError text={error ? failureText(error.failure) : undefined} />
    </>
  )
}

/** Tab with the members whom the reader may know. People under 18 are shown to their guardians and teachers only. */
export function SchoolMembers({ school }: { school: School }): ReactNode {
  const signIn = useStore(signInStore)
  const query = useCallQuery<'getSpace'>(calls.getSpace, { spaceId: school.id })
  const leave = useCallMutation<'endMembership'>(calls.endMembership, { leadsTo: '/dashboard/schools?mine' })
  const [ownId] = useState(signIn.status === 'signed-in' ? signIn.account.id : '')
  const role = school.membership?.role
  const runs = role === 'founder' || role === 'co-founder'
  return (
    <Loaded query={query} lines={4}>
      {({ members, space }) => (
        <div className="stack">
          <p className="muted small">{t('schools.membersText')}</p>
          {runs && space.joinCode !== null ? (
            <p>
              {t('schools.joinCode')} <b className={css['code']}>{space.joinCode}</b>
            </p>
          ) : null}
          <section className="card" aria-label={t('schools.members')}>
            <ul className={css['people']}>
              {members.map((member) => (
                <li key={member.id}>
                  <Avatar name={member.name} />
                  <div className="grow">
                    <b>{member.name}</b>
                    <p className="muted small">{isSchoolRole(member.role) ? t(`schools.role.${member.role}`) : null}</p>
                  </div>
                  {runs ? <MemberMenu school={school} member={member} isSelf={member.id === ownId} /> : null}
                </li>
              ))}
            </ul>
          </section>
          {role === 'founder' ? (
            <p className="muted small">{t('schools.founderLeaves')}</p>
          ) : (
            <p>
              <ConfirmButton
                text={t('schools.leaveText', { name: isolateName(school.name) })}
                confirm={t('schools.leave')}
                onConfirm={() => leave.mutate({ spaceId: school.id, memberId: ownId })}
              >
                {t('schools.leave')}
              </ConfirmButton>
            </p>
          )}
          <FormError text={leave.error ? failureText(leave.error.failure) : undefined} />
        </div>
      )}
    </Loaded>
  )
}
