import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { isAsking } from '#core/course/lesson.ts'
import { makeOwnSteps } from '#core/lesson-plans/make-own-steps.ts'
import type { PlayableLesson } from '#core/lesson-plans/playable-lesson.ts'
import { t } from '../../platform/i18n/translate.ts'
import { readStored, removeStored, writeStored } from '../../platform/offline/device-storage.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { readLeft, writeLeft } from '../lesson/left-run.ts'
import { LessonPlayer } from '../lesson/lesson-player.tsx'
import type { Run } from '../lesson/lesson-state.ts'
import css from './own-lesson.module.css'

/** Ending of a lesson: how many first answers were right, and what to do next. */
function Ending({
  run,
  isPreview,
  onAgain,
  children,
}: {
  run: Run
  isPreview: boolean
  onAgain: () => void
  children: ReactNode
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const asked = run.steps.filter(isAsking).length
  return (
    <div className={`stack ${css['page']}`}>
      <div className={`cloth ${css['done']}`}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t('ownLesson.over')}
          </h2>
          {asked === 0 ? null : <p>{t('ownLesson.share', { right: asked - run.missed.length, asked })}</p>}
          {isPreview ? <p>{t('ownLesson.notRecorded')}</p> : null}
        </div>
        <div className="on-edge">
          <Khulu mood="happy" size={104} />
        </div>
      </div>
      <p className="row wrap">
        {children}
        <button type="button" className="button outlined big" onClick={onAgain}>
          {t('ownLesson.again')}
        </button>
      </p>
    </div>
  )
}

/**
 * Plays a teacher's own lesson with the steps of the lesson player. Answers become learning events, except in a preview.
 * @param onClose leaves; the place is kept, except in a preview
 * @param onFinished is told when the last step is done
 */
export function OwnLessonPlayer({
  lesson,
  owner,
  isPreview = false,
  onClose,
  onFinished,
  ending,
}: {
  lesson: PlayableLesson
  owner: string
  isPreview?: boolean
  onClose: () => void
  onFinished?: () => void
  /** Buttons at the end. */
  ending: ReactNode
}): ReactNode {
  const key = `${lesson.planId}@${lesson.version}`
  const steps = useMemo(() => makeOwnSteps(lesson), [lesson])
  const [round, setRound] = useState(0)
  const [left] = useState(() => (isPreview ? null : readLeft(readStored('ownLesson'), owner, key)))
  return (
    <LessonPlayer
      key={round}
      steps={steps}
      language={lesson.language}
      area="own-lessons"
      isScheduled={false}
      isRecorded={!isPreview}
      left={round === 0 ? left : null}
      onLeft={(now) => {
        if (isPreview) return
        if (now) writeStored('ownLesson', writeLeft(owner, key, now))
        else {
          removeStored('ownLesson')
          onFinished?.()
        }
      }}
      onClose={onClose}
      renderEnding={(run) => (
        <Ending run={run} isPreview={isPreview} onAgain={() => setRound(round + 1)}>
          {ending}
        </Ending>
      )}
    />
  )
}
