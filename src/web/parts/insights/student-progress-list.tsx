import type { ReactNode } from 'react'
import type { StudentProgress } from '#contract/insights-schemas.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Avatar } from '../dashboard/avatar.tsx'
import { ScoreBand } from '../dashboard/score-band.tsx'
import { dayOf } from './day-of.ts'
import css from './insights.module.css'
import { NeedsHelp } from './needs-help.tsx'

/** Cards of how students do: score with its band, time, last answer, and what they need help with. */
export const StudentProgressList = ({ students }: { students: readonly StudentProgress[] }): ReactNode => (
  <ul className={css['students']}>
    {students.map(({ learnerId, name, score, minutes, lastAt, needsHelp }) => (
      <li key={learnerId} className={css['student']}>
        <Avatar name={name} />
        <div className={css['facts']}>
          <b>{name}</b>
          <span className="small muted">
            {lastAt === null
              ? t('insights.notActive')
              : `${t('insights.minutes', { count: minutes })} · ${t('insights.lastActive', { day: dayOf(lastAt) })}`}
          </span>
          <NeedsHelp rules={needsHelp} />
        </div>
        {score === null ? null : <ScoreBand score={score} />}
      </li>
    ))}
  </ul>
)
