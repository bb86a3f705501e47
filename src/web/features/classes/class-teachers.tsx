import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import type { ClassCard } from '#contract/classes-schemas.ts'
import { spacesCalls as calls } from '#contract/spaces.ts'
import type { Member } from '#contract/spaces-schemas.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { usualTags } from '#core/permissions/spaces.ts'
import { Avatar } from '../../parts/dashboard/avatar.tsx'
import { refreshCalls, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { ConfirmButton } from '../../parts/dashboard/confirm-button.tsx'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { offerUndo } from '../../parts/dashboard/undo-store.ts'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { checkEmail } from '../../platform/forms/field-rules.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { hasTags } from './class-form-state.ts'
import css from './classes.module.css'

const TEACHING = ['teacher', 'assistant'] as const

type Teaching = (typeof TEACHING)[number]

const isTeaching = (role: Member['role']): role is Teaching => TEACHING.some((one) => one === role)

function InviteTeacher({ spaceId, onClose }: { spaceId: string; onClose: () => void }): ReactNode {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Teaching>('assistant')
  const { errors, failure, sending, submit } = useForm<'email'>({
    fields: ['email'],
    check: () => {
      const wrong = checkEmail(email)
      return wrong === undefined ? {} : { email: wrong }
    },
    send: () =>
      callApi<'inviteMember'>(calls.inviteMember, {
        spaceId,
        email,
        role,
        tags: [...usualTags(role)],
        language: currentLanguage(),
      }),
    onDone: () => {
      onClose()
      void refreshCalls()
    },
  })
  return (
    <FormDialog
      title={t('classes.inviteTeacher')}
      submit={t('classes.sendInvitation')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      <Field name="email" type="email" autoComplete="off" value={email} error={errors.email} onChange={setEmail} />
      <label className="field">
        <span>{t('classes.role')}</span>
        <select
          className="select"
          value={role}
          onChange={(event) => setRole(event.target.value === 'teacher' ? 'teacher' : 'assistant')}
        >
          {TEACHING.map((one) => (
            <option key={one} value={one}>
              {t(`classes.role.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="muted small">{t(`classes.roleText.${role}`)}</p>
    </FormDialog>
  )
}

/** Teachers and assistants of a class; whoever is in charge invites, changes and removes them. */
export function ClassTeachers({ card }: { card: ClassCard }): ReactNode {
  const { id: spaceId } = card
  const query = useCallQuery<'getSpace'>(calls.getSpace, { spaceId })
  const [isInviting, setInviting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isAdmin = hasTags(card, 'admin')
  const finish = (answer: Awaited<ReturnType<typeof callApi<'changeMember'>>>): void => {
    setFailure(answer.ok ? undefined : failureText(answer))
    void refreshCalls()
  }
  const changeRole = (member: Member, role: Teaching, tags: Member['tags']): void => {
    void callApi<'changeMember'>(calls.changeMember, { spaceId, memberId: member.id, role, tags }).then((answer) => {
      const before = member.role
      if (answer.ok && isTeaching(before))
        offerUndo(t('classes.roleChanged', { name: isolateName(member.name) }), () =>
          changeRole({ ...member, role, tags }, before, member.tags),
        )
      finish(answer)
    })
  }
  return (
    <section className="card stack" aria-labelledby="teachers">
      <div className="row spread wrap">
        <h2 id="teachers">{t('classes.teachers')}</h2>
        {isAdmin ? (
          <button type="button" className="button outlined" onClick={() => setInviting(true)}>
            {t('classes.inviteTeacher')}
          </button>
        ) : null}
      </div>
      <FormError text={failure} />
      <Loaded query={query}>
        {({ members, invitations }) => (
          <ul className={css['list']}>
            {members.flatMap((member) => {
              const { id, name, role, tags } = member
              if (!isTeaching(role)) return []
              const other = role === 'teacher' ? 'assistant' : 'teacher'
              return [
                <li key={id} className={css['person']}>
                  <span className="row">
                    <Avatar name={name} />
                    <span>
                      <b>{name}</b>
                      <br />
                      <span className="muted small">
                        {t(`classes.role.${role}`)}
                        {tags.includes('admin') ? `, ${t('classes.inCharge')}` : ''}
                      </span>
                    </span>
                  </span>
                  {isAdmin && !tags.includes('admin') ? (
                    <span className={css['buttons']}>
                      <button
                        type="button"
                        className="button outlined"
                        aria-label={t(`classes.makeLabel.${other}`, { name })}
                        onClick={() => changeRole(member, other, [...usualTags(other)])}
                      >
                        {t(`classes.make.${other}`)}
                      </button>
                      <ConfirmButton
                        name={t('classes.removeLabel', { name })}
                        text={t('classes.removeText', { name: isolateName(name) })}
                        confirm={t('classes.remove')}
                        onConfirm={() => {
                          void callApi<'endMembership'>(calls.endMembership, { spaceId, memberId: id }).then(finish)
                        }}
                      >
                        {t('classes.remove')}
                      </ConfirmButton>
                    </span>
                  ) : null}
                </li>,
              ]
            })}
            {invitations.map(({ id, email, role }) => (
              <li key={id} className={css['person']}>
                <span>
                  <b>{email}</b>
                  <br />
                  <span className="muted small">
                    {isTeaching(role) ? t(`classes.role.${role}`) : ''} · {t('classes.waiting')}
                  </span>
                </span>
                <ConfirmButton
                  name={t('classes.withdrawLabel', { email })}
                  text={t('classes.withdrawText')}
                  confirm={t('classes.withdraw')}
                  onConfirm={() => {
                    void callApi<'withdrawSpaceInvitation'>(calls.withdrawSpaceInvitation, { spaceId, id }).then(finish)
                  }}
                >
                  {t('classes.withdraw')}
                </ConfirmButton>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {isInviting ? <InviteTeacher spaceId={spaceId} onClose={() => setInviting(false)} /> : null}
    </section>
  )
}
