import { listSeries, type KeptEvent } from '#server/features/schedule/queries.ts'
import type { ScheduleParts } from '#server/features/schedule/schedule-parts.ts'
import { findVisibleSpaces, isShown, namesOf, type VisibleSpace } from '#server/features/schedule/visible-spaces.ts'
import { listStudentsOf } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Events that a person sees. */
export type Shown = {
  spaces: readonly VisibleSpace[]
  events: readonly KeptEvent[]
  students: readonly { spaceId: string; learnerId: string }[]
  names: ReadonlyMap<string, string>
}

/** Lists the series that a person sees now. One for a student who left the space is shown to nobody. */
export async function listShown(
  parts: Pick<ScheduleParts, 'database' | 'clock'>,
  span: { from: Date; to?: Date },
  account: Pick<SessionAccount, 'id' | 'ageBand'>,
): Promise<Shown> {
  const spaces = await findVisibleSpaces(parts, account)
  const ids = spaces.map(({ spaceId }) => spaceId)
  const [all, students] = await asSystem(async () => [
    await listSeries(parts.database, ids, span),
    await listStudentsOf(parts.database, ids),
  ])
  const events = all.filter(
    (event) =>
      spaces.some((space) => space.spaceId === event.spaceId && isShown(space, event)) &&
      (event.learnerId === null ||
        students.some(({ spaceId, learnerId }) => spaceId === event.spaceId && learnerId === event.learnerId)),
  )
  const offered = students.filter((student) =>
    spaces.some((space) => space.spaceId === student.spaceId && space.mayChange && isShown(space, student)),
  )
  const names = await asSystem(() =>
    namesOf(parts, [...events.flatMap(({ learnerId }) => learnerId ?? []), ...offered.map((one) => one.learnerId)]),
  )
  return { spaces, events, students: offered, names }
}
