import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import type { FieldCode } from '#contract/errors.ts'
import { scheduleCalls as calls } from '#contract/schedule.ts'
import type { ScheduleOccurrence, SchedulePlace } from '#contract/schedule-schemas.ts'
import { WEEKDAYS, weekdayOf } from '#core/schedule/calendar-dates.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { FREQUENCIES } from '#core/schedule/recurrence.ts'
import type { SeriesPart } from '#core/schedule/schedule-events.ts'
import { USUAL_ZONE } from '#core/schedule/time-zones.ts'
import { refreshCalls } from '../../parts/dashboard/call-query.ts'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { zoneHere } from '../../parts/schedule/local-days.ts'
import { callApi } from '../../platform/call-api.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './schedule.module.css'
import {
  checkDraft,
  chosenWeekdays,
  ENDINGS,
  EVENT_FIELDS,
  valuesOf,
  type EventDraft,
  type EventField,
} from './schedule-state.ts'

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

type Edit = {
  draft: EventDraft
  error: (field: EventField) => FieldCode | undefined
  set: (change: Partial<EventDraft>) => void
}

/** Input of one value with its error beneath. */
function Input({
  edit: { draft, error, set },
  field,
  type,
  label,
}: {
  edit: Edit
  field: EventField
  type: 'text' | 'date' | 'time' | 'number'
  label: string
}): ReactNode {
  const wrong = error(field)
  return (
    <label className="field">
      <span>{label}</span>
      <input
        id={field}
        className="input"
        type={type}
        value={draft[field]}
        autoComplete="off"
        aria-invalid={wrong !== undefined}
        {...(wrong === undefined ? {} : { 'aria-describedby': `${field}-error` })}
        onChange={(event) => set({ [field]: event.target.value })}
      />
      {wrong === undefined ? null : (
        <span className="hint bad" id={`${field}-error`}>
          {t(field === 'until' && wrong === 'invalid' ? 'schedule.untilBefore' : `accounts.fieldError.${wrong}`)}
        </span>
      )}
    </label>
  )
}

function Select<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string
  value: Value
  options: readonly { value: Value; name: string }[]
  onChoose: (value: Value) => void
}): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <select className="select" value={value} onChange={(event) => onChoose(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Fields of the rule by which an event repeats. */
function RepeatFields({ edit }: { edit: Edit }): ReactNode {
  const { draft, set } = edit
  const weekdays = chosenWeekdays(draft)
  return (
    <>
      <div className={css['pair']}>
        <Select
          label={t('schedule.repeats')}
          value={draft.frequency}
          options={(['once', ...FREQUENCIES] as const).map((value) => ({ value, name: t(`schedule.repeat.${value}`) }))}
          onChoose={(frequency) => set({ frequency })}
        />
        {draft.frequency === 'once' ? null : (
          <Input edit={edit} field="every" type="number" label={t(`schedule.every.${draft.frequency}`)} />
        )}
      </div>
      {draft.frequency === 'weekly' ? (
        <fieldset className={css['weekdays']}>
          <legend>{t('schedule.onDays')}</legend>
          {WEEKDAYS.map((day) => (
            <button
              key={day}
              type="button"
              className="chip"
              aria-pressed={weekdays.includes(day)}
              disabled={draft.date !== '' && weekdayOf(draft.date) === day}
              onClick={() =>
                set({ weekdays: weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day] })
              }
            >
              {t(`schedule.weekday.${day}`)}
            </button>
          ))}
        </fieldset>
      ) : null}
      {draft.frequency === 'monthly' ? (
        <Select
          label={t('schedule.monthlyBy')}
          value={draft.monthlyBy}
          options={(['date', 'weekday'] as const).map((value) => ({ value, name: t(`schedule.monthlyBy.${value}`) }))}
          onChoose={(monthlyBy) => set({ monthlyBy })}
        />
      ) : null}
      {draft.frequency === 'once' ? null : (
        <div className={css['pair']}>
          <Select
            label={t('schedule.ends')}
            value={draft.ending}
            options={ENDINGS.map((value) => ({ value, name: t(`schedule.end.${value}`) }))}
            onChoose={(ending) => set({ ending })}
          />
          {draft.ending === 'until' ? (
            <Input edit={edit} field="until" type="date" label={t('schedule.lastDay')} />
          ) : draft.ending === 'count' ? (
            <Input edit={edit} field="count" type="number" label={t('schedule.times')} />
          ) : null}
        </div>
      )}
    </>
  )
}

/** Chooses group, student and, away from South Africa, the time zone. */
function WhoFields({
  edit: { draft, set },
  places,
  isNew,
  part,
}: {
  edit: Edit
  places: readonly SchedulePlace[]
  isNew: boolean
  part: SeriesPart
}): ReactNode {
  const own = places.filter(({ mayChange }) => mayChange)
  const learners = own.find(({ spaceId }) => spaceId === draft.spaceId)?.learners ?? []
  const zones = [...new Set([draft.zone, USUAL_ZONE, zoneHere()])]
  return (
    <>
      {isNew && own.length > 1 ? (
        <Select
          label={t('schedule.group')}
          value={draft.spaceId}
          options={own.map(({ spaceId, name }) => ({ value: spaceId, name }))}
          onChoose={(spaceId) => set({ spaceId, learnerId: '' })}
        />
      ) : null}
      {part === 'one' ? null : (
        <Select
          label={t('schedule.for')}
          value={draft.learnerId}
          options={[
            { value: '', name: t('schedule.everybody') },
            ...learners.map(({ id, name }) => ({ value: id, name })),
          ]}
          onChoose={(learnerId) => set({ learnerId })}
        />
      )}
      {zones.length > 1 ? (
        <Select
          label={t('schedule.zone')}
          value={draft.zone}
          options={zones.map((zone) => ({ value: zone, name: zone.replaceAll('_', ' ') }))}
          onChoose={(zone) => set({ zone })}
        />
      ) : null}
    </>
  )
}

/**
 * Dialog that adds an event or changes one.
 * @param about the event that is changed, and which part of its series; none for a new one
 */
export function EventForm({
  first,
  places,
  about,
  onClose,
}: {
  first: EventDraft
  places: readonly SchedulePlace[]
  about?: { event: ScheduleOccurrence; part: SeriesPart } | undefined
  onClose: () => void
}): ReactNode {
  const [draft, setDraft] = useState(first)
  const [id] = useState(newId)
  const part = about?.event.recurs === true ? about.part : 'all'
  const { errors, failure, sending, submit } = useForm<EventField>({
    fields: EVENT_FIELDS,
    check: () => checkDraft(draft),
    send: () =>
      about
        ? callApi<'changeScheduleEvent'>(calls.changeScheduleEvent, {
            spaceId: about.event.spaceId,
            id: about.event.id,
            part,
            ...(part === 'all' ? {} : { originalDate: about.event.originalDate }),
            ...(part === 'following' ? { restId: id } : {}),
            ...valuesOf(draft),
          })
        : callApi<'addScheduleEvent'>(calls.addScheduleEvent, { spaceId: draft.spaceId, id, ...valuesOf(draft) }),
    onDone: () => {
      void refreshCalls()
      onClose()
    },
  })
  const edit: Edit = {
    draft,
    error: (field) => errors[field],
    set: (change) => setDraft((before) => ({ ...before, ...change })),
  }
  return (
    <FormDialog
      title={t(about ? 'schedule.changeTitle' : 'schedule.addTitle')}
      submit={t(about ? 'schedule.save' : 'schedule.add')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      <Input edit={edit} field="title" type="text" label={t('schedule.title')} />
      <div className={css['triple']}>
        <Input edit={edit} field="date" type="date" label={t('schedule.date')} />
        <Input edit={edit} field="time" type="time" label={t('schedule.time')} />
        <Input edit={edit} field="minutes" type="number" label={t('schedule.length')} />
      </div>
      <WhoFields edit={edit} places={places} isNew={!about} part={part} />
      {part === 'one' ? null : <RepeatFields edit={edit} />}
      <label className="field">
        <span>{t('schedule.note')}</span>
        <textarea
          id="note"
          className={`input ${css['note']}`}
          rows={2}
          value={draft.note}
          onChange={(event) => edit.set({ note: event.target.value })}
        />
      </label>
    </FormDialog>
  )
}
