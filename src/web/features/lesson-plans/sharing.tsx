import { useState, type ReactNode } from 'react'
import { lessonPlansCalls as calls } from '#contract/lesson-plans.ts'
import { ownLessonAddress } from '#core/lesson-plans/own-lesson-address.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { ShareLink } from '../../parts/share/share-link.tsx'
import { useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { SelectField } from './builder-fields.tsx'
import css from './lesson-plans.module.css'

/** Roles that share lessons with their family or class. */
const TEACHING: readonly string[] = ['parent', 'teacher', 'assistant']

/**
 * List of the groups with which the lesson is shared. Members play its published version, and co-teachers may edit the
 * draft.
 */
export function Sharing({ planId }: { planId: string }): ReactNode {
  const lesson = useCallQuery<'getPlan'>(calls.getPlan, { id: planId })
  const spaces = useCallQuery<'listSpaces'>(spacesCalls.listSpaces, {})
  const share = useCallMutation<'sharePlan'>(calls.sharePlan)
  const unshare = useCallMutation<'unsharePlan'>(calls.unsharePlan)
  const [chosen, setChosen] = useState<string | null>(null)
  const [mayEdit, setMayEdit] = useState(false)
  if (!lesson.data?.isOwn) return null
  const { shares, version, plan } = lesson.data
  const title = plan.title
  const open = (spaces.data?.spaces ?? []).filter(
    ({ id, kind, own }) =>
      kind !== 'school' && own !== null && TEACHING.includes(own.role) && !shares.some(({ spaceId }) => spaceId === id),
  )
  const error = share.error ?? unshare.error
  return (
    <section className="card stack" aria-labelledby="sharing">
      <h2 id="sharing">{t('lessonPlans.sharing')}</h2>
      {shares.length === 0 ? <p className="muted">{t('lessonPlans.notShared')}</p> : null}
      <ul className={css['plain']}>
        {shares.map(({ spaceId, name, mayEdit: others }) => (
          <li key={spaceId} className="row wrap spread">
            <span>
              <b>{name}</b>{' '}
              <span className="small muted">{t(others ? 'lessonPlans.mayEdit' : 'lessonPlans.mayPlay')}</span>
            </span>
            <button type="button" className="button quiet" onClick={() => unshare.mutate({ planId, spaceId })}>
              {t('lessonPlans.unshare')}
              <span className="visually-hidden"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      {open.length === 0 ? null : (
        <>
          <SelectField
            id="share-with"
            label={t('lessonPlans.shareWith')}
            value={chosen}
            none={t('lessonPlans.choose')}
            options={open.map(({ id, name }) => ({ value: id, name }))}
            onChange={setChosen}
          />
          <label className="checkbox">
            <input type="checkbox" checked={mayEdit} onChange={(event) => setMayEdit(event.target.checked)} />
            {t('lessonPlans.letEdit')}
          </label>
          <p>
            <button
              type="button"
              className="button outlined"
              aria-disabled={chosen === null}
              onClick={() => {
                if (chosen !== null) share.mutate({ planId, spaceId: chosen, mayEdit })
                setChosen(null)
              }}
            >
              {t('lessonPlans.share')}
            </button>
          </p>
        </>
      )}
      {version === null ? null : (
        <>
          <h3>{t('lessonPlans.shareLink')}</h3>
          <p className="small muted">{t('lessonPlans.shareWho')}</p>
          <ShareLink path={ownLessonAddress(planId)} title={title} text={t('lessonPlans.shareText', { title })} />
        </>
      )}
      <FormError text={error ? failureText(error.failure) : undefined} />
    </section>
  )
}
