import type { z } from 'zod'
import type { spacesSchemas } from '#contract/spaces-schemas.ts'
import { forgetTokens } from '#server/features/accounts/index.ts'
import { addMembers } from '#server/features/spaces/add-members.ts'
import { findInvitation, takeInvitation } from '#server/features/spaces/invitation-queries.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Returns the value that an invitation's link signs. */
export const spaceInvitationValue = (spaceId: string, id: string): string => `${spaceId} ${id}`

const linkOver = (): CallRefusal => new CallRefusal('link-over', 'The link has been used, has expired or is not ours')

async function requireInvitation({ database, identity, clock }: SpacesParts, token: string) {
  const [spaceId, id] = (await identity.tokens.find('space-invitation', token))?.split(' ') ?? []
  const found =
    spaceId === undefined || id === undefined
      ? undefined
      : await asSystem(() => findInvitation(database, spaceId, id, clock()))
  if (!found) throw linkOver()
  return found
}

async function requireOwnInvitation(parts: SpacesParts, token: string, account: SessionAccount) {
  const found = await requireInvitation(parts, token)
  if (found.invitation.email !== account.email)
    throw new CallRefusal('other-address', "The email was sent to a different address from this account's")
  return found
}

/** Returns the content of an invitation; reading it doesn't consume the link. */
export async function readInvitation(
  parts: SpacesParts,
  { token }: { token: string },
  account: SessionAccount,
): Promise<z.output<typeof spacesSchemas.readSpaceInvitation.output>> {
  const {
    kind,
    name,
    firstName,
    lastName,
    invitation: { role, tags },
  } = await requireOwnInvitation(parts, token, account)
  return { kind, name, invitedBy: `${firstName} ${lastName}`.trim(), role, tags }
}

/**
 * Makes an adult a member on the terms of their invitation. If several answers come at once, one counts; an existing
 * member keeps their place.
 */
export async function acceptInvitation(
  parts: SpacesParts,
  { token }: { token: string },
  account: SessionAccount,
): Promise<{ spaceId: string }> {
  const { database, clock } = parts
  const {
    invitation: { spaceId, id },
  } = await requireOwnInvitation(parts, token, account)
  await asSystem(() =>
    database.transaction(async (transaction) => {
      const taken = await takeInvitation(transaction, spaceId, id, clock())
      if (!taken) throw linkOver()
      await addMembers(transaction, [
        { spaceId, learnerId: account.id, role: taken.role, tags: taken.tags, joinedAt: clock(), broughtBy: null },
      ])
    }),
  )
  await forgetTokens(database, spaceInvitationValue(spaceId, id))
  return { spaceId }
}

/** Erases the invitation and what leads to it. */
export async function refuseInvitation(
  parts: SpacesParts,
  { token }: { token: string },
): Promise<Record<string, never>> {
  const {
    invitation: { spaceId, id },
  } = await requireInvitation(parts, token)
  if (!(await asSystem(() => takeInvitation(parts.database, spaceId, id, parts.clock())))) throw linkOver()
  await forgetTokens(parts.database, spaceInvitationValue(spaceId, id))
  return {}
}
