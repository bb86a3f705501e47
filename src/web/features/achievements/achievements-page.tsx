import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { AchievementList } from '../../parts/learning/achievement-list.tsx'
import { useProgress } from '../../parts/learning/use-progress.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** Page of all achievements, each with its name, page and date. */
export default function AchievementsPage(): ReactNode {
  const known = useProgress()
  return (
    <div className="stack">
      <h1>{t('achievements.title')}</h1>
      <p className="muted">{t('achievements.lead')}</p>
      {known === null ? (
        <div className="empty">
          <Spinner label={t('achievements.title')} />
        </div>
      ) : (
        <section className="card">
          <AchievementList progress={known.progress} />
        </section>
      )}
    </div>
  )
}
