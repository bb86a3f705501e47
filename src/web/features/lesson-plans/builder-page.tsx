import { useEffect, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { lessonPlansCalls as calls } from '#contract/lesson-plans.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { emptyPlan, PLAN_STATES, type PlanState } from '#core/lesson-plans/lesson-plan.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useCallQuery, refreshCalls } from '../../parts/dashboard/call-query.ts'
import { PlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { DataTable, type Column } from '../../parts/dashboard/data-table.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { useSample } from '../../parts/dashboard/sample.ts'
import { SearchField, useRested } from '../../parts/dashboard/search-field.tsx'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { offerUndo } from '../../parts/dashboard/undo-store.ts'
import { keepDraft } from '../../parts/lesson-drafts/kept-drafts.ts'
import { sendDrafts } from '../../parts/lesson-drafts/send-drafts.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { Link, navigate } from '../../platform/router.tsx'
import css from './lesson-plans.module.css'
import { SampleLessons } from './sample-lessons.tsx'

type Listed = CallOf<'listPlans'>['output']['plans'][number]

/** Makes an id on the device, so that a lesson can be made without internet. */
const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

const titleOf = ({ title }: Pick<Listed, 'title'>): string => (title.trim() === '' ? t('lessonPlans.untitled') : title)

const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString(currentLanguage(), { day: 'numeric', month: 'short', year: 'numeric' })

/** Buttons of one lesson in the list. */
function Actions({ lesson, onDone }: { lesson: Listed; onDone: (result: CallResult<unknown>) => void }): ReactNode {
  const { planId } = lesson
  const name = titleOf(lesson)
  const duplicate = async (): Promise<void> =>
    onDone(
      await callApi<'duplicatePlan'>(calls.duplicatePlan, {
        planId,
        newId: newId(),
        title: t('lessonPlans.copyOf', { title: name }).slice(0, 120),
      }),
    )
  const archive = async (): Promise<void> =>
    onDone(await callApi<'archivePlan'>(calls.archivePlan, { planId, isArchived: lesson.state !== 'archived' }))
  const remove = async (): Promise<void> => {
    const result = await callApi<'deletePlan'>(calls.deletePlan, { planId })
    if (result.ok)
      offerUndo(t('lessonPlans.deleted', { title: name }), () => {
        void callApi<'restorePlan'>(calls.restorePlan, { planId }).then(onDone)
      })
    onDone(result)
  }
  return (
    <span className="row wrap">
      <Link className="button quiet" href={`/dashboard/builder/${planId}`}>
        {t('lessonPlans.edit')}
        <span className="visually-hidden"> {name}</span>
      </Link>
      <button type="button" className="button quiet" onClick={() => void duplicate()}>
        {t('lessonPlans.duplicate')}
        <span className="visually-hidden"> {name}</span>
      </button>
      {lesson.isOwn ? (
        <>
          <button type="button" className="button quiet" onClick={() => void archive()}>
            {t(lesson.state === 'archived' ? 'lessonPlans.unarchive' : 'lessonPlans.archive')}
            <span className="visually-hidden"> {name}</span>
          </button>
          <button type="button" className="button quiet" onClick={() => void remove()}>
            {t('lessonPlans.delete')}
            <span className="visually-hidden"> {name}</span>
          </button>
        </>
      ) : null}
    </span>
  )
}

const columnsOf = (onDone: (result: CallResult<unknown>) => void): readonly Column<Listed>[] => [
  {
    id: 'title',
    name: t('lessonPlans.field.title'),
    sortBy: ({ title }) => title,
    cell: (lesson) => (
      <span className={css['titleCell']}>
        <b>{titleOf(lesson)}</b>
        {lesson.isOwn ? null : <span className="small muted">{t('lessonPlans.by', { name: lesson.author })}</span>}
      </span>
    ),
  },
  {
    id: 'subject',
    name: t('lessonPlans.field.subject'),
    cell: ({ subject }) => (subject ? t(`lessonPlans.subject.${subject}`) : '–'),
  },
  {
    id: 'grade',
    name: t('lessonPlans.field.grade'),
    cell: ({ grade }) => (grade ? t(`lessonPlans.grade.${grade}`) : '–'),
  },
  {
    id: 'state',
    name: t('lessonPlans.state'),
    cell: ({ state, hasChanges }) => (
      <span className="row wrap">
        <StatusBadge status={state} />
        {hasChanges ? <span className="small muted">{t('lessonPlans.changed')}</span> : null}
      </span>
    ),
  },
  {
    id: 'changedAt',
    name: t('lessonPlans.changedAt'),
    sortBy: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) => dayOf(changedAt),
  },
  {
    id: 'actions',
    name: t('lessonPlans.actions'),
    isAct: true,
    cell: (lesson) => <Actions lesson={lesson} onDone={onDone} />,
  },
]

function OwnLessons({ owner }: { owner: string }): ReactNode {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<PlanState | null>(null)
  const [page, setPage] = useState(0)
  const [failure, setFailure] = useState<string>()
  const language = useStore(learningLanguageStore)
  const query = useCallQuery<'listPlans'>(
    calls.listPlans,
    { search: useRested(search), state, page },
    { keepBefore: true },
  )
  useEffect(() => {
    void sendDrafts().then(refreshCalls)
  }, [])
  const finish = (result: CallResult<unknown>): void => {
    setFailure(result.ok ? undefined : failureText(result))
    void refreshCalls()
  }
  const create = (plan = emptyPlan(language, () => crypto.randomUUID())): void => {
    const planId = newId()
    keepDraft(owner, { planId, base: null, plan, decided: [], changedAt: new Date().toISOString() })
    navigate(`/dashboard/builder/${planId}`)
  }
  return (
    <div className="stack">
      <div className="row wrap spread">
        <SearchField
          label={t('lessonPlans.search')}
          value={search}
          onChange={(text) => {
            setSearch(text)
            setPage(0)
          }}
        />
        <button type="button" className="button" onClick={() => create()}>
          <PlusIcon small />
          {t('lessonPlans.create')}
        </button>
      </div>
      <div className="row wrap" role="group" aria-label={t('lessonPlans.state')}>
        {([null, ...PLAN_STATES] as const).map((one) => (
          <button
            key={one ?? 'all'}
            type="button"
            className="chip"
            aria-pressed={state === one}
            onClick={() => {
              setState(one)
              setPage(0)
            }}
          >
            {one === null ? t('lessonPlans.all') : t(`dashboard.status.${one}`)}
          </button>
        ))}
      </div>
      <FormError text={failure} />
      <Loaded query={query} lines={5}>
        {({ plans, total }) => (
          <DataTable
            label={t('lessonPlans.title')}
            rows={plans}
            columns={columnsOf(finish)}
            rowKey={({ planId }) => planId}
            paging={{ page, total, onPage: setPage }}
            empty={
              <EmptyNote title={t(search === '' && state === null ? 'lessonPlans.none' : 'lessonPlans.noneFound')}>
                {search === '' && state === null ? <p>{t('lessonPlans.noneLead')}</p> : null}
              </EmptyNote>
            }
          />
        )}
      </Loaded>
      {query.data?.total === 0 && search === '' && state === null ? <SampleLessons onCopy={create} /> : null}
    </div>
  )
}

/** Lists the lessons that somebody made, and those that others share with them. Guests see sample lessons. */
export default function BuilderPage(): ReactNode {
  const signIn = useStore(signInStore)
  const sample = useSample()
  if (signIn.status === 'signed-in') return <OwnLessons owner={signIn.account.id} />
  return sample ? <SampleLessons /> : null
}
