import { useState, type ReactNode } from 'react'
import { lessonPlansCalls as calls } from '#contract/lesson-plans.ts'
import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { offerUndo } from '../../parts/dashboard/undo-store.ts'
import { ownLessonAddress } from '#core/lesson-plans/own-lesson-address.ts'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './lesson-plans.module.css'

/** Published versions: each can be looked at, and become the draft again. */
export function Versions({ planId, onRestore }: { planId: string; onRestore: (plan: LessonPlan) => void }): ReactNode {
  const query = useCallQuery<'listPlanVersions'>(calls.listPlanVersions, { id: planId })
  const [failure, setFailure] = useState<string>()
  const versions = query.data?.versions ?? []
  if (versions.length === 0) return null
  const restore = async (version: number): Promise<void> => {
    const before = await callApi<'getPlan'>(calls.getPlan, { id: planId })
    const result = await callApi<'getPlanVersion'>(calls.getPlanVersion, { planId, version })
    setFailure(result.ok ? undefined : failureText(result))
    if (!result.ok) return
    onRestore(result.output.plan)
    if (before.ok) offerUndo(t('lessonPlans.restored', { version }), () => onRestore(before.output.plan))
  }
  return (
    <section className="card stack" aria-labelledby="versions">
      <h2 id="versions">{t('lessonPlans.versions')}</h2>
      <ul className={css['plain']}>
        {versions.map(({ version, publishedAt }) => (
          <li key={version} className="row wrap spread">
            <Link href={ownLessonAddress(planId, version)}>
              {t('lessonPlans.version', {
                version,
                day: new Date(publishedAt).toLocaleDateString(currentLanguage(), { day: 'numeric', month: 'short' }),
              })}
            </Link>
            <button type="button" className="button quiet" onClick={() => void restore(version)}>
              {t('lessonPlans.restore')}
              <span className="visually-hidden"> {version}</span>
            </button>
          </li>
        ))}
      </ul>
      <FormError text={failure} />
    </section>
  )
}
