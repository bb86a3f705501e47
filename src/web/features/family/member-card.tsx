import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import type { Member, Space } from '#contract/spaces-schemas.ts'
import { spacesCalls as calls } from '#contract/spaces.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { callApi } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { checkTags, has } from './family-state.ts'
import css from './family.module.css'
import { Facts, type MemberFacts } from './member-facts.tsx'
import { PlaceFields, Tags, type Place } from './tag-fields.tsx'

type Acts = {
  space: Space
  member: Member
  onDone: (text: string) => void
}

/** Edits what a member is and may do. */
function EditPlace({ space, member, onDone }: Acts): ReactNode {
  const [place, setPlace] = useState<Place>({ role: member.role, tags: member.tags })
  const { errors, failure, sending, submit } = useForm<'tags'>({
    fields: ['tags'],
    check: () => checkTags(place.tags),
    send: () => callApi<'changeMember'>(calls.changeMember, { spaceId: space.id, memberId: member.id, ...place }),
    onDone: () => onDone(t('family.changed', { name: isolateName(member.name) })),
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <PlaceFields place={place} ageBand={member.ageBand} error={errors.tags} onChange={setPlace} />
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('family.save')}
      </button>
    </form>
  )
}

/** Button that removes a member from the family after a second press. */
function RemoveMember({ space, member, isSelf, onDone }: Acts & { isSelf: boolean }): ReactNode {
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => callApi<'endMembership'>(calls.endMembership, { spaceId: space.id, memberId: member.id }),
    onDone: () => onDone(t('family.removed', { name: isolateName(member.name) })),
  })
  return (
    <form className="stack" onSubmit={submit}>
      <p>{t(isSelf ? 'family.leaveText' : 'family.removeText', { name: isolateName(member.name) })}</p>
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t(isSelf ? 'family.leaveConfirm' : 'family.removeConfirm')}
      </button>
    </form>
  )
}

/** One member: who it is, what they may do, and, for whoever is in charge, editing and removing. */
export function MemberCard({
  space,
  member,
  facts,
  isSelf,
  open,
  onOpen,
  onDone,
}: Acts & {
  /** Undefined where the reader may not know them. */
  facts: MemberFacts | undefined
  isSelf: boolean
  /** Open panel of the page. */
  open: string | undefined
  onOpen: (place: string | undefined) => void
}): ReactNode {
  const { id, name, ageBand, role, tags } = member
  const isAdmin = has(space, 'admin')
  const buttons = [...(isAdmin ? ['edit' as const] : []), ...(isAdmin || isSelf ? ['remove' as const] : [])]
  const placeOf = (act: 'edit' | 'remove'): string => `${id} ${act}`
  return (
    <section className={`card ${css['member']}`} aria-labelledby={`member-${id}`}>
      <div className={css['who']}>
        <span className={css['initial']} aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
        <div>
          <h3 id={`member-${id}`} className={css['name']}>
            <bdi>{name}</bdi>
            {isSelf ? ` (${t('family.you')})` : ''}
          </h3>
          <p className="muted small">
            {t(`family.role.${role as 'parent' | 'student'}`)}
            {needsGuardian(ageBand) ? `, ${t(`family.band.${ageBand as 'child' | 'teen'}`)}` : ''}
          </p>
          {facts ? <Facts facts={facts} /> : null}
        </div>
      </div>
      <Tags tags={tags} />
      {facts && role === 'student' && !isSelf ? (
        <p>
          <Link className="link" href={`/dashboard/child-work/${id}`}>
            {t('family.assignments', { name })}
          </Link>
        </p>
      ) : null}
      {buttons.length === 0 ? null : (
        <div className="flow apart">
          {buttons.map((act) => (
            <button
              key={act}
              type="button"
              className="button outlined"
              aria-expanded={open === placeOf(act)}
              aria-label={t(`family.${act === 'remove' && isSelf ? 'leave' : act}Label`, { name })}
              onClick={() => onOpen(open === placeOf(act) ? undefined : placeOf(act))}
            >
              {t(`family.${act === 'remove' && isSelf ? 'leave' : act}`)}
            </button>
          ))}
        </div>
      )}
      {open === placeOf('edit') ? (
        <div className={css['panel']}>
          <EditPlace space={space} member={member} onDone={onDone} />
        </div>
      ) : null}
      {open === placeOf('remove') ? (
        <div className={css['panel']}>
          <RemoveMember space={space} member={member} isSelf={isSelf} onDone={onDone} />
        </div>
      ) : null}
    </section>
  )
}
