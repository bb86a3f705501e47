import type { ReactNode } from 'react'
import type { ScheduleOccurrence } from '#contract/schedule-schemas.ts'
import { lengthText, timeText } from './event-text.ts'
import css from './day-list.module.css'

const HUES = ['section-vocabulary', 'section-time', 'section-culture', 'section-phrases'] as const

/** Chooses the colour of an event's line by whom it is for, the same each time. It only decorates. */
export const hueOf = ({ learner, spaceId }: Pick<ScheduleOccurrence, 'learner' | 'spaceId'>): string =>
  HUES[[...(learner?.id ?? spaceId)].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % HUES.length] ??
  HUES[0]

/** Event as a list of a day shows it. */
type ListedEvent = Pick<
  ScheduleOccurrence,
  'id' | 'originalDate' | 'spaceId' | 'startsAt' | 'minutes' | 'title' | 'note' | 'learner'
>

/** Lists the events of a learner's day: time, title, note, and how long. */
export const DayList = ({ events }: { events: readonly ListedEvent[] }): ReactNode => (
  <ul className={css['list']}>
    {events.map((event) => (
      <li key={`${event.id} ${event.originalDate}`}>
        <time dateTime={event.startsAt}>{timeText(event.startsAt)}</time>
        <div className={hueOf(event)}>
          <b>{event.title}</b>
          {event.note === '' ? null : <span className="muted small">{event.note}</span>}
        </div>
        <span className="muted small">{lengthText(event.minutes)}</span>
      </li>
    ))}
  </ul>
)
