import '../../ui/fields.css'
import type { ReactNode } from 'react'
import type { Practice } from '#contract/insights-schemas.ts'
import { t } from '../../platform/i18n/translate.ts'
import { dayOf } from './day-of.ts'
import css from './insights.module.css'

type Student = Practice['students'][number]

const shareOf = ({ asked, errors }: Student['before']): string =>
  asked === 0 ? t('insights.effect.noAnswers') : t('insights.effect.share', { errors, asked })

/** Shows whether a practice helped: errors before and after of each student, with the number of answers. */
export function PracticeEffect({ practice: { students, madeAt } }: { practice: Practice }): ReactNode {
  const done = students.filter(({ isDone }) => isDone)
  return (
    <details className="fold">
      <summary>
        {t('insights.effect.summary', { day: dayOf(madeAt), done: done.length, count: students.length })}
      </summary>
      <table className={css['effect']}>
        <thead>
          <tr>
            <th scope="col">{t('insights.effect.student')}</th>
            <th scope="col">{t('insights.effect.before')}</th>
            <th scope="col">{t('insights.effect.after')}</th>
            <th scope="col">{t('insights.effect.title')}</th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ learnerId, name, isDone, before, after, effect }) => (
            <tr key={learnerId}>
              <th scope="row">{name}</th>
              <td>{shareOf(before)}</td>
              <td>{isDone ? shareOf(after) : '–'}</td>
              <td>{t(isDone ? `insights.effect.${effect}` : 'insights.effect.notDone')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
