import '../../ui/feedback.css'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { CourseOutline } from '#core/course/outline-course.ts'
import type { LessonStep } from '#core/course/lesson.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { loadCourse, loadLesson } from '../../parts/content/load-course.ts'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'
import { Link, navigate } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { readLeft, writeLeft } from '../../parts/lesson/left-run.ts'
import { LessonPlayer } from '../../parts/lesson/lesson-player.tsx'
import { lessonAddress, lessonOfAddress, NEXT_LESSON } from '../../parts/lesson/lesson-place.ts'
import { Over } from './over.tsx'

const NextLesson = lazy(() => import('./next-lesson.tsx'))

type Opened = { steps: readonly LessonStep[]; course: CourseOutline }

async function open(language: Parameters<typeof loadCourse>[0], lessonId: string): Promise<Opened | null> {
  const [steps, course] = await Promise.all([loadLesson(language, lessonId), loadCourse(language)])
  return steps && course ? { steps, course } : null
}

const NoLesson = ({ text, retry }: { text: string; retry?: () => void }): ReactNode => (
  <div className="empty" role="status">
    <h1 className="visually-hidden">{t('lesson.pageTitle')}</h1>
    <Khulu mood="listening" size={96} />
    <p>{text}</p>
    <p className="row wrap">
      {retry ? (
        <button type="button" className="button" onClick={retry}>
          {t('lesson.tryAgain')}
        </button>
      ) : null}
      <Link className={retry ? 'button outlined' : 'button'} href="/learn">
        {t('lesson.toCourse')}
      </Link>
    </p>
  </div>
)

/** Returns the id of the lesson after this one; null after the last. */
function lessonAfter({ units }: CourseOutline, lessonId: string): string | null {
  const all = units.flatMap(({ lessons }) => lessons)
  return all[all.findIndex(({ id }) => id === lessonId) + 1]?.id ?? null
}

function OpenedLesson({
  opened: { steps, course },
  lessonId,
  owner,
}: {
  opened: Opened
  lessonId: string
  owner: string
}): ReactNode {
  const language = useStore(learningLanguageStore)
  const [round, setRound] = useState(0)
  const unit = lessonId.split('.')[0] ?? ''
  const title = course.units.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId)?.title
  return (
    <>
      <h1 className="visually-hidden">{title ?? t('lesson.pageTitle')}</h1>
      <LessonPlayer
        key={round}
        steps={steps}
        language={language}
        area="course"
        isScheduled
        left={round === 0 ? readLeft(readStored('lesson'), owner, lessonId) : null}
        onLeft={(left) => {
          if (left) writeStored('lesson', writeLeft(owner, lessonId, left))
          else removeStored('lesson')
        }}
        onClose={() => navigate(`/learn/${unit}`)}
        renderEnding={(run) => (
          <Over
            run={run}
            language={language}
            next={lessonAfter(course, lessonId)}
            unit={unit}
            onAgain={() => setRound(round + 1)}
            address={lessonAddress}
          />
        )}
      />
    </>
  )
}

/** The page of a lesson, or the way to the one that comes next. */
export default function LessonPage({ parameter = '' }: { parameter?: string }): ReactNode {
  if (parameter !== NEXT_LESSON) return <NamedLesson parameter={parameter} />
  return (
    <Suspense fallback={<Spinner label={t('lesson.loading')} />}>
      <NextLesson />
    </Suspense>
  )
}

/** One lesson, from its first step to its summary. */
function NamedLesson({ parameter }: { parameter: string }): ReactNode {
  const language = useStore(learningLanguageStore)
  const signIn = useStore(signInStore)
  const lessonId = lessonOfAddress(parameter)
  const fetched = useFetched(`${language} ${currentLanguage()} ${lessonId}`, () => open(language, lessonId))
  if (fetched.phase === 'failed') return <NoLesson text={t('lesson.failed')} retry={fetched.retry} />
  if (fetched.phase === 'loading' || signIn.status === 'unknown')
    return (
      <div className="empty">
        <Spinner label={t('lesson.loading')} />
      </div>
    )
  if (!fetched.value) return <NoLesson text={t('lesson.notFound')} />
  const owner = signIn.status === 'signed-in' ? signIn.account.id : 'guest'
  return <OpenedLesson key={`${owner} ${lessonId}`} opened={fetched.value} lessonId={lessonId} owner={owner} />
}
