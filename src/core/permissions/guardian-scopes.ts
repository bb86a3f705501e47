/** What a guardian may do for a child (product decisions, section 2). */
export const GUARDIAN_SCOPES = ['see-progress', 'manage-account', 'consent'] as const

export type GuardianScope = (typeof GUARDIAN_SCOPES)[number]

/** A guardian's relation to one child; `endsAt`, in milliseconds since 1970, where custody is shared for a time. */
export type GuardianRelation = { scopes: readonly GuardianScope[]; endsAt: number | null }

/** Whether the relation allows it now. Without a relation nothing is allowed. */
export const mayForChild = (relation: GuardianRelation | undefined, scope: GuardianScope, now: number): boolean =>
  relation !== undefined && relation.scopes.includes(scope) && (relation.endsAt === null || now < relation.endsAt)
