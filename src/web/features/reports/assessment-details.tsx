import '../../ui/tag.css'
import { useId, type ReactNode } from 'react'
import { assignmentsCalls } from '#contract/assignments.ts'
import type { CallOf } from '#contract/call-of.ts'
import { reportsCalls as calls } from '#contract/reports.ts'
import type { ListedAssessment } from '#contract/reports-schemas.ts'
import { isRight } from '#core/learning/learning-event.ts'
import { dayHere } from '../../parts/assigning/day-here.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { pageOfError } from '../../parts/insights/page-of-error.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'
import { titleOf } from './reports-state.ts'
import css from './reports.module.css'

type Answer = CallOf<'getPractice'>['output']['answers'][number]

function OneAnswer({ answer, language }: { answer: Answer; language: string }): ReactNode {
  const { asked, answer: text, right, verdict, errorClass, verified } = answer
  return (
    <li>
      {asked === null ? null : <p className="muted small">{asked}</p>}
      <p className={css['marks']}>
        <b className="voice" lang={language}>
          {text}
        </b>
        <span className={`tag ${isRight(verdict) ? 'ok' : 'warn'}`}>
          {t(`reports.verdict.${verified ? verdict : 'unchecked'}`)}
        </span>
        {errorClass === null ? null : (
          <>
            <span className="tag">{t(`insights.rule.${errorClass}`)}</span>
            <Link href={pageOfError(errorClass)}>
              {t('reports.explain')}
              <span className="visually-hidden">: {t(`insights.rule.${errorClass}`)}</span>
            </Link>
          </>
        )}
      </p>
      {right === null || isRight(verdict) ? null : (
        <p className="small">
          {t('reports.right')}:{' '}
          <span className="voice" lang={language}>
            {right}
          </span>
        </p>
      )}
    </li>
  )
}

const Answers = ({ answers, language }: { answers: readonly Answer[]; language: string }): ReactNode =>
  answers.length === 0 ? (
    <p className="muted">{t('reports.noAnswers')}</p>
  ) : (
    <ol className={css['answers']} aria-label={t('reports.answers')}>
      {answers.map((answer) => (
        <OneAnswer key={`${answer.itemId} ${answer.at}`} answer={answer} language={language} />
      ))}
    </ol>
  )

function HandInAnswers({ shown }: { shown: ListedAssessment }): ReactNode {
  const { spaceId, assignmentId, learnerId, id, language } = shown
  const query = useCallQuery<'getHandIn'>(assignmentsCalls.getHandIn, {
    spaceId,
    assignmentId: assignmentId ?? '',
    learnerId,
    handInId: id,
  })
  return <Loaded query={query}>{({ answers }) => <Answers answers={answers} language={language} />}</Loaded>
}

function PracticeAnswers({ shown }: { shown: ListedAssessment }): ReactNode {
  const { spaceId, learnerId, language, practice } = shown
  const query = useCallQuery<'getPractice'>(calls.getPractice, {
    spaceId,
    learnerId,
    language,
    day: practice?.day ?? '',
    target: practice?.target ?? '',
  })
  return <Loaded query={query}>{({ answers }) => <Answers answers={answers} language={language} />}</Loaded>
}

/** Shows one assessment down to each answer and its kind of error. */
export function AssessmentDetails({ shown, onClose }: { shown: ListedAssessment; onClose: () => void }): ReactNode {
  const heading = useId()
  const { student, score, maxScore, date } = shown
  return (
    <Modal labelledBy={heading} onClose={onClose}>
      <div className="stack">
        <div className="row spread">
          <h2 id={heading}>{t('reports.of', { title: titleOf(shown), student })}</h2>
          <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <p>
          {dayHere(date)}
          {score === null ? null : ` · ${t('reports.score', { score, most: maxScore })}`}
        </p>
        {shown.source === 'assignment' ? <HandInAnswers shown={shown} /> : <PracticeAnswers shown={shown} />}
      </div>
    </Modal>
  )
}
