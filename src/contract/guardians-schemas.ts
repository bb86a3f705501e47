import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { guardiansCalls } from '#contract/guardians.ts'
import { because, email, language, token } from '#contract/person-schemas.ts'
import { moment } from '#contract/text-schemas.ts'
import { GUARDIAN_KINDS, GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'

const childId = z.uuid()
const someScopes = z.array(z.enum(GUARDIAN_SCOPES)).min(1, because('missing')).max(GUARDIAN_SCOPES.length)

/** End of a relation, or null. A past time is refused, because ending a relation is another call. */
const endsAt = moment.nullable()

const guardian = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  kind: z.enum(GUARDIAN_KINDS),
  scopes: z.array(z.enum(GUARDIAN_SCOPES)),
  since: z.iso.datetime(),
  endsAt,
  /** Time until which they can accept to be the first guardian; null without an offer. */
  offeredUntil: z.iso.datetime().nullable(),
})

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  scopes: z.array(z.enum(GUARDIAN_SCOPES)),
  endsAt,
  expiresAt: z.iso.datetime(),
})

const guardianErrors = ['not-signed-in', 'guardian-needed', 'not-found', 'not-allowed'] as const

export const guardiansSchemas = {
  /** Lists the guardians and the open invitations, for the first guardian. */
  listGuardians: {
    input: z.strictObject({ childId }),
    output: z.object({ guardians: z.array(guardian), invitations: z.array(invitation) }),
    errors: guardianErrors,
  },
  /** Writes to that address. Asked again, the newer invitation takes the place of the older, whose link is worth nothing from then on. */
  inviteGuardian: {
    input: z.strictObject({ childId, email, scopes: someScopes, endsAt: endsAt.default(null), language }),
    output: z.object({}),
    errors: [...guardianErrors, 'too-many-attempts', 'quota-reached'],
  },
  withdrawInvitation: {
    input: z.strictObject({ childId, id: z.uuid() }),
    output: z.object({}),
    errors: guardianErrors,
  },
  /** Returns the content of an invitation by the email's link, for the account of its address. */
  readInvitation: {
    input: z.strictObject({ token }),
    output: z.object({ username: z.string(), invitedBy: z.string(), scopes: z.array(z.enum(GUARDIAN_SCOPES)), endsAt }),
    errors: ['not-signed-in', 'guardian-needed', 'link-over', 'other-address'],
  },
  acceptInvitation: {
    input: z.strictObject({ token }),
    output: z.object({ childId }),
    errors: ['not-signed-in', 'guardian-needed', 'link-over', 'other-address'],
  },
  /** Erases the invitation; whoever holds the link may. */
  refuseInvitation: { input: z.strictObject({ token }), output: z.object({}), errors: ['link-over'] },
  /** Changes the scopes and end date of an invited guardian; the first guardian's own relation stays. */
  changeGuardian: {
    input: z.strictObject({ childId, guardianId: z.uuid(), scopes: someScopes, endsAt }),
    output: z.object({}),
    errors: guardianErrors,
  },
  /** Offers the first place to another guardian of the child, who gets an email and has seven days to accept. */
  offerFirst: {
    input: z.strictObject({ childId, guardianId: z.uuid() }),
    output: z.object({}),
    errors: [...guardianErrors, 'proof-needed'],
  },
  withdrawOffer: { input: z.strictObject({ childId }), output: z.object({}), errors: guardianErrors },
  /** Makes whoever asks the first guardian, if it is offered to them; the one before stays a guardian. */
  acceptFirst: {
    input: z.strictObject({ childId }),
    output: z.object({}),
    errors: [...guardianErrors, 'email-unconfirmed', 'proof-needed'],
  },
  refuseFirst: { input: z.strictObject({ childId }), output: z.object({}), errors: guardianErrors },
  /** Ends the relation of an invited guardian at once: the first guardian may, and whoever was invited for themselves. */
  endGuardian: {
    input: z.strictObject({ childId, guardianId: z.uuid() }),
    output: z.object({}),
    errors: guardianErrors,
  },
} as const satisfies SchemasOf<typeof guardiansCalls>

export type Guardian = z.infer<typeof guardian>
export type GuardianInvitation = z.infer<typeof invitation>
