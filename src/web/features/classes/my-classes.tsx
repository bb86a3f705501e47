import { useRef, useState, type ReactNode } from 'react'
import { classesCalls as calls, CLASSES_PAGE } from '#contract/classes.ts'
import type { ClassCard } from '#contract/classes-schemas.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { ActionMenu } from '../../parts/dashboard/action-menu.tsx'
import { refreshCalls, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { PlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { MorePages } from '../../parts/dashboard/more-pages.tsx'
import { ScoreBand } from '../../parts/dashboard/score-band.tsx'
import { SearchField, useRested } from '../../parts/dashboard/search-field.tsx'
import { offerUndo } from '../../parts/dashboard/undo-store.ts'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, navigate } from '../../platform/router.tsx'
import { ClassCodeDialog } from './class-code-dialog.tsx'
import { ClassBadges, ClassFacts } from './class-facts.tsx'
import { hasTags, NEW_CLASS, sentClass, typedClass } from './class-form-state.ts'
import { ClassForm } from './class-form.tsx'
import { OfferForm } from './offer-form.tsx'
import css from './classes.module.css'

/** Dialogs of one class. */
export type ClassDialog = 'code' | 'edit' | 'offer'

/** Archives a class or restores it, and offers the way back. */
function setArchived({ id: spaceId, name }: Pick<ClassCard, 'id' | 'name'>, isArchived: boolean): void {
  void callApi<'archiveClass'>(calls.archiveClass, { spaceId, isArchived }).then((answer) => {
    if (answer.ok)
      offerUndo(t(isArchived ? 'classes.archived' : 'classes.restored', { name: isolateName(name) }), () =>
        setArchived({ id: spaceId, name }, !isArchived),
      )
    return refreshCalls()
  })
}

/** Acts on a class that its reader may do: sharing the code, editing, opening it, archiving. */
export function ClassActions({
  card,
  onDialog,
}: {
  card: ClassCard
  onDialog: (dialog: ClassDialog) => void
}): ReactNode {
  const isAdmin = hasTags(card, 'admin')
  const actions = [
    ...(hasTags(card, 'edit') ? [{ id: 'edit', name: t('classes.edit'), onAction: () => onDialog('edit') }] : []),
    ...(isAdmin && !card.isArchived
      ? [{ id: 'offer', name: t('classes.offer'), onAction: () => onDialog('offer') }]
      : []),
    ...(isAdmin
      ? [
          {
            id: 'archive',
            name: t(card.isArchived ? 'classes.restore' : 'classes.archive'),
            onAction: () => setArchived(card, !card.isArchived),
          },
        ]
      : []),
  ]
  return (
    <div className={css['buttons']}>
      {isAdmin && !card.isArchived ? (
        <button type="button" className="button" onClick={() => onDialog('code')}>
          {t(card.joinCode === null ? 'classes.codeManage' : 'classes.share')}
        </button>
      ) : null}
      {actions.length === 0 ? null : (
        <ActionMenu
          className="button outlined"
          label={t('classes.moreOf', { name: card.name })}
          button={t('classes.more')}
          actions={actions}
        />
      )}
    </div>
  )
}

/** Draws the open dialog of a class. */
export function ClassDialogs({
  card,
  dialog,
  onClose,
}: {
  card: ClassCard
  dialog: ClassDialog | undefined
  onClose: () => void
}): ReactNode {
  if (dialog === 'code') return <ClassCodeDialog card={card} onClose={onClose} />
  if (dialog === 'offer') return <OfferForm card={card} onClose={onClose} />
  if (dialog !== 'edit') return null
  return (
    <ClassForm
      title={t('classes.editTitle')}
      submit={t('classes.save')}
      first={typedClass(card)}
      send={(typed) => callApi<'changeClass'>(calls.changeClass, { spaceId: card.id, ...sentClass(typed) })}
      onDone={() => {
        onClose()
        void refreshCalls()
      }}
      onClose={onClose}
    />
  )
}

/** One class of the list. */
function Card({ card, isSample }: { card: ClassCard; isSample: boolean }): ReactNode {
  const [dialog, setDialog] = useState<ClassDialog>()
  return (
    <li className={`card ${css['class']}`}>
      <div className="row spread wrap">
        <h2>{isSample ? card.name : <Link href={`/dashboard/classes/${card.id}`}>{card.name}</Link>}</h2>
        <ClassBadges {...card} />
      </div>
      <ClassFacts card={card} />
      <div className={css['figures']}>
        <span>{t('classes.students', { count: card.students })}</span>
        {card.progress === null ? null : <ScoreBand score={card.progress} />}
      </div>
      {isSample ? null : <ClassActions card={card} onDialog={setDialog} />}
      <ClassDialogs card={card} dialog={dialog} onClose={() => setDialog(undefined)} />
    </li>
  )
}

/** Classes as cards. The sample's have no controls. */
export const ClassCards = ({
  classes,
  isSample = false,
}: {
  classes: readonly ClassCard[]
  isSample?: boolean
}): ReactNode => (
  <ul className={css['cards']}>
    {classes.map((card) => (
      <Card key={card.id} card={card} isSample={isSample} />
    ))}
  </ul>
)

/** Dialog that creates a class and goes to its page. */
export function CreateClass({ onClose }: { onClose: () => void }): ReactNode {
  const made = useRef('')
  return (
    <ClassForm
      title={t('classes.create')}
      submit={t('classes.createSubmit')}
      first={NEW_CLASS}
      send={async (typed) => {
        const answer = await callApi<'createClass'>(calls.createClass, sentClass(typed))
        if (answer.ok) made.current = answer.output.spaceId
        return answer
      }}
      onDone={() => {
        void refreshCalls()
        navigate(`/dashboard/classes/${made.current}`)
      }}
      onClose={onClose}
    />
  )
}

/** Tab with the classes of the reader and of the reader's children. */
export function MyClasses({ onCreate }: { onCreate: () => void }): ReactNode {
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<'current' | 'archived'>('current')
  const [page, setPage] = useState(0)
  const query = useCallQuery<'listClasses'>(
    calls.listClasses,
    { search: useRested(search), shown, page },
    { keepBefore: true },
  )
  return (
    <div className="stack">
      <div className={css['tools']}>
        <SearchField
          label={t('classes.search')}
          value={search}
          onChange={(value) => {
            setSearch(value)
            setPage(0)
          }}
        />
        <button
          type="button"
          className="chip"
          aria-pressed={shown === 'archived'}
          onClick={() => {
            setShown(shown === 'current' ? 'archived' : 'current')
            setPage(0)
          }}
        >
          {t('classes.showArchived')}
        </button>
        <button type="button" className="button" onClick={onCreate}>
          <PlusIcon small />
          {t('classes.create')}
        </button>
      </div>
      <Loaded query={query}>
        {({ classes, total }) =>
          classes.length === 0 ? (
            <EmptyNote
              title={t(
                search !== '' ? 'classes.noneFound' : shown === 'archived' ? 'classes.noneArchived' : 'classes.none',
              )}
            >
              {search === '' && shown === 'current' ? <p className="muted">{t('classes.noneText')}</p> : null}
            </EmptyNote>
          ) : (
            <>
              <ClassCards classes={classes} />
              <MorePages page={page} total={total} size={CLASSES_PAGE} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
