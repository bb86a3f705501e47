import '../../ui/tag.css'
import '../../ui/fields.css'
import type { ReactNode } from 'react'
import { Link, navigate, useQuery } from '../../platform/router.tsx'
import { ACTIVITIES, ACTIVITY_FILTERS, readActivityFilter, type Activity } from '#core/activities/activities.ts'
import { t } from '../../platform/i18n/translate.ts'
import { filterActivities } from './activities-state.ts'
import css from './activities.module.css'

const named = (activity: Activity) => ({ activity, name: t(`activities.${activity.id}.name`), description: t(`activities.${activity.id}.description`) })

function ActivityCard({ activity, name, description }: ReturnType<typeof named>): ReactNode {
  return (
    <li className={`card ${css['activity']}`}>
      <h2>{name}</h2>
      <p>{description}</p>
      <p className={css['tags']}>
        <span className="tag">{t(`activities.filter.${activity.type}`)}</span>
        <span className="tag">{t(`activities.difficulty.${activity.difficulty}`)}</span>
        <span className="tag">{t('activities.minutes', { minutes: activity.duration })}</span>
      </p>
      {activity.address === undefined
        ? <p className="m"><b>{t('activities.notYet')}</b></p>
        : <p><Link className="btn" href={activity.address} aria-label={t('activities.openNamed', { name })}>{t('activities.open')}</Link></p>}
    </li>
  )
}

/** Everything there is to do, filtered by kind and by a search in name or description. */
export default function ActivitiesPage(): ReactNode {
  const parameters = new URLSearchParams(useQuery())
  const filter = readActivityFilter(parameters.get('filter'))
  const query = parameters.get('q') ?? ''
  const choose = (key: 'filter' | 'q', value: string, replace: boolean): void => {
    if (value === '' || value === 'all') parameters.delete(key)
    else parameters.set(key, value)
    navigate(parameters.size === 0 ? '/activities' : `/activities?${parameters}`, { replace })
  }
  const shown = filterActivities(ACTIVITIES.map(named), filter, query)
  return (
    <>
      <h1>{t('activities.title')}</h1>
      <p className={`m ${css['lead']}`}>{t('activities.lead')}</p>
      <search className={css['filters']}>
        <label><span className="vh">{t('activities.search')}</span><input className="in-t" type="search" placeholder={t('activities.search')} value={query} onChange={(event) => choose('q', event.target.value, true)} /></label>
        <div className={css['tags']} role="group" aria-label={t('activities.filters')}>
          {ACTIVITY_FILTERS.map((name) => <button key={name} type="button" className="chip" aria-pressed={name === filter} onClick={() => choose('filter', name, false)}>{t(`activities.filter.${name}`)}</button>)}
        </div>
      </search>
      <p className="vh" role="status">{t('activities.found', { count: shown.length })}</p>
      {shown.length === 0 ? <p className="empty">{t('activities.none')}</p> : <ul className="grid d2">{shown.map((entry) => <ActivityCard key={entry.activity.id} {...entry} />)}</ul>}
    </>
  )
}
