import type { ReactNode } from 'react'
import type { AchievementPage } from '#core/progress/achievement.ts'
import type { Progress } from '#core/progress/fold-progress.ts'
import { t } from '../../platform/i18n/translate.ts'
import { BookIcon, CheckIcon, RetryIcon, SproutIcon } from '../../ui/icons.tsx'
import { SECTION_LOOK } from '../../ui/section-look.tsx'
import css from './achievement-list.module.css'
import { achievementRows, nextAchievements, nextBadges, type AchievementRow } from './achievement-rows.ts'

type Look = { className: string; Icon: (properties: { small?: boolean; className?: string }) => ReactNode }

const OTHER_LOOKS: Record<Exclude<AchievementPage, keyof typeof SECTION_LOOK>, Look> = {
  learn: { className: 'section-brand', Icon: SproutIcon },
  review: { className: 'section-grammar', Icon: CheckIcon },
  stories: { className: 'section-culture', Icon: BookIcon },
}

const lookOf = (page: AchievementPage): Look =>
  page in OTHER_LOOKS ? OTHER_LOOKS[page as keyof typeof OTHER_LOOKS] : SECTION_LOOK[page as keyof typeof SECTION_LOOK]

const pageName = (page: AchievementPage): string =>
  page === 'learn' || page === 'review' || page === 'stories'
    ? t(`achievements.page.${page}`)
    : t(`shell.section.${page}`)

function Medal({ row: { key, name, values, page, date } }: { row: AchievementRow }): ReactNode {
  const { className, Icon } = lookOf(page)
  return (
    <li className={`${className} ${css['medal']}`}>
      <span className={css['disc']}>{name === 'mended' ? <RetryIcon /> : <Icon />}</span>
      <b>{t(key, values)}</b>
      <span className="muted small">
        {t('achievements.where', { page: pageName(page), date: t('achievements.date', date) })}
      </span>
    </li>
  )
}

/** List of the learner's achievements, newest first, and what the next ones need. */
export function AchievementList({ progress }: { progress: Progress }): ReactNode {
  const rows = achievementRows(progress, -new Date().getTimezoneOffset())
  return (
    <>
      {rows.length === 0 ? (
        <div className="empty">
          <p className={`voice ${css['first']}`}>
            <b>{t('achievements.empty.title')}</b>
          </p>
          <p>{t('achievements.empty.text')}</p>
        </div>
      ) : (
        <ul className={css['medals']}>
          {rows.map((row) => (
            <Medal key={row.id} row={row} />
          ))}
        </ul>
      )}
      <p className={css['nextTitle']}>
        <b>{t('achievements.nextTitle')}</b>
      </p>
      <ul className={css['next']}>
        {nextBadges(progress).map(({ name, page, done, of }) => {
          const { className, Icon } = lookOf(page)
          return (
            <li key={name} className={`row ${className}`}>
              {name === 'mended' ? <RetryIcon /> : <Icon />}
              <span className={css['goal']}>
                {t(`achievements.goal.${name}`, { count: of })}
                <progress
                  className={css['bar']}
                  max={of}
                  value={done}
                  aria-label={t('achievements.soFar', { done, of })}
                />
              </span>
              <span className={css['figures']}>{t('achievements.soFar', { done, of })}</span>
            </li>
          )
        })}
        {nextAchievements(progress).map(({ page, count }) => {
          const { className, Icon } = SECTION_LOOK[page]
          return (
            <li key={page} className={`row ${className}`}>
              <Icon />
              {t('achievements.next', { page: t(`shell.section.${page}`), count })}
            </li>
          )
        })}
      </ul>
    </>
  )
}
