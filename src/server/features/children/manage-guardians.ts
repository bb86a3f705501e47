import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { guardiansSchemas } from '#contract/guardians-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { offerEnd } from '#core/permissions/hand-over-first.ts'
import { INVITATION_DAYS } from '#core/permissions/guardian-scopes.ts'
import { findByName, forgetTokens, limitEmail } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import {
  changeInvited,
  deleteExpiredInvitations,
  listInvitations,
  listRelations,
  replaceInvitation,
  takeInvitation,
} from '#server/features/children/guardian-queries.ts'
import { invitationValue } from '#server/features/children/answer-invitation.ts'
import { cancelErasureBy } from '#server/features/children/erase-child.ts'
import { endAccess, tellEnded } from '#server/features/children/end-access.ts'
import { endLogin, findLogin } from '#server/features/children/login-queries.ts'
import { deleteSessions, lockChild } from '#server/features/children/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Input<Name extends keyof typeof guardiansSchemas> = z.output<(typeof guardiansSchemas)[Name]['input']>
type Listed = z.output<typeof guardiansSchemas.listGuardians.output>

const DAY = 24 * 60 * 60 * 1000

/** Guardians and invitations, as the first guardian sees them. */
export async function listGuardians(
  { database, clock }: ChildrenParts,
  { childId }: Input<'listGuardians'>,
): Promise<Listed> {
  const now = clock()
  const [relations, invitations] = [
    await listRelations(database, childId, now),
    await listInvitations(database, childId, now),
  ]
  const time = (at: Date | null): string | null => at?.toISOString() ?? null
  return {
    guardians: relations.map(({ createdAt, endsAt, offeredAt, ...guardian }) => ({
      ...guardian,
      since: createdAt.toISOString(),
      endsAt: time(endsAt),
      offeredUntil: time(offerEnd(offeredAt, now)),
    })),
    invitations: invitations.map(({ id, email, scopes, endsAt, expiresAt }) => ({
      id,
      email,
      scopes,
      endsAt: time(endsAt),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

function endOf(endsAt: string | null, now: Date): Date | null {
  if (endsAt === null) return null
  if (Date.parse(endsAt) <= now.getTime())
    throw new CallRefusal('invalid-input', 'The end date of the relation is in the past', {
      fields: { endsAt: 'invalid' },
    })
  return new Date(endsAt)
}

/**
 * Invites an adult by email to be a guardian too. The email holds no text that a person typed. Its link works once, for
 * seven days, for the account of that address.
 */
export async function inviteGuardian(
  parts: ChildrenParts,
  input: Input<'inviteGuardian'>,
  guardian: SessionAccount,
): Promise<Record<string, never>> {
  const { database, identity, mail, config, clock } = parts
  const { childId, email, scopes, language } = input
  if (email === guardian.email)
    throw new CallRefusal('invalid-input', "An account can't invite itself", { fields: { email: 'invalid' } })
  const now = clock()
  const endsAt = endOf(input.endsAt, now)
  await limitEmail(parts, 'guardian-invitation', email, { accountId: guardian.id })
  await deleteExpiredInvitations(database, now)
  const id = uuidV7(now.getTime(), randomBytes(10))
  const token = await identity.tokens.issue(
    'guardian-invitation',
    invitationValue(childId, id),
    (INVITATION_DAYS * DAY) / 1000,
  )
  const reader = await findByName(database, email)
  await database.transaction(async (transaction) => {
    await lockChild(transaction, childId)
    const waiting = await listInvitations(transaction, childId, now)
    refuseOverQuota({ invitations: waiting.filter((other) => other.email !== email).length + 1 }, DAY / 1000)
    const before = await replaceInvitation(transaction, {
      learnerId: childId,
      id,
      invitedBy: guardian.id,
      email,
      scopes: [...new Set(scopes)],
      endsAt,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
    })
    if (before !== undefined) await forgetTokens(transaction, invitationValue(childId, before))
    await mail.send(
      {
        kind: 'guardian-invitation',
        to: email,
        language: reader?.language ?? language,
        link: `${config.origin}/guardian-invitation#${token}`,
      },
      transaction,
    )
  })
  return {}
}

/** Takes an invitation back; its link is worth nothing from then on. */
export async function withdrawInvitation(
  { database, clock }: ChildrenParts,
  { childId, id }: Input<'withdrawInvitation'>,
): Promise<Record<string, never>> {
  if (!(await takeInvitation(database, childId, id, clock())))
    throw new CallRefusal('not-found', 'There is no such invitation')
  await forgetTokens(database, invitationValue(childId, id))
  return {}
}

const noSuchGuardian = (): CallRefusal => new CallRefusal('not-found', 'The child has no such invited guardian')

/**
 * Changes the scopes and end date of an invited guardian. Without the scope to manage the account, their chosen login
 * and the child's sessions end. Without the scope to decide about consent, their pending deletion ends.
 */
export async function changeGuardian(
  { database, clock }: ChildrenParts,
  { childId, guardianId, scopes, endsAt }: Input<'changeGuardian'>,
): Promise<Record<string, never>> {
  const change = { scopes: [...new Set(scopes)], endsAt: endOf(endsAt, clock()) }
  await asSystem(() =>
    database.transaction(async (transaction) => {
      await lockChild(transaction, childId)
      if (!(await changeInvited(transaction, childId, guardianId, change))) throw noSuchGuardian()
      if (!change.scopes.includes('consent')) await cancelErasureBy(transaction, childId, guardianId)
      if (change.scopes.includes('manage-account') || (await findLogin(transaction, childId))?.setBy !== guardianId)
        return
      await endLogin(transaction, childId, clock())
      await deleteSessions(transaction, childId)
    }),
  )
  return {}
}

/** Ends what an invited guardian may do, and what they left behind with the child: all of it at once. */
export async function endGuardian(
  parts: ChildrenParts,
  { childId, guardianId }: Input<'endGuardian'>,
  by: SessionAccount,
): Promise<Record<string, never>> {
  await asSystem(() =>
    parts.database.transaction(async (transaction) => {
      if (!(await endAccess(parts, transaction, childId, guardianId))) throw noSuchGuardian()
      await tellEnded({ ...parts, database: transaction }, childId, guardianId, by.id)
    }),
  )
  return {}
}
