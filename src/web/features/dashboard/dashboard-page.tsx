import { useQueries } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { assignmentsCalls } from '#contract/assignments.ts'
import { insightsCalls } from '#contract/insights.ts'
import { rosterCalls } from '#contract/roster.ts'
import { scheduleCalls } from '#contract/schedule.ts'
import type { Space } from '#contract/spaces-schemas.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { dashboardOf, signInStore, type Account } from '../../parts/account/account-store.ts'
import { callCache, queryOf, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { UserPlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { Loaded, Skeleton } from '../../parts/dashboard/loaded.tsx'
import { useSample } from '../../parts/dashboard/sample.ts'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Hello } from './hello.tsx'
import { boundsOfDay, dayOf } from './overview-dates.ts'
import { OverviewCard } from './overview-card.tsx'
import { joinStudents } from './overview-state.ts'
import { AssignmentsView, FamilyView, ProgressView, ScheduleView, SchoolsView } from './overview-views.tsx'
import { QuickActions } from './quick-actions.tsx'
import { QuickResources } from './quick-resources.tsx'
import { SampleOverview } from './sample-overview.tsx'
import css from './overview.module.css'

/** The form is rarely opened, so it loads when it is. */
const AddChildDialog = lazy(async () => {
  const [{ AddChildDialog: dialog }] = await Promise.all([
    import('./add-child-dialog.tsx'),
    loadText(currentLanguage(), ['accounts']),
  ])
  return { default: dialog }
})

type Progress = CallOf<'listStudentProgress'>['output']['students'][number]

/** Groups whose students the overview asks for; the other pages show all. */
const MOST_GROUPS = 4

/** Students that the overview shows. */
const MOST_STUDENTS = 8

/** Tells whether a group's learning can be shown to the person. The server decides again. */
const showsLearning = ({ kind, own }: Space): boolean =>
  kind !== 'school' && own !== null && own.role !== 'student' && own.role !== 'member'

/** Asks how the students of the person's groups do. A group that refuses is left out. */
function useStudents(spaces: readonly Space[]): { students: Progress[]; isLoading: boolean } {
  const answers = useQueries(
    {
      queries: spaces
        .filter(showsLearning)
        .slice(0, MOST_GROUPS)
        .map(({ id }) => queryOf<'listStudentProgress'>(insightsCalls.listStudentProgress, { spaceId: id })),
    },
    callCache,
  )
  return {
    students: joinStudents(answers.flatMap(({ data }) => (data ? [data.students] : []))),
    isLoading: answers.some(({ isPending }) => isPending),
  }
}

function FamilyCard({ family, students }: { family: Space | undefined; students: readonly Progress[] }): ReactNode {
  const [isAdding, setIsAdding] = useState(false)
  const roster = useCallQuery<'listStudents'>(rosterCalls.listStudents, family ? { spaceId: family.id } : {}, {
    enabled: family !== undefined,
  })
  return (
    <OverviewCard
      title={t('dashboard.family.title')}
      aside={
        <button type="button" className="button outlined" onClick={() => setIsAdding(true)}>
          <UserPlusIcon small />
          {t('dashboard.addChild')}
        </button>
      }
    >
      {isAdding ? (
        <Suspense fallback={null}>
          <AddChildDialog onClose={() => setIsAdding(false)} />
        </Suspense>
      ) : null}
      {family ? (
        <Loaded query={roster}>
          {({ students: rows }) => (
            <FamilyView
              rows={rows.map(({ id, name, age, grade, learnerId }) => ({
                id,
                name,
                age,
                grade,
                score: students.find((student) => student.learnerId === learnerId)?.score ?? null,
              }))}
            />
          )}
        </Loaded>
      ) : (
        <FamilyView rows={[]} />
      )}
    </OverviewCard>
  )
}

/** Newest assignments that the overview shows. */
const MOST_ASSIGNMENTS = 5

function AssignmentsCard(): ReactNode {
  const listed = useCallQuery<'listAssignments'>(assignmentsCalls.listAssignments, {})
  return (
    <OverviewCard title={t('dashboard.assignments.title')}>
      <Loaded query={listed}>
        {({ assignments }) => (
          <AssignmentsView
            rows={assignments
              .filter(({ isWithdrawn }) => !isWithdrawn)
              .slice(0, MOST_ASSIGNMENTS)
              .map(({ id, title, spaceName, dueAt, status }) => ({ id, title, for: spaceName, dueAt, status }))}
          />
        )}
      </Loaded>
    </OverviewCard>
  )
}

function ScheduleCard(): ReactNode {
  const [today] = useState(() => new Date())
  const listed = useCallQuery<'listSchedule'>(scheduleCalls.listSchedule, boundsOfDay(today))
  return (
    <OverviewCard
      title={t('dashboard.schedule.title')}
      aside={<span className="muted small">{dayOf(today.toISOString())}</span>}
    >
      <Loaded query={listed}>
        {({ occurrences }) => (
          <ScheduleView
            rows={occurrences.map(({ id, title, learner, startsAt, minutes }) => ({
              id,
              title,
              for: learner?.name ?? null,
              startsAt,
              minutes,
            }))}
          />
        )}
      </Loaded>
    </OverviewCard>
  )
}

/** Says how one belongs to a school. */
const placeIn = ({ own }: Space): string =>
  own === null
    ? t('dashboard.school.guardian')
    : t(`dashboard.school.role.${own.role as 'founder' | 'co-founder' | 'teacher' | 'member'}`)

function Cards({ spaces }: { spaces: readonly Space[] }): ReactNode {
  const { students, isLoading } = useStudents(spaces)
  return (
    <>
      <Hello students={isLoading ? undefined : students} />
      <QuickActions />
      <div className={css['columns']}>
        <div className={css['column']}>
          <OverviewCard title={t('dashboard.progress.title')}>
            {isLoading ? (
              <Skeleton lines={4} />
            ) : (
              <ProgressView
                rows={students
                  .slice(0, MOST_STUDENTS)
                  .map(({ learnerId, name, section, score }) => ({ id: learnerId, name, section, score }))}
              />
            )}
          </OverviewCard>
          <AssignmentsCard />
        </div>
        <div className={css['column']}>
          <ScheduleCard />
          <FamilyCard family={spaces.find(({ kind }) => kind === 'family')} students={students} />
          <OverviewCard
            title={t('dashboard.schools.title')}
            more={{ href: '/dashboard/schools', name: t('dashboard.schools.all') }}
          >
            <SchoolsView
              rows={spaces
                .filter(({ kind }) => kind === 'school')
                .map((space) => ({
                  id: space.id,
                  name: space.name,
                  facts: placeIn(space),
                  href: `/dashboard/schools/${space.id}`,
                }))}
            />
          </OverviewCard>
          <QuickResources />
        </div>
      </div>
    </>
  )
}

function AdultsOverview(): ReactNode {
  const spaces = useCallQuery<'listSpaces'>(spacesCalls.listSpaces, {})
  return spaces.data === undefined ? (
    <>
      <Hello students={undefined} />
      <Loaded query={spaces} lines={6}>
        {() => null}
      </Loaded>
    </>
  ) : (
    <Cards spaces={spaces.data.spaces} />
  )
}

/** Shows learners under 18 the way to their own start page: this one is for adults. */
const MinorsOverview = ({ account }: { account: Account }): ReactNode => (
  <>
    <Hello students={undefined} />
    <p className="feedback warn">{t('dashboard.adultsOnly')}</p>
    <p>
      <Link className="button" href={dashboardOf(account.ageBand)}>
        {t('shell.today')}
      </Link>
    </p>
  </>
)

/** The overview: what happened, what to do next, and the students, family and schools of the person. */
export default function DashboardPage(): ReactNode {
  const sample = useSample()
  const signIn = useStore(signInStore)
  return (
    <div className={css['overview']}>
      {sample ? <SampleOverview sample={sample} /> : null}
      {signIn.status === 'signed-in' && signIn.account.ageBand === 'adult' ? <AdultsOverview /> : null}
      {signIn.status === 'signed-in' && signIn.account.ageBand !== 'adult' ? (
        <MinorsOverview account={signIn.account} />
      ) : null}
    </div>
  )
}
