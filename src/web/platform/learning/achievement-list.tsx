import type { ReactNode } from 'react'
import type { Progress } from '#core/progress/fold-progress.ts'
import { t } from '../i18n/translate.ts'
import { SECTION_LOOK } from '../../ui/section-look.tsx'
import css from './achievement-list.module.css'
import { achievementRows, nextAchievements } from './achievement-rows.ts'

/** The learner's achievements, newest first, and what the next ones need. */
export function AchievementList({ progress }: { progress: Progress }): ReactNode {
  const rows = achievementRows(progress, -new Date().getTimezoneOffset())
  return (
    <>
      {rows.length === 0 ? <div className="empty"><p className={`v ${css['first']}`}><b>{t('achievements.empty.title')}</b></p><p>{t('achievements.empty.text')}</p></div> : (
        <ul className={css['medals']}>
          {rows.map(({ id, key, values, page, date }) => {
            const { className, Icon } = SECTION_LOOK[page]
            return (
              <li key={id} className={`${className} ${css['medal']}`}>
                <span className={css['disc']}><Icon /></span>
                <b>{t(key, values)}</b>
                <span className="m sm">{t('achievements.where', { page: t(`shell.section.${page}`), date: t('achievements.date', date) })}</span>
              </li>
            )
          })}
        </ul>
      )}
      <ul className={css['next']}>
        {nextAchievements(progress).map(({ page, count }) => {
          const { className, Icon } = SECTION_LOOK[page]
          return <li key={page} className={`row ${className}`}><Icon />{t('achievements.next', { page: t(`shell.section.${page}`), count })}</li>
        })}
      </ul>
    </>
  )
}
