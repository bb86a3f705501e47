import { INVITATION_DAYS, type GuardianRelation } from '#core/permissions/guardian-scopes.ts'

const DAY = 24 * 60 * 60 * 1000

/** Returns the end of an offer to become the first guardian, as long as an invitation; null without one. */
export function offerEnd(offeredAt: Date | null, now: Date): Date | null {
  if (offeredAt === null) return null
  const end = new Date(offeredAt.getTime() + INVITATION_DAYS * DAY)
  return end > now ? end : null
}

/** Tells whether an invited guardian can take the first guardian's place, because it is offered to them now. */
export const mayBecomeFirst = (relation: GuardianRelation & { offeredAt: Date | null }, now: Date): boolean =>
  relation.kind === 'invited' && offerEnd(relation.offeredAt, now) !== null
