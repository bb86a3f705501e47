import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { spacesSchemas } from '#contract/spaces-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { INVITATION_DAYS } from '#core/permissions/guardian-scopes.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { canHold } from '#core/permissions/spaces.ts'
import { rolesAllow } from '#core/schools/roles.ts'
import { findByName, forgetTokens, limitEmail } from '#server/features/accounts/index.ts'
import {
  deleteExpiredInvitations,
  listInvitations,
  replaceInvitation,
  takeInvitation,
} from '#server/features/spaces/invitation-queries.ts'
import type { InSpace } from '#server/features/spaces/policy.ts'
import { lockSpace } from '#server/features/spaces/queries.ts'
import { spaceInvitationValue } from '#server/features/spaces/answer-invitation.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

type Input = z.output<typeof spacesSchemas.inviteMember.input>

const DAY = 24 * 60 * 60 * 1000

/**
 * Invites an adult by email to a space. The email holds no text that a person typed. Its link works once, for seven
 * days, for the account of that address.
 */
export async function inviteMember(
  parts: SpacesParts,
  { spaceId, email, role, tags, language }: Input,
  { account, space: { kind }, membership }: InSpace,
): Promise<{ near?: NearQuota }> {
  const { database, identity, mail, config, clock } = parts
  const chosen = [...new Set(tags)]
  if (email === account.email)
    throw new CallRefusal('invalid-input', "An account can't invite itself", { fields: { email: 'invalid' } })
  if (!canHold('adult', { kind, role, tags: chosen }))
    throw new CallRefusal('invalid-input', 'This group has no such role', { fields: { role: 'invalid' } })
  if (!rolesAllow({ kind, by: membership?.role, from: 'member', to: role, isSelf: false }))
    throw new CallRefusal('not-allowed', 'Only the founder of a school names co-founders')
  await limitEmail(parts, 'space-invitation', email, { accountId: account.id })
  const now = clock()
  await deleteExpiredInvitations(database, now)
  const id = uuidV7(now.getTime(), randomBytes(10))
  const token = await identity.tokens.issue(
    'space-invitation',
    spaceInvitationValue(spaceId, id),
    (INVITATION_DAYS * DAY) / 1000,
  )
  const reader = await findByName(database, email)
  const near = await database.transaction(async (transaction) => {
    await lockSpace(transaction, spaceId)
    const others = (await listInvitations(transaction, spaceId, now)).filter((other) => other.email !== email)
    const nearly = refuseOverQuota({ invitations: others.length + 1 }, DAY / 1000)
    const before = await replaceInvitation(transaction, {
      spaceId,
      id,
      invitedBy: account.id,
      email,
      role,
      tags: chosen,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
    })
    if (before !== undefined) await forgetTokens(transaction, spaceInvitationValue(spaceId, before))
    await mail.send(
      {
        kind: 'space-invitation',
        to: email,
        language: reader?.language ?? language,
        link: `${config.origin}/invitation#${token}`,
      },
      transaction,
    )
    return nearly
  })
  return near
}

/** Takes an invitation back; its link is worth nothing from then on. */
export async function withdrawInvitation(
  { database, clock }: SpacesParts,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<Record<string, never>> {
  if (!(await takeInvitation(database, spaceId, id, clock())))
    throw new CallRefusal('not-found', 'There is no such invitation')
  await forgetTokens(database, spaceInvitationValue(spaceId, id))
  return {}
}
