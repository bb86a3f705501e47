import { useId, useState, type ReactNode } from 'react'
import { childrenCalls } from '#contract/children.ts'
import { classesCalls as calls, CLASSES_PAGE } from '#contract/classes.ts'
import type { Course } from '#contract/classes-schemas.ts'
import type { Child } from '#contract/children-schemas.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { signInStore, type Account } from '../../parts/account/account-store.ts'
import { ChooseJoiner } from '../../parts/classes/choose-joiner.tsx'
import { listJoiners } from '../../parts/classes/joining-state.ts'
import { refreshCalls, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { MorePages } from '../../parts/dashboard/more-pages.tsx'
import { SearchField, useRested } from '../../parts/dashboard/search-field.tsx'
import { offerUndo } from '../../parts/dashboard/undo-store.ts'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'
import { LanguageName } from './class-facts.tsx'
import css from './classes.module.css'

/** Course with the name that its reader sees. */
type Named = { course: Course; title: string }

const nameOf = ({ title, level }: Course): string => title ?? t(`classes.level.${level}`)

/** Undoes an enrolment in one of the product's own courses. */
const withdraw = (courseId: string, childId: string | undefined): void => {
  void callApi<'endEnrolment'>(calls.endEnrolment, { courseId, ...(childId === undefined ? {} : { childId }) }).then(
    () => refreshCalls(),
  )
}

/** Dialog that asks who enrols. */
function Enrol({
  named: { course, title },
  account,
  onClose,
}: {
  named: Named
  account: Account
  onClose: () => void
}): ReactNode {
  const heading = useId()
  const query = useCallQuery<'listChildren'>(childrenCalls.listChildren, {})
  return (
    <Modal labelledBy={heading} onClose={onClose}>
      <div className="stack">
        <div className="row spread">
          <h2 id={heading}>{t('classes.enrolIn', { title: isolateName(title) })}</h2>
          <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <Loaded query={query}>
          {({ children }) => (
            <ChooseJoiner
              joiners={listJoiners(children, {
                ownId: account.id,
                ownName: account.firstName,
                joinedIds: course.enrolledIds,
                sharesLearning: course.kind === 'class',
              })}
              submit={t('classes.enrolSubmit')}
              send={(childId) =>
                callApi<'enrol'>(calls.enrol, {
                  courseId: course.id,
                  ...(childId === undefined ? {} : { childId }),
                })
              }
              onDone={(joiner) => {
                onClose()
                void refreshCalls()
                if (course.kind === 'own')
                  offerUndo(t('classes.enrolled', { name: isolateName(joiner.name), title: isolateName(title) }), () =>
                    withdraw(course.id, joiner.id === '' ? undefined : joiner.id),
                  )
              }}
            />
          )}
        </Loaded>
      </div>
    </Modal>
  )
}

/** Names those of the reader's people who are enrolled. */
const enrolledNames = (course: Course, account: Account | undefined, children: readonly Child[]): string =>
  [
    ...children.filter(({ id }) => course.enrolledIds.includes(id)).map(({ username }) => username),
    ...(account && course.enrolledIds.includes(account.id) ? [account.firstName] : []),
  ]
    .map(isolateName)
    .join(', ')

function CourseCard({
  course,
  account,
  family,
}: {
  course: Course
  account: Account | undefined
  /** Children whose guardian the account is. */
  family: readonly Child[]
}): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const title = nameOf(course)
  const enrolled = enrolledNames(course, account, family)
  const facts = [
    ['duration', t(`classes.duration.${course.duration.unit}`, { count: course.duration.count })],
    ['enrolledCount', t('classes.people', { count: course.enrolled })],
    ['instructor', course.instructor ?? t('classes.ownInstructor')],
    ['price', course.price === null ? t('classes.free') : String(course.price / 100)],
    ['rating', course.rating === null ? t('classes.unrated') : String(course.rating)],
  ] as const
  return (
    <li className={`card ${css['class']}`}>
      <div className="row spread wrap">
        <h2>
          {course.kind === 'own' && course.language !== null ? (
            <>
              <LanguageName code={course.language} />:{' '}
            </>
          ) : null}
          {title}
        </h2>
        <span className="tag section-phrases">{t(`classes.level.${course.level}`)}</span>
      </div>
      <p>{course.description ?? t(`classes.ownCourseText.${course.level}`)}</p>
      <dl className={css['facts']}>
        {course.kind === 'class' && course.language !== null ? (
          <div>
            <dt>{t('classes.language')}</dt>
            <dd>
              <LanguageName code={course.language} />
            </dd>
          </div>
        ) : null}
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`classes.course.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {enrolled === '' ? null : <p className="small">{t('classes.enrolledNow', { names: enrolled })}</p>}
      <div className={css['buttons']}>
        {account ? (
          <button
            type="button"
            className="button"
            aria-label={t('classes.enrolLabel', { title })}
            onClick={() => setOpen(true)}
          >
            {t('classes.enrol')}
          </button>
        ) : null}
        {course.kind === 'own' && enrolled !== '' ? (
          <Link className="button outlined" href="/learn">
            {t('classes.toCourse')}
          </Link>
        ) : null}
      </div>
      {isOpen && account ? <Enrol named={{ course, title }} account={account} onClose={() => setOpen(false)} /> : null}
    </li>
  )
}

/** Courses as cards; without an account nobody enrols. */
export const CourseCards = ({
  courses,
  account,
  family = [],
}: {
  courses: readonly Course[]
  account?: Account
  family?: readonly Child[]
}): ReactNode => (
  <ul className={css['cards']}>
    {courses.map((course) => (
      <CourseCard key={course.id} course={course} account={account} family={family} />
    ))}
  </ul>
)

/** Tab with the courses that the reader, or a child, can enrol in. */
export function AvailableCourses(): ReactNode {
  const signIn = useStore(signInStore)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const query = useCallQuery<'listCourses'>(
    calls.listCourses,
    { search: useRested(search), page },
    { keepBefore: true },
  )
  const { data } = useCallQuery<'listChildren'>(childrenCalls.listChildren, {})
  return (
    <div className="stack">
      <div className={css['tools']}>
        <SearchField
          label={t('classes.searchCourses')}
          value={search}
          onChange={(value) => {
            setSearch(value)
            setPage(0)
          }}
        />
      </div>
      <Loaded query={query}>
        {({ courses, total }) =>
          courses.length === 0 ? (
            <EmptyNote title={t('classes.noCourse')} />
          ) : (
            <>
              <CourseCards
                courses={courses}
                {...(signIn.status === 'signed-in' ? { account: signIn.account } : {})}
                family={data?.children ?? []}
              />
              <MorePages page={page} total={total} size={CLASSES_PAGE} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
