import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { Link, navigate, useQuery } from '../../platform/router.tsx'
import { CreateLessonDialog } from './create-lesson-dialog.tsx'
import { CREATE_ENTRIES, MENU_ENTRIES } from './menu-entries.ts'
import { CREATE_ICONS, MENU_ICONS } from './menu-icons.ts'
import css from './overview.module.css'

/** Things to make that the overview offers, in its order. */
const OFFERED = ['lesson', 'assignment', 'event', 'member', 'worksheet', 'class'] as const

/** Links to the most frequent acts. The query `create` opens the form of a new lesson; all others lead to their pages. */
export function QuickActions(): ReactNode {
  const curriculum = MENU_ENTRIES.find(({ id }) => id === 'curriculum')
  const made = OFFERED.flatMap((id) => CREATE_ENTRIES.filter((entry) => entry.id === id))
  const isMaking = new URLSearchParams(useQuery()).has('create')
  const CurriculumIcon = MENU_ICONS.curriculum
  return (
    <nav className={css['actions']} aria-label={t('dashboard.quick')}>
      {curriculum ? (
        <Link href={curriculum.href}>
          <CurriculumIcon />
          {t('dashboard.quick.curriculum')}
        </Link>
      ) : null}
      {made.map(({ id, href }) => {
        const Icon = CREATE_ICONS[id]
        return id === 'lesson' ? (
          <button key={id} type="button" onClick={() => navigate(href)}>
            <Icon />
            {t(`dashboard.create.${id}`)}
          </button>
        ) : (
          <Link key={id} href={href}>
            <Icon />
            {t(`dashboard.create.${id}`)}
          </Link>
        )
      })}
      {isMaking ? <CreateLessonDialog onClose={() => navigate('/dashboard', { replace: true })} /> : null}
    </nav>
  )
}
