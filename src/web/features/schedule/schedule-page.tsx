import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import { scheduleCalls as calls } from '#contract/schedule.ts'
import type { ScheduleOccurrence, SchedulePlace } from '#contract/schedule-schemas.ts'
import { addDays, type CalendarDate } from '#core/schedule/calendar-dates.ts'
import type { SeriesPart } from '#core/schedule/schedule-events.ts'
import { USUAL_ZONE } from '#core/schedule/time-zones.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { CalendarIcon, PlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { useSample, type Sample } from '../../parts/dashboard/sample.ts'
import { DayList, hueOf } from '../../parts/schedule/day-list.tsx'
import { dayText, lengthText, timeText } from '../../parts/schedule/event-text.ts'
import { dateHere, spanFrom } from '../../parts/schedule/local-days.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { EventDetails } from './event-details.tsx'
import { EventForm } from './event-form.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import css from './schedule.module.css'
import { filterEvents, listDays, newDraft, shownDays, VIEWS, type EventDraft, type View } from './schedule-state.ts'

type Open =
  | { is: 'details'; event: ScheduleOccurrence }
  | { is: 'form'; draft: EventDraft; about?: { event: ScheduleOccurrence; part: SeriesPart } }
  | { is: 'feed' }

/** Button of one event in a day, which shows its details. */
const EventButton = ({ event, onOpen }: { event: ScheduleOccurrence; onOpen: () => void }): ReactNode => (
  <li>
    <button type="button" className={`${css['event']} ${hueOf(event)}`} onClick={onOpen}>
      <time dateTime={event.startsAt}>{timeText(event.startsAt)}</time>
      <b>{event.title}</b>
      <span className="muted small">
        {event.learner?.name ?? t('schedule.everybody')} · {lengthText(event.minutes)}
      </span>
    </button>
  </li>
)

/** Days with their events: seven columns on a wide screen, otherwise one below the other. */
function Days({
  days,
  today,
  events,
  isWeek,
  onOpen,
}: {
  days: readonly CalendarDate[]
  today: CalendarDate
  events: readonly ScheduleOccurrence[]
  isWeek: boolean
  onOpen: (event: ScheduleOccurrence) => void
}): ReactNode {
  const eventsOf = (day: CalendarDate): ScheduleOccurrence[] =>
    events.filter(({ startsAt }) => dateHere(new Date(startsAt)) === day)
  return (
    <ol className={`${css['days']} ${isWeek ? css['week'] : ''}`}>
      {days
        .map((day) => ({ day, own: eventsOf(day) }))
        .filter(({ own }) => isWeek || own.length > 0)
        .map(({ day, own }) => (
          <li key={day} className={`${css['day']} ${own.length === 0 ? css['free'] : ''}`}>
            <h3 aria-current={day === today ? 'date' : undefined}>
              {dayText(day, isWeek ? 'short' : 'long')}
              {day === today ? <span className="tag">{t('schedule.todayTag')}</span> : null}
            </h3>
            <ul>
              {own.map((event) => (
                <EventButton key={`${event.id} ${event.originalDate}`} event={event} onOpen={() => onOpen(event)} />
              ))}
            </ul>
          </li>
        ))}
    </ol>
  )
}

/** Chooses whose events are shown: a group's or a student's. */
function WhoFilter({
  places,
  chosen,
  onChoose,
}: {
  places: readonly SchedulePlace[]
  chosen: string
  onChoose: (chosen: string) => void
}): ReactNode {
  const learners = new Map(places.flatMap(({ learners: own }) => own.map(({ id, name }) => [id, name] as const)))
  return (
    <select
      className={`select ${css['who']}`}
      aria-label={t('schedule.show')}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{t('schedule.showAll')}</option>
      {places.map(({ spaceId, name }) => (
        <option key={spaceId} value={spaceId}>
          {name}
        </option>
      ))}
      {[...learners].map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

function Toolbar({
  view,
  date,
  today,
  onView,
  onDate,
}: {
  view: View
  date: CalendarDate
  today: CalendarDate
  onView: (view: View) => void
  onDate: (date: CalendarDate) => void
}): ReactNode {
  const { first, days } = shownDays(view, date)
  return (
    <div className={css['bar']}>
      <div className="row wrap">
        <button type="button" className="button outlined" onClick={() => onDate(addDays(date, -days))}>
          {t('schedule.before')}
        </button>
        <button type="button" className="button outlined" onClick={() => onDate(today)}>
          {t('schedule.todayTag')}
        </button>
        <button type="button" className="button outlined" onClick={() => onDate(addDays(date, days))}>
          {t('schedule.after')}
        </button>
      </div>
      <h2 aria-live="polite">
        {dayText(first, 'short')} – {dayText(addDays(first, days - 1), 'short')}
      </h2>
      <div className="row" role="group" aria-label={t('schedule.view')}>
        {VIEWS.map((one) => (
          <button key={one} type="button" className="chip" aria-pressed={view === one} onClick={() => onView(one)}>
            {t(`schedule.view.${one}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

const NoGroup = (): ReactNode => (
  <EmptyNote title={t('schedule.noGroup')}>
    <p>{t('schedule.noGroupText')}</p>
    <p>
      <Link className="button" href="/dashboard/family">
        {t('schedule.toFamily')}
      </Link>
    </p>
  </EmptyNote>
)

function OwnSchedule(): ReactNode {
  const [today] = useState(() => dateHere(new Date()))
  const [view, setView] = useState<View>('week')
  const [date, setDate] = useState(today)
  const [who, setWho] = useState('')
  const [open, setOpen] = useState<Open | null>(null)
  const { first, days } = shownDays(view, date)
  const query = useCallQuery<'listSchedule'>(calls.listSchedule, spanFrom(first, days), { keepBefore: true })
  const places = query.data?.places ?? []
  const [own] = places.filter(({ mayChange }) => mayChange)
  const close = (): void => setOpen(null)
  return (
    <div className="stack">
      <div className="row wrap">
        {own ? (
          <button
            type="button"
            className="button"
            onClick={() =>
              setOpen({ is: 'form', draft: newDraft(own.spaceId, date < today ? today : date, USUAL_ZONE) })
            }
          >
            <PlusIcon small />
            {t('schedule.addTitle')}
          </button>
        ) : null}
        <button type="button" className="button outlined" onClick={() => setOpen({ is: 'feed' })}>
          <CalendarIcon small />
          {t('schedule.feed')}
        </button>
        {places.length > 0 ? <WhoFilter places={places} chosen={who} onChoose={setWho} /> : null}
      </div>
      <section className="card stack">
        <Toolbar view={view} date={date} today={today} onView={setView} onDate={setDate} />
        <Loaded query={query} lines={6}>
          {({ occurrences }) => {
            if (places.length === 0) return <NoGroup />
            const shown = filterEvents(occurrences, places, who)
            return (
              <>
                {shown.length === 0 ? <p className="muted">{t('schedule.nothing')}</p> : null}
                <Days
                  days={listDays(first, days)}
                  today={today}
                  events={shown}
                  isWeek={view === 'week'}
                  onOpen={(event) => setOpen({ is: 'details', event })}
                />
              </>
            )
          }}
        </Loaded>
      </section>
      {open?.is === 'details' ? (
        <EventDetails
          event={open.event}
          place={places.find(({ spaceId }) => spaceId === open.event.spaceId)}
          onChange={(draft, part) => setOpen({ is: 'form', draft, about: { event: open.event, part } })}
          onClose={close}
        />
      ) : null}
      {open?.is === 'form' ? <EventForm first={open.draft} places={places} about={open.about} onClose={close} /> : null}
      {open?.is === 'feed' ? <FeedDialog onClose={close} /> : null}
    </div>
  )
}

/** The day of a learner under 18: a plain list of what is for them or for everybody. */
function OwnDay(): ReactNode {
  const [today] = useState(() => dateHere(new Date()))
  const query = useCallQuery<'listSchedule'>(calls.listSchedule, spanFrom(today, 1))
  return (
    <section className="card stack">
      <h2>{dayText(today)}</h2>
      <Loaded query={query}>
        {({ occurrences }) =>
          occurrences.length === 0 ? (
            <p className="muted">{t('schedule.nothingToday')}</p>
          ) : (
            <DayList events={occurrences} />
          )
        }
      </Loaded>
    </section>
  )
}

/** The sample family's day, which nobody can change. */
const SampleDay = ({ events }: { events: Sample['schedule'] }): ReactNode => (
  <section className="card stack">
    <h2>{t('schedule.todayTag')}</h2>
    <DayList
      events={events.map((event) => ({
        ...event,
        originalDate: '',
        spaceId: '',
        note: event.for ?? t('schedule.everybody'),
        learner: null,
      }))}
    />
  </section>
)

/** Schedule of a person's families and classes, as a week or a list. A learner under 18 gets the day as a plain list. */
export default function SchedulePage(): ReactNode {
  const signIn = useStore(signInStore)
  const sample = useSample()
  if (sample) return <SampleDay events={sample.schedule} />
  if (signIn.status !== 'signed-in') return null
  return signIn.account.ageBand === 'adult' ? <OwnSchedule /> : <OwnDay />
}
