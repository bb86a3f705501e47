import '../../ui/tag.css'
import '../../ui/pattern.css'
import '../../ui/fields.css'
import type { ReactNode } from 'react'
import { Link, navigate, useQuery } from '../../platform/router.tsx'
import {
  ACTIVITIES,
  ACTIVITY_FILTERS,
  findActivity,
  readActivityFilter,
  type Activity,
} from '#core/activities/activities.ts'
import { t } from '../../platform/i18n/translate.ts'
import { filterActivities } from './activities-state.ts'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import css from './activities.module.css'
import { OpenActivity } from './open-activity.tsx'

const named = (activity: Activity) => ({
  activity,
  name: t(`activities.${activity.id}.name`),
  description: t(`activities.${activity.id}.description`),
})

/** Hue and pattern of each kind, shown beside its name. */
const LOOKS: Record<Activity['type'], string> = {
  games: 'section-numbers',
  exercises: 'section-phrases',
  family: 'section-culture',
  kids: 'section-vocabulary',
}

function ActivityCard({ activity, name, description, href }: ReturnType<typeof named> & { href: string }): ReactNode {
  return (
    <li className={`card ${LOOKS[activity.type]} ${css['activity']}`}>
      <span className="pattern" />
      <h2>{name}</h2>
      <p>{description}</p>
      <p className="flow">
        <span className="tag">{t(`activities.filter.${activity.type}`)}</span>
        <span className="tag">{t(`activities.difficulty.${activity.difficulty}`)}</span>
        <span className="tag">{t('activities.minutes', { minutes: activity.duration })}</span>
      </p>
      <p className={css['open']}>
        <Link href={href} aria-label={t('activities.openNamed', { name })}>
          {t('activities.open')}
          <ChevronRightIcon small />
        </Link>
      </p>
    </li>
  )
}

/** Returns the address of the page with these parameters; without any, its plain address. */
const addressOf = (parameters: URLSearchParams): string =>
  parameters.size === 0 ? '/activities' : `/activities?${parameters}`

/** Returns the address that opens an activity. The filter and the search stay for the return. */
function openAddress(parameters: URLSearchParams, activity: Activity): string {
  const opened = new URLSearchParams(parameters)
  opened.set('activity', activity.id)
  return addressOf(opened)
}

/** Returns the address of the list from which an activity was opened. */
const listAddress = (parameters: URLSearchParams): string =>
  addressOf(new URLSearchParams([...parameters].filter(([name]) => name === 'filter' || name === 'q')))

/** Message that no activity fits, with the link back to all of them. */
const Nothing = (): ReactNode => (
  <div className="empty">
    <Khulu mood="listening" size={96} />
    <p>{t('activities.none')}</p>
    <button type="button" className="button" onClick={() => navigate('/activities', { replace: true })}>
      {t('activities.showAll')}
    </button>
  </div>
)

/** Page of all activities, filtered by kind and by a search in name or description. */
function ActivityList({ parameters }: { parameters: URLSearchParams }): ReactNode {
  const filter = readActivityFilter(parameters.get('filter'))
  const query = parameters.get('q') ?? ''
  const choose = (key: 'filter' | 'q', value: string, replace: boolean): void => {
    if (value === '' || value === 'all') parameters.delete(key)
    else parameters.set(key, value)
    navigate(addressOf(parameters), { replace })
  }
  const shown = filterActivities(ACTIVITIES.map(named), filter, query)
  return (
    <>
      <h1>{t('activities.title')}</h1>
      <p className={`muted ${css['lead']}`}>{t('activities.lead')}</p>
      <search className={css['filters']}>
        <label>
          <span className="visually-hidden">{t('activities.search')}</span>
          <input
            className="input"
            type="search"
            placeholder={t('activities.search')}
            value={query}
            onChange={(event) => choose('q', event.target.value, true)}
          />
        </label>
        <div className="flow" role="group" aria-label={t('activities.filters')}>
          {ACTIVITY_FILTERS.map((name) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={name === filter}
              onClick={() => choose('filter', name, false)}
            >
              {t(`activities.filter.${name}`)}
            </button>
          ))}
        </div>
      </search>
      <p className="visually-hidden" role="status">
        {t('activities.found', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <Nothing />
      ) : (
        <ul className="grid two-if-wide">
          {shown.map((entry) => (
            <ActivityCard key={entry.activity.id} {...entry} href={openAddress(parameters, entry.activity)} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Page of the activities: the list, or the activity that is open. */
export default function ActivitiesPage(): ReactNode {
  const parameters = new URLSearchParams(useQuery())
  const activity = findActivity(parameters.get('activity'))
  return activity ? (
    <OpenActivity key={activity.id} activity={activity} back={listAddress(parameters)} />
  ) : (
    <ActivityList parameters={parameters} />
  )
}
