import { useState, type ReactNode } from 'react'
import type { PlayableLesson } from '#core/lesson-plans/playable-lesson.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { withReturn } from '../../parts/account/return-address.ts'
import { loadOwnLesson } from '../../parts/own-lesson/load-own-lesson.ts'
import { readOwnLessonAddress } from '#core/lesson-plans/own-lesson-address.ts'
import { OwnLessonPlayer } from '../../parts/own-lesson/own-lesson-player.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { openDialog } from '../../platform/open-dialog.ts'
import { Link, navigate } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './own-lesson.module.css'

const Note = ({ text, children }: { text: string; children?: ReactNode }): ReactNode => (
  <div className="empty" role="status">
    <h1 className="visually-hidden">{t('ownLesson.title')}</h1>
    <Khulu mood="listening" size={96} />
    <p>{text}</p>
    {children ? <p className="row wrap">{children}</p> : null}
  </div>
)

function Opened({ lesson, owner }: { lesson: PlayableLesson; owner: string }): ReactNode {
  const [isPlaying, setIsPlaying] = useState(false)
  if (lesson.activities.length === 0) return <Note text={t('ownLesson.empty')} />
  if (!isPlaying)
    return (
      <div className={`stack ${css['opening']}`}>
        <div className={`cloth ${css['head']}`}>
          <h1>{lesson.title}</h1>
          <p>{t('ownLesson.lead')}</p>
        </div>
        <p>
          <button type="button" className="button big" onClick={() => setIsPlaying(true)}>
            {t('ownLesson.start')}
          </button>
        </p>
      </div>
    )
  return (
    <>
      <h1 className="visually-hidden">{lesson.title}</h1>
      <OwnLessonPlayer
        lesson={lesson}
        owner={owner}
        onClose={() => setIsPlaying(false)}
        ending={
          <button type="button" className="button big" onClick={() => navigate('/')}>
            {t('ownLesson.toHome')}
          </button>
        }
      />
    </>
  )
}

function Loading({ parameter, owner }: { parameter: string; owner: string }): ReactNode {
  const address = readOwnLessonAddress(parameter)
  const fetched = useFetched(`${owner} ${parameter}`, async () => {
    const result = address ? await loadOwnLesson(owner, address.planId, address.version) : null
    if (result?.ok) return result.output
    if (result === null || result.code === 'not-found') return null
    throw new Error(result.code)
  })
  if (fetched.phase === 'loading')
    return (
      <div className="empty">
        <Spinner label={t('ownLesson.loading')} />
      </div>
    )
  if (fetched.phase === 'failed')
    return (
      <Note text={t('ownLesson.failed')}>
        <button type="button" className="button" onClick={fetched.retry}>
          {t('ownLesson.tryAgain')}
        </button>
      </Note>
    )
  return fetched.value ? <Opened lesson={fetched.value} owner={owner} /> : <Note text={t('ownLesson.notFound')} />
}

/** Lesson that a teacher or parent made, for those with whom it is shared. */
export default function OwnLessonPage({ parameter = '' }: { parameter?: string }): ReactNode {
  const signIn = useStore(signInStore)
  if (signIn.status === 'unknown')
    return (
      <div className="empty">
        <Spinner label={t('ownLesson.loading')} />
      </div>
    )
  if (signIn.status !== 'signed-in')
    return (
      <Note text={t('ownLesson.logIn')}>
        <button type="button" className="button" onClick={() => openDialog('login')}>
          {t('shell.logIn')}
        </button>
        <Link className="button outlined" href={withReturn('/kids-login', location.pathname)}>
          {t('ownLesson.kidsLogin')}
        </Link>
      </Note>
    )
  return <Loading parameter={parameter} owner={signIn.account.id} />
}
