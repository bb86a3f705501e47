import type { z } from 'zod'
import type { spacesSchemas } from '#contract/spaces-schemas.ts'
import { forgetProofs } from '#server/features/accounts/index.ts'
import { addMembers } from '#server/features/spaces/add-members.ts'
import { findInvitation, takeInvitation } from '#server/features/spaces/invitation-queries.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** What the proof in an invitation's letter stands for. */
export const spaceInvitationValue = (spaceId: string, id: string): string => `${spaceId} ${id}`

const linkOver = (): CallRefusal => new CallRefusal('link-over', 'The link is used, over or none of ours')

async function requireInvitation({ database, identity, clock }: SpacesParts, proof: string) {
  const [spaceId, id] = (await identity.proofs.find('space-invitation', proof))?.split(' ') ?? []
  const found =
    spaceId === undefined || id === undefined
      ? undefined
      : await asSystem(() => findInvitation(database, spaceId, id, clock()))
  if (!found) throw linkOver()
  return found
}

async function requireOwnInvitation(parts: SpacesParts, proof: string, account: SessionAccount) {
  const found = await requireInvitation(parts, proof)
  if (found.invitation.email !== account.email)
    throw new CallRefusal('other-address', "The letter was written to another address than this account's")
  return found
}

/** What somebody is invited to; looking at it uses nothing up. */
export async function readInvitation(
  parts: SpacesParts,
  { proof }: { proof: string },
  account: SessionAccount,
): Promise<z.output<typeof spacesSchemas.readSpaceInvitation.output>> {
  const {
    kind,
    name,
    firstName,
    lastName,
    invitation: { role, tags },
  } = await requireOwnInvitation(parts, proof, account)
  return { kind, name, invitedBy: `${firstName} ${lastName}`.trim(), role, tags }
}

/** An adult becomes a member as they were invited to. Of any number of answers at the same moment, one counts; who belongs already keeps their place. */
export async function acceptInvitation(
  parts: SpacesParts,
  { proof }: { proof: string },
  account: SessionAccount,
): Promise<{ spaceId: string }> {
  const { database, clock } = parts
  const {
    invitation: { spaceId, id },
  } = await requireOwnInvitation(parts, proof, account)
  await asSystem(() =>
    database.transaction(async (transaction) => {
      const taken = await takeInvitation(transaction, spaceId, id, clock())
      if (!taken) throw linkOver()
      await addMembers(transaction, [
        { spaceId, learnerId: account.id, role: taken.role, tags: taken.tags, joinedAt: clock(), broughtBy: null },
      ])
    }),
  )
  await forgetProofs(database, spaceInvitationValue(spaceId, id))
  return { spaceId }
}

/** Erases the invitation and what leads to it. */
export async function refuseInvitation(
  parts: SpacesParts,
  { proof }: { proof: string },
): Promise<Record<string, never>> {
  const {
    invitation: { spaceId, id },
  } = await requireInvitation(parts, proof)
  if (!(await asSystem(() => takeInvitation(parts.database, spaceId, id, parts.clock())))) throw linkOver()
  await forgetProofs(parts.database, spaceInvitationValue(spaceId, id))
  return {}
}
