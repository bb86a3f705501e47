import type { ScheduleOccurrence, SchedulePlace } from '#contract/schedule-schemas.ts'
import { listOccurrences } from '#core/schedule/schedule-events.ts'
import { listShown } from '#server/features/schedule/list-shown.ts'
import type { KeptEvent } from '#server/features/schedule/queries.ts'
import type { ScheduleParts } from '#server/features/schedule/schedule-parts.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Parts = Pick<ScheduleParts, 'database' | 'clock'>

/** Returns the events of a series between two moments. @param name the name of the student that it is for */
function occurrencesOf(
  event: KeptEvent,
  { from, to }: { from: Date; to: Date },
  name: string | undefined,
): ScheduleOccurrence[] {
  return listOccurrences(event, from.getTime(), to.getTime()).map(({ originalDate, startsAt, endsAt, change }) => {
    const { time, minutes, zone, title, note } = change ?? event
    return {
      spaceId: event.spaceId,
      id: event.id,
      originalDate,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      date: change?.date ?? originalDate,
      time,
      minutes,
      zone,
      title,
      note,
      learner: event.learnerId !== null && name !== undefined ? { id: event.learnerId, name } : null,
      recurs: event.recurrence !== null,
      isChanged: change !== undefined,
    }
  })
}

/** Lists the events that a person sees between two moments, and the groups that they belong to. */
export async function listSchedule(
  parts: Parts,
  { from, to }: { from: string; to: string },
  account: SessionAccount,
): Promise<{ occurrences: ScheduleOccurrence[]; places: SchedulePlace[] }> {
  const span = { from: new Date(from), to: new Date(to) }
  const { spaces, events, students, names } = await listShown(parts, span, account)
  return {
    occurrences: events
      .flatMap((event) => occurrencesOf(event, span, names.get(event.learnerId ?? '')))
      .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
    places: spaces.map(({ spaceId, kind, name, mayChange }) => ({
      spaceId,
      kind,
      name,
      mayChange,
      learners: students.flatMap((student) => {
        const called = names.get(student.learnerId)
        return student.spaceId === spaceId && called !== undefined ? [{ id: student.learnerId, name: called }] : []
      }),
    })),
  }
}
