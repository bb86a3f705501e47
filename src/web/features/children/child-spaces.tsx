import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Child } from '#contract/children-schemas.ts'
import { spacesCalls } from '#contract/spaces.ts'
import type { SpaceOfChild } from '#contract/spaces-schemas.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { childFailure } from './child-failure.ts'
import css from './children.module.css'
import { dayOf } from './guardian-form-state.ts'

type Person = SpaceOfChild['inCharge'][number]

const sayPerson = ({ name, isSelf }: Person): string =>
  isSelf ? t('children.spaces.you', { name: isolateName(name) }) : isolateName(name)

type TakeOutProperties = { child: Child; space: SpaceOfChild; onDone: (text: string) => void }

/** Button that asks for a second press. */
function TakeOut({ child: { id, username }, space, onDone }: TakeOutProperties): ReactNode {
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => callApi<'endMembership'>(spacesCalls.endMembership, { spaceId: space.id, memberId: id }),
    onDone: () => onDone(t('children.spaces.takenOut', { username, space: isolateName(space.name) })),
  })
  return (
    <form className="stack" onSubmit={submit}>
      <p>{t('children.spaces.takeOutText', { username, space: isolateName(space.name) })}</p>
      <FormError text={failure} />
      <button type="submit" className="button" aria-disabled={sending}>
        {sending ? t('accounts.sending') : t('children.spaces.takeOutConfirm')}
      </button>
    </form>
  )
}

type RowProperties = TakeOutProperties & { isOpen: boolean; onOpen: (isOpen: boolean) => void }

function SpaceRow({ child, space, isOpen, onOpen, onDone }: RowProperties): ReactNode {
  const { username } = child
  const { name, kind, inCharge, broughtBy, since } = space
  return (
    <li className="stack">
      <p className="row spread wrap">
        <b className={css['address']}>{name}</b>
        <span className="tag">{t(`children.spaces.kind.${kind}`)}</span>
      </p>
      <dl className={css['facts']}>
        <div>
          <dt>{t('children.spaces.inCharge')}</dt>
          <dd>{inCharge.map(sayPerson).join(', ') || t('children.spaces.unknown')}</dd>
        </div>
        <div>
          <dt>{t('children.spaces.broughtBy')}</dt>
          <dd>{broughtBy ? sayPerson(broughtBy) : t('children.spaces.unknown')}</dd>
        </div>
        <div>
          <dt>{t('children.spaces.since')}</dt>
          <dd>{dayOf(since, -new Date().getTimezoneOffset())}</dd>
        </div>
      </dl>
      <p>
        <button
          type="button"
          className="button outlined"
          aria-expanded={isOpen}
          aria-label={t('children.spaces.takeOutLabel', { username, space: name })}
          onClick={() => onOpen(!isOpen)}
        >
          {t('children.spaces.takeOut', { username })}
        </button>
      </p>
      {isOpen ? <TakeOut child={child} space={space} onDone={onDone} /> : null}
    </li>
  )
}

/** Panel of all families, classes and schools of a child. The first guardian can take the child out of each. */
export function ChildSpaces({ child }: { child: Child }): ReactNode {
  const { id: childId, username } = child
  const [result, setResult] = useState<CallResult<{ spaces: SpaceOfChild[] }>>()
  const [done, setDone] = useState<string>()
  const [open, setOpen] = useState<string>()
  const load = useCallback(() => {
    void callApi<'listChildSpaces'>(spacesCalls.listChildSpaces, { childId }).then(setResult)
  }, [childId])
  useEffect(load, [load])
  const finish = (text: string): void => {
    setDone(text)
    setOpen(undefined)
    load()
  }
  if (result === undefined)
    return (
      <div className="empty">
        <Spinner label={t('children.loading')} />
      </div>
    )
  if (!result.ok) return <FormError text={childFailure(result, username)} />
  const { spaces } = result.output
  return (
    <div className="stack">
      <p role="status">{done}</p>
      <p className="muted">{t(spaces.length === 0 ? 'children.spaces.none' : 'children.spaces.lead', { username })}</p>
      <ul className={css['guardians']}>
        {spaces.map((space) => (
          <SpaceRow
            key={space.id}
            child={child}
            space={space}
            isOpen={open === space.id}
            onOpen={(isOpen) => setOpen(isOpen ? space.id : undefined)}
            onDone={finish}
          />
        ))}
      </ul>
    </div>
  )
}
