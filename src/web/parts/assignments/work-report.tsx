import '../../ui/tag.css'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { AnswerReport, OwnAssignment, ShownHandIn } from '#contract/assignments-schemas.ts'
import type { CallResult } from '../../platform/call-api.ts'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { dayText, pointsOfHandIn } from './work-texts.ts'

/** Loader of the answers of a hand-in: the learner's own, or a guardian's of a child. */
export type LoadAnswers = (handInId: string) => Promise<CallResult<AnswerReport>>

type Opened = { Report: ComponentType<{ report: AnswerReport }>; report: AnswerReport }

/** Button behind which the answers of a hand-in are loaded, with what was wrong in them. */
function Answers({ handInId, isOwn, load }: { handInId: string; isOwn: boolean; load: LoadAnswers }): ReactNode {
  const [state, setState] = useState<Opened | 'closed' | 'loading' | 'failed'>('closed')
  const open = async (): Promise<void> => {
    setState('loading')
    try {
      const [{ AnswersReport }, result] = await Promise.all([
        import('./answers-report.tsx'),
        load(handInId),
        loadText(currentLanguage(), ['progress']),
      ])
      setState(result.ok ? { Report: AnswersReport, report: result.output } : 'failed')
    } catch {
      setState('failed')
    }
  }
  if (typeof state === 'object') return <state.Report report={state.report} />
  if (state === 'loading') return <Spinner label={t('ownWork.loading')} />
  return (
    <>
      {state === 'failed' ? <p role="alert">{t('ownWork.answersFailed')}</p> : null}
      <p>
        <button type="button" className="button outlined" onClick={() => void open()}>
          {t(isOwn ? 'ownWork.seeAnswers' : 'ownWork.seeChildAnswers')}
        </button>
      </p>
    </>
  )
}

/** Sentences about the numbers of a hand-in. */
function Counts({ handIn: { asked, checked, unchecked, right } }: { handIn: ShownHandIn }): ReactNode {
  const answered = checked + unchecked
  return (
    <>
      {asked === null ? null : (
        <p>
          {t('ownWork.answered', { answered, asked })} {answered < asked ? t('ownWork.unanswered') : null}
        </p>
      )}
      {checked > 0 ? <p>{t('ownWork.right', { right, checked })}</p> : null}
      {unchecked > 0 ? <p>{t('ownWork.toMark', { count: unchecked })}</p> : null}
    </>
  )
}

/** One hand-in with its result and what somebody wrote about it. */
export function HandInReport({
  handIn,
  task,
  isChild,
  isOwn,
  load,
}: {
  handIn: ShownHandIn
  task: OwnAssignment
  /** A child reads it: nothing is said about lateness. */
  isChild: boolean
  /** The learner reads it, not a guardian. */
  isOwn: boolean
  load: LoadAnswers
}): ReactNode {
  const points = pointsOfHandIn(handIn)
  return (
    <li className="card stack">
      <p className="row wrap">
        <b>{dayText(handIn.finishedAt)}</b>
        <span className="tag ok">
          <CheckIcon small />
          {t('ownWork.status.completed')}
        </span>
        {!isChild && handIn.lateness === 'late' ? <span className="tag warn">{t('ownWork.late')}</span> : null}
      </p>
      {handIn.lateness === 'refused' ? <p>{t('ownWork.refused')}</p> : null}
      <Counts handIn={handIn} />
      {points === null ? null : (
        <p>
          <b>{t('ownWork.points', { points, most: task.points })}</b>
        </p>
      )}
      {handIn.mark && handIn.mark.comment !== '' ? (
        <blockquote>
          <p>{handIn.mark.comment}</p>
          {handIn.mark.by === '' ? null : <p className="muted small">{handIn.mark.by}</p>}
        </blockquote>
      ) : null}
      {handIn.mark?.rubric && task.rubric ? (
        <ul>
          {task.rubric.map((line, at) => (
            <li key={line.text}>
              {t('ownWork.rubricLine', { text: line.text, points: handIn.mark?.rubric?.[at] ?? 0, most: line.points })}
            </li>
          ))}
        </ul>
      ) : null}
      <Answers handInId={handIn.id} isOwn={isOwn} load={load} />
    </li>
  )
}
