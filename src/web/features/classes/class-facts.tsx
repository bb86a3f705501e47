import type { ReactNode } from 'react'
import type { ClassCard } from '#contract/classes-schemas.ts'
import { LEARNING_LANGUAGES } from '#core/languages/learning-languages.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { StatusBadge } from '../../parts/dashboard/status-badge.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import css from './classes.module.css'

/** Writes a day of the calendar in the reader's language. */
const dayName = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString([`${currentLanguage()}-ZA`, 'en-ZA'], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/** Name of a learning language in itself, marked as such. */
export const LanguageName = ({ code }: { code: string }): ReactNode => (
  <span lang={code}>{LEARNING_LANGUAGES.find((one) => one.code === code)?.name ?? code}</span>
)

/** Badges of a class: its status, and that it is over. */
export const ClassBadges = ({ status, isOver, isArchived }: ClassCard): ReactNode => (
  <span className="row wrap">
    <StatusBadge status={isArchived ? 'archived' : status} />
    {isOver && !isArchived ? <span className="tag">{t('classes.over')}</span> : null}
  </span>
)

/** Facts of a class in a list; unknown ones are left out. */
export function ClassFacts({ card }: { card: ClassCard }): ReactNode {
  const { subject, grade, language, schedule, startsOn, endsOn, teachers, children } = card
  return (
    <dl className={css['facts']}>
      {subject === '' && grade === null && language === null ? null : (
        <div>
          <dt>{t('classes.subject')}</dt>
          <dd>
            {[subject, grade === null ? '' : gradeName(grade)].filter(Boolean).join(', ')}
            {language === null ? null : (
              <>
                {subject === '' && grade === null ? '' : ' · '}
                <LanguageName code={language} />
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('classes.teacher')}</dt>
        <dd>{teachers.map(isolateName).join(', ')}</dd>
      </div>
      {schedule === '' ? null : (
        <div>
          <dt>{t('classes.schedule')}</dt>
          <dd>{schedule}</dd>
        </div>
      )}
      {startsOn === null && endsOn === null ? null : (
        <div>
          <dt>{t('classes.dates')}</dt>
          <dd>
            {startsOn === null
              ? t('classes.until', { day: dayName(endsOn ?? '') })
              : endsOn === null
                ? t('classes.from', { day: dayName(startsOn) })
                : t('classes.fromUntil', { first: dayName(startsOn), last: dayName(endsOn) })}
          </dd>
        </div>
      )}
      {children.length === 0 ? null : (
        <div>
          <dt>{t('classes.yourChildren')}</dt>
          <dd>{children.map(isolateName).join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
