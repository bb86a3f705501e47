import type { z } from 'zod'
import type { ClassCard, classesSchemas } from '#contract/classes-schemas.ts'
import { classStatus, isClassOver, schoolDate } from '#core/classes/class-status.ts'
import { may } from '#core/permissions/may.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import {
  countStudents,
  findClass,
  findClasses,
  findRoles,
  NO_DETAILS,
  type FoundClass,
} from '#server/features/classes/class-queries.ts'
import type { ClassesParts } from '#server/features/classes/classes-parts.ts'
import { findNames } from '#server/features/classes/find-names.ts'
import { findClassScores } from '#server/features/insights/index.ts'
import { countEntered } from '#server/features/roster/index.ts'
import { findSpacesOf, noSuchSpace, ownIds } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Input = z.output<typeof classesSchemas.listClasses.input>
type Place = Awaited<ReturnType<typeof findSpacesOf>>[number]

/** Describes classes as the account sees them: their teachers, how many learn there, and what it may do. */
async function describeClasses(
  parts: ClassesParts,
  account: SessionAccount,
  found: readonly FoundClass[],
  places: readonly Place[],
): Promise<ClassCard[]> {
  if (found.length === 0) return []
  const { database, clock } = parts
  const now = clock().getTime()
  const today = schoolDate(now)
  const ids = found.map(({ space }) => space.id)
  const shown = places.filter(({ space }) => ids.includes(space.id))
  const [joined, entered] = [await countStudents(database, ids), await asSystem(() => countEntered(database, ids))]
  const teachers = await findRoles(database, ids, ['teacher'])
  const names = await findNames(
    database,
    teachers.map(({ learnerId }) => learnerId),
  )
  const children = await findPeople(database, [
    ...new Set(shown.map(({ learnerId }) => learnerId).filter((id) => id !== account.id)),
  ])
  const scores = await findClassScores(
    parts,
    account,
    shown
      .filter(({ learnerId }) => learnerId === account.id)
      .map(({ space, kind, role, tags }) => ({ space, membership: { kind, role, tags } })),
  )
  return found.map(({ space, details, course }) => {
    const place = shown.find((one) => one.space.id === space.id && one.learnerId === account.id)
    const membership = place && { kind: place.kind, role: place.role, tags: place.tags }
    const { archivedAt, subject, grade, language, startsOn, endsOn, schedule } = details ?? NO_DETAILS
    return {
      id: space.id,
      name: space.name,
      subject,
      grade,
      language,
      startsOn,
      endsOn,
      schedule,
      status: classStatus({ startsOn, endsOn }, today),
      isOver: isClassOver({ startsOn, endsOn }, today),
      isArchived: archivedAt !== null,
      teachers: teachers
        .filter(({ spaceId }) => spaceId === space.id)
        .flatMap(({ learnerId }) => names.get(learnerId) ?? []),
      students: (joined.get(space.id) ?? 0) + (entered.get(space.id) ?? 0),
      progress: scores.get(space.id) ?? null,
      own: membership ? { role: membership.role, tags: [...membership.tags] } : null,
      children: shown
        .filter((one) => one.space.id === space.id)
        .flatMap(({ learnerId }) => children.get(learnerId)?.username ?? []),
      joinCode: may('space.choose-members', { ageBand: account.ageBand, now, membership }) ? space.joinCode : null,
      offer: course && { description: course.description, level: course.level, weeks: course.weeks },
    }
  })
}

/** Lists the classes of the account and of its children. */
export async function listClasses(
  parts: ClassesParts,
  input: Input,
  account: SessionAccount,
): Promise<{ classes: ClassCard[]; total: number }> {
  const places = (await findSpacesOf(parts.database, await ownIds(parts, account))).filter(
    ({ kind }) => kind === 'class',
  )
  const { found, total } = await findClasses(parts.database, [...new Set(places.map(({ space }) => space.id))], input)
  return { classes: await describeClasses(parts, account, found, places), total }
}

/** Returns one class that the account or one of its children belongs to. */
export async function getClass(
  parts: ClassesParts,
  { spaceId }: { spaceId: string },
  account: SessionAccount,
): Promise<{ class: ClassCard }> {
  const places = await findSpacesOf(parts.database, await ownIds(parts, account), spaceId)
  const found = places.length === 0 ? undefined : await findClass(parts.database, spaceId)
  const [card] = found ? await describeClasses(parts, account, [found], places) : []
  if (!card) throw noSuchSpace()
  return { class: card }
}
