import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { RESOURCES_PAGE, schoolsCalls as calls } from '#contract/schools.ts'
import type { School } from '#contract/schools-schemas.ts'
import { ownLessonAddress } from '#core/lesson-plans/own-lesson-address.ts'
import { useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { LessonIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { MorePages } from '../../parts/dashboard/more-pages.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './schools.module.css'

/** Choice of an own published lesson, and the button that shares it. Its pictures and sounds come with it. */
function ShareLesson({ spaceId, shared }: { spaceId: string; shared: readonly string[] }): ReactNode {
  const [chosen, setChosen] = useState('')
  const query = useCallQuery<'listPlans'>(lessonPlansCalls.listPlans, { search: '', state: 'published', page: 0 })
  const { mutate, error } = useCallMutation<'sharePlan'>(lessonPlansCalls.sharePlan)
  const own = (query.data?.plans ?? []).filter(({ isOwn, planId }) => isOwn && !shared.includes(planId))
  return (
    <section className="card stack" aria-labelledby="share-lesson">
      <h2 id="share-lesson">{t('schools.shareLesson')}</h2>
      {own.length === 0 ? (
        <p className="muted">
          {t('schools.nothingToShare')}{' '}
          <Link className="link" href="/dashboard/builder">
            {t('schools.toBuilder')}
          </Link>
        </p>
      ) : (
        <div className={css['tools']}>
          <label className="field">
            <span>{t('schools.lesson')}</span>
            <select className="select" value={chosen} onChange={(event) => setChosen(event.target.value)}>
              <option value="">{t('schools.chooseLesson')}</option>
              {own.map(({ planId, title }) => (
                <option key={planId} value={planId}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="button"
            disabled={chosen === ''}
            onClick={() => {
              mutate({ planId: chosen, spaceId, mayEdit: false })
              setChosen('')
            }}
          >
            {t('schools.share')}
          </button>
        </div>
      )}
      <FormError text={error ? failureText(error.failure) : undefined} />
    </section>
  )
}

/** Tab with the lessons that members shared, each with a link that opens it. */
export function SchoolResources({ school }: { school: School }): ReactNode {
  const [page, setPage] = useState(0)
  const query = useCallQuery<'listSchoolResources'>(
    calls.listSchoolResources,
    { spaceId: school.id, page },
    { keepBefore: true },
  )
  const { mutate } = useCallMutation<'unsharePlan'>(lessonPlansCalls.unsharePlan)
  const role = school.membership?.role
  const runs = role === 'founder' || role === 'co-founder'
  return (
    <Loaded query={query} lines={4}>
      {({ resources, total, mayShare }) => (
        <div className="stack">
          {mayShare ? <ShareLesson spaceId={school.id} shared={resources.map(({ planId }) => planId)} /> : null}
          {resources.length === 0 ? (
            <EmptyNote title={t('schools.noResources')} />
          ) : (
            <section className="card" aria-label={t('schools.resources')}>
              <ul className={css['people']}>
                {resources.map(({ planId, title, author, isOwn, version }) => (
                  <li key={planId}>
                    <LessonIcon />
                    <div className="grow">
                      {version === null ? <b>{title}</b> : <Link href={ownLessonAddress(planId)}>{title}</Link>}
                      <p className="muted small">
                        {t('schools.sharedBy', { name: author })}
                        {version === null ? ` · ${t('schools.notPublished')}` : ''}
                      </p>
                    </div>
                    {isOwn || runs ? (
                      <button
                        type="button"
                        className="button outlined"
                        aria-label={t('schools.unshareOf', { title })}
                        onClick={() => mutate({ planId, spaceId: school.id })}
                      >
                        {t('schools.unshare')}
                      </button>
                    ) : null}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <MorePages page={page} total={total} size={RESOURCES_PAGE} onPage={setPage} />
        </div>
      )}
    </Loaded>
  )
}
