import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { guardiansSchemas } from '#contract/guardians-schemas.ts'
import { forgetTokens } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import {
  findInvitation,
  findNamesOf,
  relateInvited,
  takeInvitation,
  type Invitation,
} from '#server/features/children/guardian-queries.ts'
import { tellFirst } from '#server/features/children/tell-guardians.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Returns the value that an invitation's link signs. */
export const invitationValue = (childId: string, id: string): string => `${childId} ${id}`

const linkOver = (): CallRefusal => new CallRefusal('link-over', 'The link has been used, has expired or is not ours')

async function requireInvitation({ database, identity, clock }: ChildrenParts, token: string): Promise<Invitation> {
  const [childId, id] = (await identity.tokens.find('guardian-invitation', token))?.split(' ') ?? []
  const invitation =
    childId === undefined || id === undefined
      ? undefined
      : await asSystem(() => findInvitation(database, childId, id, clock()))
  if (!invitation) throw linkOver()
  return invitation
}

async function requireOwnInvitation(parts: ChildrenParts, token: string, account: SessionAccount): Promise<Invitation> {
  const invitation = await requireInvitation(parts, token)
  if (invitation.email !== account.email)
    throw new CallRefusal('other-address', "The email was sent to a different address from this account's")
  return invitation
}

/** Returns the content of an invitation; reading it doesn't consume the link. */
export async function readInvitation(
  parts: ChildrenParts,
  { token }: { token: string },
  { account, request }: { account: SessionAccount; request: FastifyRequest },
): Promise<z.output<typeof guardiansSchemas.readInvitation.output>> {
  const { learnerId, invitedBy, scopes, endsAt } = await requireOwnInvitation(parts, token, account)
  noteSubject(request, learnerId)
  const names = await findNamesOf(parts.database, learnerId, invitedBy)
  if (!names) throw linkOver()
  return { ...names, scopes, endsAt: endsAt?.toISOString() ?? null }
}

/** Makes an adult a guardian on the terms of their invitation. If several answers come at once, one counts. */
export async function acceptInvitation(
  parts: ChildrenParts,
  { token }: { token: string },
  { account, request }: { account: SessionAccount; request: FastifyRequest },
): Promise<{ childId: string }> {
  const { database, clock } = parts
  const { learnerId, id } = await requireOwnInvitation(parts, token, account)
  noteSubject(request, learnerId)
  await asSystem(() =>
    database.transaction(async (transaction) => {
      const taken = await takeInvitation(transaction, learnerId, id, clock())
      if (!taken) throw linkOver()
      await relateInvited(transaction, taken, account.id, clock())
      await tellFirst({ ...parts, database: transaction }, learnerId, account.id, 'guardianJoined')
    }),
  )
  await forgetTokens(database, invitationValue(learnerId, id))
  return { childId: learnerId }
}

/** Erases the invitation and what leads to it. */
export async function refuseInvitation(
  parts: ChildrenParts,
  { token }: { token: string },
  request: FastifyRequest,
): Promise<Record<string, never>> {
  const { learnerId, id } = await requireInvitation(parts, token)
  if (!(await asSystem(() => takeInvitation(parts.database, learnerId, id, parts.clock())))) throw linkOver()
  noteSubject(request, learnerId)
  await forgetTokens(parts.database, invitationValue(learnerId, id))
  return {}
}
