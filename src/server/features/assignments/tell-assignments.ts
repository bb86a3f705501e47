import { schoolDate } from '#core/classes/class-status.ts'
import { MILLISECONDS_PER_DAY } from '#core/days/local-day.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { listHandIns } from '#server/features/assignments/hand-in-queries.ts'
import {
  listBegun,
  listDue,
  listPlaces,
  noteReminders,
  updateAssignment,
  type KeptAssignment,
} from '#server/features/assignments/queries.ts'
import { findProgressReaders } from '#server/features/children/index.ts'
import { notify } from '#server/features/notifications/index.ts'
import { findAssignmentReaders } from '#server/features/settings/index.ts'
import { studentsOf } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type Parts = Pick<AssignmentsParts, 'database' | 'clock' | 'mail' | 'config'>

/** Student with the person who reads about their work: the student, or a guardian. */
type Reading = { learnerId: string; readerId: string; username: string }

/** Finds who may read about the work of these students: adults themselves, and guardians who see the progress. */
async function findReadings(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  learnerIds: readonly string[],
): Promise<Reading[]> {
  const people = await findPeople(database, learnerIds)
  const minors = learnerIds.filter((id) => needsGuardian(people.get(id)?.ageBand ?? 'child'))
  const guarded = await findProgressReaders(database, minors, clock())
  return [
    ...learnerIds.filter((id) => !minors.includes(id)).map((id) => ({ learnerId: id, readerId: id, username: '' })),
    ...guarded.map(({ childId, guardianId }) => ({
      learnerId: childId,
      readerId: guardianId,
      username: people.get(childId)?.username ?? '',
    })),
  ]
}

/** Notifies these readers: adults of their own work, and guardians of each child's. */
async function notifyReaders(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  kind: 'work-assigned' | 'work-due' | 'marked',
  { id, spaceId }: Pick<KeptAssignment, 'id' | 'spaceId'>,
  readings: readonly Reading[],
): Promise<void> {
  const own = readings.filter(({ learnerId, readerId }) => learnerId === readerId)
  await notify({ clock }, database, {
    kind,
    to: own.map(({ readerId }) => readerId),
    about: id,
    groupId: spaceId,
  })
  const guarded = Map.groupBy(
    readings.filter(({ learnerId, readerId }) => learnerId !== readerId),
    ({ learnerId }) => learnerId,
  )
  for (const [about, guardians] of guarded)
    await notify({ clock }, database, {
      kind: `child-${kind}`,
      to: guardians.map(({ readerId }) => readerId),
      about,
      groupId: spaceId,
    })
}

/** Notifies the student, or the guardians, of a mark. The person who gave it isn't told. */
export async function tellOfMark(
  parts: Pick<Parts, 'database' | 'clock'>,
  assignment: Pick<KeptAssignment, 'id' | 'spaceId'>,
  { learnerId, markedBy }: { learnerId: string; markedBy: string },
): Promise<void> {
  const readings = await findReadings(parts, [learnerId])
  await notifyReaders(
    parts,
    'marked',
    assignment,
    readings.filter(({ readerId }) => readerId !== markedBy),
  )
}

/**
 * Notifies readers and queues emails about an assignment in the transaction that causes them, to those who asked for them. An email names
 * no more than a child's username and the day. It never uses the teacher's own words.
 * The person who assigned it gets none.
 */
async function writeAbout(
  parts: Parts,
  kind: 'work-assigned' | 'work-due',
  assignment: KeptAssignment,
  learnerIds: readonly string[],
): Promise<void> {
  const readings = (await findReadings(parts, learnerIds)).filter(({ readerId }) => readerId !== assignment.createdBy)
  await notifyReaders(parts, kind, assignment, readings)
  const readers = await findAssignmentReaders(parts.database, [...new Set(readings.map(({ readerId }) => readerId))])
  const day = assignment.dueAt === null ? '' : schoolDate(assignment.dueAt.getTime())
  for (const { learnerId, readerId, username } of readings) {
    const reader = readers.get(readerId)
    if (!reader) continue
    await parts.mail.send(
      {
        kind,
        to: reader.email,
        language: reader.language,
        about: learnerId,
        link: `${parts.config.origin}${username === '' ? `/assignment/${assignment.id}` : `/dashboard/child-work/${learnerId}`}`,
        values: { whose: username === '' ? 'own' : 'child', username, hasDay: day === '' ? 'no' : 'yes', day },
      },
      parts.database,
    )
  }
}

/** Finds the students to whom it is assigned now. */
async function findAssignedTo(database: Database, assignment: KeptAssignment): Promise<string[]> {
  const students = await studentsOf(database, assignment.spaceId)
  if (assignment.audience === 'everybody') return students
  const listed = await listPlaces(database, [assignment.id])
  return students.filter((id) => listed.some((place) => place.learnerId === id && place.isListed))
}

/** Tells of a new assignment, once. One that begins later is told by the hourly chore when it has begun. */
export async function tellOfNew(parts: Parts, assignment: KeptAssignment): Promise<void> {
  const now = parts.clock()
  if (assignment.fromAt > now) return
  await updateAssignment(parts.database, assignment, { toldAt: now })
  await writeAbout(parts, 'work-assigned', assignment, await findAssignedTo(parts.database, assignment))
}

/** Tells of the assignments that have begun since the chore's last runs, each in its own transaction. */
export async function tellOfBegun(parts: Parts): Promise<void> {
  const now = parts.clock()
  const begun = await listBegun(parts.database, { now, since: new Date(now.getTime() - MILLISECONDS_PER_DAY) })
  for (const assignment of begun)
    await parts.database.transaction((transaction) => tellOfNew({ ...parts, database: transaction }, assignment))
}

/** South Africa's distance from UTC in milliseconds. */
const SOUTH_AFRICA = 2 * 60 * 60 * 1000

/** Reminds of assignments that are due tomorrow and not handed in, once a day for each student. */
export async function remindOfDue(parts: Parts): Promise<void> {
  const now = parts.clock()
  const midnight = Date.parse(schoolDate(now.getTime())) - SOUTH_AFRICA
  const from = new Date(midnight + MILLISECONDS_PER_DAY)
  const due = await listDue(parts.database, { from, to: new Date(from.getTime() + MILLISECONDS_PER_DAY), now })
  for (const assignment of due)
    await parts.database.transaction(async (database) => {
      const assigned = await findAssignedTo(database, assignment)
      const handedIn = await listHandIns(database, [assignment.id], assigned)
      const done = new Set(handedIn.map(({ handIn }) => handIn.learnerId))
      const open = assigned.filter((id) => !done.has(id))
      const first = await noteReminders(database, assignment, open, { now, since: new Date(midnight) })
      await writeAbout({ ...parts, database }, 'work-due', assignment, first)
    })
}
