import { useId, useState, type ReactNode } from 'react'
import { scheduleCalls as calls } from '#contract/schedule.ts'
import type { ScheduleOccurrence, SchedulePlace } from '#contract/schedule-schemas.ts'
import { SERIES_PARTS, type SeriesPart } from '#core/schedule/schedule-events.ts'
import { refreshCalls } from '../../parts/dashboard/call-query.ts'
import { offerUndo } from '../../parts/dashboard/undo-store.ts'
import { dayText, lengthText, timeText } from '../../parts/schedule/event-text.ts'
import { dateHere, zoneHere } from '../../parts/schedule/local-days.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { noticeStore } from '../../platform/notice-store.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'
import css from './schedule.module.css'
import { draftOf, type EventDraft } from './schedule-state.ts'

/** Removes an event or a part of its series, and offers to undo it. */
async function remove(event: ScheduleOccurrence, part: SeriesPart): Promise<CallResult<unknown>> {
  const { spaceId, id, originalDate } = event
  const about = { spaceId, id, part, ...(part === 'all' ? {} : { originalDate }) }
  const removed = await callApi<'removeScheduleEvent'>(calls.removeScheduleEvent, about)
  if (!removed.ok) return removed
  const undo = async (): Promise<void> => {
    const { recurrence } = removed.output
    const restored = await callApi<'restoreScheduleEvent'>(calls.restoreScheduleEvent, { ...about, recurrence })
    if (!restored.ok) noticeStore.set(failureText(restored))
    await refreshCalls()
  }
  offerUndo(t('schedule.removed', { title: event.title }), () => void undo())
  await refreshCalls()
  return removed
}

/** Facts of an event: when, for whom, in which group, and its note. */
function Facts({ event, place }: { event: ScheduleOccurrence; place: SchedulePlace | undefined }): ReactNode {
  return (
    <dl className={css['facts']}>
      <dt>{t('schedule.when')}</dt>
      <dd>
        {dayText(dateHere(new Date(event.startsAt)))}, {timeText(event.startsAt)} – {timeText(event.endsAt)}
        <span className="muted"> ({lengthText(event.minutes)})</span>
        {event.zone === zoneHere() ? null : (
          <span className="muted small">
            {t('schedule.thereTime', { time: event.time, zone: event.zone.replaceAll('_', ' ') })}
          </span>
        )}
      </dd>
      <dt>{t('schedule.for')}</dt>
      <dd>{event.learner?.name ?? t('schedule.everybody')}</dd>
      <dt>{t('schedule.group')}</dt>
      <dd>{place?.name}</dd>
      {event.note === '' ? null : (
        <>
          <dt>{t('schedule.note')}</dt>
          <dd className={css['text']}>{event.note}</dd>
        </>
      )}
    </dl>
  )
}

/** Dialog with an event's details. Those who may change it choose here which part of a series they mean. */
export function EventDetails({
  event,
  place,
  onChange,
  onClose,
}: {
  event: ScheduleOccurrence
  place: SchedulePlace | undefined
  onChange: (draft: EventDraft, part: SeriesPart) => void
  onClose: () => void
}): ReactNode {
  const heading = useId()
  const [part, setPart] = useState<SeriesPart>(event.recurs ? 'one' : 'all')
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<CallResult<unknown>>): Promise<void> => {
    if (busy) return
    setBusy(true)
    const result = await work()
    setBusy(false)
    if (!result.ok) setFailure(failureText(result))
  }
  const change = async (): Promise<CallResult<unknown>> => {
    const { spaceId, id } = event
    const found = await callApi<'getScheduleEvent'>(calls.getScheduleEvent, { spaceId, id })
    if (found.ok) onChange(draftOf(found.output.event, part === 'all' ? undefined : event), part)
    return found
  }
  const removeAll = async (): Promise<CallResult<unknown>> => {
    const removed = await remove(event, part)
    if (removed.ok) onClose()
    return removed
  }
  return (
    <Modal labelledBy={heading} onClose={onClose}>
      <div className="stack">
        <div className="row spread">
          <h2 id={heading}>{event.title}</h2>
          <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <Facts event={event} place={place} />
        {place?.mayChange && event.recurs ? (
          <fieldset className={css['parts']}>
            <legend>{t('schedule.whichOnes')}</legend>
            {SERIES_PARTS.map((one) => (
              <label key={one} className="checkbox">
                <input type="radio" name="part" checked={part === one} onChange={() => setPart(one)} />
                <span>{t(`schedule.part.${one}`)}</span>
              </label>
            ))}
          </fieldset>
        ) : null}
        <FormError text={failure} />
        {place?.mayChange ? (
          <p className="row wrap">
            <button type="button" className="button" aria-disabled={busy} onClick={() => void run(change)}>
              {t('schedule.change')}
            </button>
            <button type="button" className="button outlined" aria-disabled={busy} onClick={() => void run(removeAll)}>
              {t(event.recurs && part === 'one' ? 'schedule.cancelOne' : 'schedule.delete')}
            </button>
          </p>
        ) : null}
      </div>
    </Modal>
  )
}
