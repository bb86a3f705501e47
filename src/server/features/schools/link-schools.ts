import type { CallOf } from '#contract/call-of.ts'
import type { LinkedSchool } from '#contract/schools-schemas.ts'
import { chooseNetwork } from '#core/schools/schools.ts'
import { notify } from '#server/features/notifications/index.ts'
import {
  agreeToLink,
  countLinks,
  deleteLink,
  findAgreed,
  findAsked,
  findLink,
  findNodes,
  insertLink,
} from '#server/features/schools/link-queries.ts'
import { findByRole } from '#server/features/schools/queries.ts'
import { requireSchool } from '#server/features/schools/policy.ts'
import { listOwnPlaces, type SpacesParts } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Nothing = Record<string, never>
type Both = { spaceId: string; otherId: string }

const noSuchLink = (): CallRefusal => new CallRefusal('not-found', 'The schools have no such request or link')

/** Returns the schools that are linked, and the requests that the account may answer. */
export async function getNetwork(
  { database }: SpacesParts,
  { id }: SessionAccount,
): Promise<CallOf<'getSchoolNetwork'>['output']> {
  const places = (await listOwnPlaces(database, id)).filter(({ space }) => space.kind === 'school')
  const own = places.map(({ space }) => space.id)
  const founded = places.filter(({ membership }) => membership.role === 'founder').map(({ space }) => space.id)
  return asSystem(async () => {
    const agreed = await findAgreed(database)
    const network = chooseNetwork(
      own,
      agreed.map(({ spaceId, otherId }) => ({ from: spaceId, to: otherId })),
    )
    const asked = founded.length === 0 ? [] : await findAsked(database, founded)
    const wanted = [...new Set([...network.ids, ...founded, ...asked.flatMap((one) => [one.spaceId, one.otherId])])]
    const nodes = new Map<string, LinkedSchool>(
      (wanted.length === 0 ? [] : await findNodes(database, wanted)).map((node) => [
        node.id,
        { ...node, isOwn: own.includes(node.id) },
      ]),
    )
    const shown = (ids: readonly string[]): LinkedSchool[] => ids.flatMap((one) => nodes.get(one) ?? [])
    return {
      schools: shown(network.ids),
      links: network.links.filter(({ from, to }) => nodes.has(from) && nodes.has(to)),
      requests: asked.flatMap(({ spaceId, otherId }) => {
        const isAsked = founded.includes(otherId)
        const [mine, other] = [nodes.get(isAsked ? otherId : spaceId), nodes.get(isAsked ? spaceId : otherId)]
        return mine && other ? [{ own: mine, other, isAsked }] : []
      }),
      founded: shown(founded),
    }
  })
}

/** Links two schools that agree, and tells both founders but the one who acts. */
async function agree({ database, clock }: SpacesParts, { spaceId, otherId }: Both, actorId: string): Promise<void> {
  await agreeToLink(database, spaceId, otherId, clock())
  for (const school of [spaceId, otherId]) {
    const to = (await findByRole(database, school, ['founder'])).filter((id) => id !== actorId)
    await notify({ clock }, database, { kind: 'link-agreed', to, about: school, groupId: school })
  }
}

/** Asks another school for a link. If that school asked already, both agree with this. Asked twice, it is once. */
export async function askLink(parts: SpacesParts, both: Both, { id }: SessionAccount): Promise<Nothing> {
  const { database, clock } = parts
  const { spaceId, otherId } = both
  if (spaceId === otherId) throw noSuchLink()
  await requireSchool(database, otherId)
  await asSystem(() =>
    database.transaction(async (transaction) => {
      await lockName(transaction, `school links ${[spaceId, otherId].toSorted().join(' ')}`)
      const known = await findLink(transaction, spaceId, otherId)
      if (known) {
        if (known.agreedAt === null && known.otherId === spaceId)
          await agree({ ...parts, database: transaction }, both, id)
        return
      }
      await insertLink(transaction, { spaceId, otherId, askedAt: clock(), agreedAt: null })
      refuseOverQuota({ 'school-links': await countLinks(transaction, spaceId) })
      const to = await findByRole(transaction, otherId, ['founder'])
      await notify({ clock }, transaction, { kind: 'link-asked', to, about: otherId, groupId: otherId })
    }),
  )
  return {}
}

/** Answers another school's request for a link. Only the asked school's founder gets here. */
export async function answerLink(
  parts: SpacesParts,
  { isAgreed, ...both }: Both & { isAgreed: boolean },
  { id }: SessionAccount,
): Promise<Nothing> {
  await asSystem(() =>
    parts.database.transaction(async (transaction) => {
      const known = await findLink(transaction, both.spaceId, both.otherId)
      if (!known || known.otherId !== both.spaceId || known.agreedAt !== null) throw noSuchLink()
      if (isAgreed) await agree({ ...parts, database: transaction }, both, id)
      else await deleteLink(transaction, both.spaceId, both.otherId)
    }),
  )
  return {}
}

/** Ends a link, or takes an own request back. */
export async function endLink({ database }: SpacesParts, { spaceId, otherId }: Both): Promise<Nothing> {
  await asSystem(() =>
    database.transaction(async (transaction) => {
      if (!(await findLink(transaction, spaceId, otherId))) throw noSuchLink()
      await deleteLink(transaction, spaceId, otherId)
    }),
  )
  return {}
}
