import type { ReactNode } from 'react'
import type { AnswerReport } from '#contract/assignments-schemas.ts'
import { isRight } from '#core/learning/learning-event.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { pageOfError } from '../insights/page-of-error.ts'
import css from './own-work.module.css'

type Answer = AnswerReport['answers'][number]

/** Returns the word for a verdict. An answer that only a person can judge has none yet. */
function verdictText({ verdict, verified }: Answer): string {
  if (!verified) return t('ownWork.verdict.unchecked')
  return t(`ownWork.verdict.${verdict}`)
}

function OneAnswer({ answer }: { answer: Answer }): ReactNode {
  const wasRight = answer.verified && isRight(answer.verdict)
  return (
    <li className={css['answer']}>
      {answer.asked === null ? null : <p className="muted small">{answer.asked}</p>}
      <p className="row wrap">
        <b>{answer.answer === '' ? t('ownWork.noWords') : answer.answer}</b>
        <span className={`tag ${wasRight ? 'ok' : ''}`}>
          {wasRight ? <CheckIcon small /> : null}
          {verdictText(answer)}
        </span>
      </p>
      {wasRight || answer.right === null ? null : <p>{t('ownWork.rightAnswer', { answer: answer.right })}</p>}
      {wasRight || answer.errorClass === null ? null : (
        <p className="small">
          {t(`progress.error.${answer.errorClass}`)}{' '}
          <Link className="link" href={pageOfError(answer.errorClass)}>
            {t('ownWork.explain')}
          </Link>
        </p>
      )}
    </li>
  )
}

/** Answers of one hand-in: those to look at again first, then all others behind a fold. */
export function AnswersReport({ report: { answers } }: { report: AnswerReport }): ReactNode {
  if (answers.length === 0) return <p className="muted">{t('ownWork.noAnswers')}</p>
  const isFine = ({ verified, verdict }: Answer): boolean => verified && isRight(verdict)
  const others = answers.filter(isFine)
  const again = answers.filter((answer) => !isFine(answer))
  const list = (some: readonly Answer[]): ReactNode => (
    <ol className={css['tasks']}>
      {some.map((answer) => (
        <OneAnswer key={`${answer.itemId} ${answer.at}`} answer={answer} />
      ))}
    </ol>
  )
  return (
    <>
      {again.length === 0 ? <p>{t('ownWork.allRight')}</p> : list(again)}
      {others.length === 0 ? null : (
        <details className="fold">
          <summary>{t('ownWork.rightOnes', { count: others.length })}</summary>
          {list(others)}
        </details>
      )}
    </>
  )
}
