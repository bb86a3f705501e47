import type { z } from 'zod'
import type { Announcement, classesSchemas, OwnAnnouncement } from '#contract/classes-schemas.ts'
import { MILLISECONDS_PER_DAY } from '#core/days/local-day.ts'
import type { SpaceKind } from '#core/permissions/spaces.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { keptUntil } from '#core/privacy/retention.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import {
  changeKept,
  countAnnouncements,
  eraseAnnouncements,
  findAnnouncements,
  findNewest,
  hasAnnouncement,
  insertAnnouncement,
  type KeptAnnouncement,
} from '#server/features/classes/announcement-queries.ts'
import type { ClassesParts } from '#server/features/classes/classes-parts.ts'
import { findNames } from '#server/features/classes/find-names.ts'
import { findProgressReaders } from '#server/features/children/index.ts'
import { notify } from '#server/features/notifications/index.ts'
import { findSpacesOf, membersOf, noSuchSpace, ownIds, type InSpace } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { mayForSelf } from '#server/platform/identity/require-own-act.ts'

type Schemas = typeof classesSchemas
type One = z.output<Schemas['deleteAnnouncement']['input']>
type Nothing = Record<string, never>
type Found = { announcement: KeptAnnouncement; className: string }

/** Days for which a dashboard shows an announcement. */
const DAYS_SHOWN = 30

/** Announcements on a dashboard, at most. */
const MOST_SHOWN = 10

/** Days for which a deleted announcement can be restored. */
const DAYS_TO_RESTORE = 1

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * MILLISECONDS_PER_DAY)

const noSuchAnnouncement = (): CallRefusal => new CallRefusal('not-found', 'The class has no such announcement')

async function describe({ database }: ClassesParts, found: readonly Found[]): Promise<Announcement[]> {
  const names = await findNames(database, [...new Set(found.map(({ announcement }) => announcement.authorId))])
  return found.map(({ announcement: { id, spaceId, authorId, text, createdAt, changedAt }, className }) => ({
    id,
    spaceId,
    className,
    author: names.get(authorId) ?? '',
    text,
    createdAt: createdAt.toISOString(),
    isChanged: changedAt !== null,
  }))
}

/** Tells whether a group's announcements are for an account. A school's are for adults: its members are strangers. */
const announcesTo = (parts: ClassesParts, account: SessionAccount, { kind }: { kind: SpaceKind }): boolean =>
  kind === 'class' || (kind === 'school' && mayForSelf(parts, account, 'others.answer-for'))

/** Lists the announcements of a class for its members and for the guardians of its students. */
export async function listAnnouncements(
  parts: ClassesParts,
  { spaceId, page }: z.output<Schemas['listAnnouncements']['input']>,
  account: SessionAccount,
): Promise<{ announcements: Announcement[]; total: number }> {
  const places = await findSpacesOf(parts.database, await ownIds(parts, account), spaceId)
  if (!places.some((place) => announcesTo(parts, account, place))) throw noSuchSpace()
  const { found, total } = await findAnnouncements(parts.database, spaceId, page)
  return { announcements: await describe(parts, found), total }
}

/** Lists the newest announcements for a dashboard. A child reads those of its own classes alone. */
export async function listOwnAnnouncements(
  parts: ClassesParts,
  account: SessionAccount,
): Promise<{ announcements: OwnAnnouncement[] }> {
  const { database, clock } = parts
  const places = (await findSpacesOf(database, await ownIds(parts, account))).filter((place) =>
    announcesTo(parts, account, place),
  )
  if (places.length === 0) return { announcements: [] }
  const found = await findNewest(
    database,
    [...new Set(places.map(({ space }) => space.id))],
    daysBefore(clock(), DAYS_SHOWN),
    MOST_SHOWN,
  )
  const children = await findPeople(database, [
    ...new Set(places.map(({ learnerId }) => learnerId).filter((id) => id !== account.id)),
  ])
  return {
    announcements: (await describe(parts, found)).map((announcement) => ({
      ...announcement,
      children: places
        .filter(({ space }) => space.id === announcement.spaceId)
        .flatMap(({ learnerId }) => children.get(learnerId)?.username ?? []),
    })),
  }
}

/** Notifies the other members of a class, and the guardians who see what its students learn. */
async function tellOfAnnouncement(
  { database, clock }: Pick<ClassesParts, 'database' | 'clock'>,
  { spaceId, kind }: { spaceId: string; kind: SpaceKind },
  authorId: string,
): Promise<void> {
  const to = await asSystem(async () => {
    const members = await membersOf(database, spaceId)
    const guardians = await findProgressReaders(database, members, clock())
    return [...members, ...guardians.map(({ guardianId }) => guardianId)].filter((id) => id !== authorId)
  })
  await notify({ clock }, database, {
    kind: kind === 'school' ? 'school-announcement' : 'announcement',
    to,
    about: spaceId,
    groupId: spaceId,
  })
}

/** Writes an announcement. Sent twice, it is written once. */
export async function writeAnnouncement(
  { database, clock }: ClassesParts,
  { spaceId, id, text }: z.output<Schemas['writeAnnouncement']['input']>,
  { account, space: { kind } }: Pick<InSpace, 'account' | 'space'>,
): Promise<{ near?: NearQuota }> {
  return database.transaction(async (transaction) => {
    await lockName(transaction, `announcements ${spaceId}`)
    await insertAnnouncement(transaction, {
      spaceId,
      id,
      authorId: account.id,
      text: text.trim(),
      createdAt: clock(),
      changedAt: null,
      deletedAt: null,
    })
    await tellOfAnnouncement({ database: transaction, clock }, { spaceId, kind }, account.id)
    return refuseOverQuota({ announcements: await countAnnouncements(transaction, spaceId) })
  })
}

/** Changes the words of an announcement. */
export async function changeAnnouncement(
  { database, clock }: ClassesParts,
  { spaceId, id, text }: z.output<Schemas['changeAnnouncement']['input']>,
): Promise<Nothing> {
  const change = { text: text.trim(), changedAt: clock() }
  if (!(await changeKept(database, { spaceId, id, isDeleted: false }, change))) throw noSuchAnnouncement()
  return {}
}

/** Deletes an announcement, which can be restored for a day. Done twice, it changes nothing more. */
export async function deleteAnnouncement({ database, clock }: ClassesParts, { spaceId, id }: One): Promise<Nothing> {
  if (await changeKept(database, { spaceId, id, isDeleted: false }, { deletedAt: clock() })) return {}
  if (!(await hasAnnouncement(database, spaceId, id))) throw noSuchAnnouncement()
  return {}
}

/** Restores a deleted announcement. Done twice, it changes nothing more. */
export async function restoreAnnouncement({ database }: ClassesParts, { spaceId, id }: One): Promise<Nothing> {
  if (await changeKept(database, { spaceId, id, isDeleted: true }, { deletedAt: null })) return {}
  if (!(await hasAnnouncement(database, spaceId, id))) throw noSuchAnnouncement()
  return {}
}

/** Erases announcements after their time, and those that were deleted more than a day ago. */
export const sweepAnnouncements = (database: Database, now: Date): Promise<void> =>
  asSystem(() => eraseAnnouncements(database, keptUntil('announcement', now), daysBefore(now, DAYS_TO_RESTORE)))
