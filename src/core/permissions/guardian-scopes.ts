/** Scopes of a guardian over a child (product decisions, section 2). */
export const GUARDIAN_SCOPES = ['see-progress', 'manage-account', 'consent'] as const

export type GuardianScope = (typeof GUARDIAN_SCOPES)[number]

/** Kinds of guardians: the first consented or added the child; the first invited the others. */
export const GUARDIAN_KINDS = ['first', 'invited'] as const

export type GuardianKind = (typeof GUARDIAN_KINDS)[number]

/** A guardian's relation to one child; `endsAt`, in milliseconds since 1970, where custody is shared for a time. */
export type GuardianRelation = { kind: GuardianKind; scopes: readonly GuardianScope[]; endsAt: number | null }

/** True while a relation stands: its last day has not come. It owns this rule; the conditions in SQL are tested against it. */
export const relationStands = (relation: GuardianRelation | undefined, now: number): relation is GuardianRelation =>
  relation !== undefined && (relation.endsAt === null || now < relation.endsAt)

/** Tells whether the relation grants the scope at `now`. Without a relation nothing is allowed. */
export const mayForChild = (relation: GuardianRelation | undefined, scope: GuardianScope, now: number): boolean =>
  relationStands(relation, now) && relation.scopes.includes(scope)

/** Tells whether a guardian sees the child's classes and schools: to follow the learning, or to agree to sharing it. */
export const seesGroups = (scopes: readonly GuardianScope[]): boolean =>
  scopes.includes('see-progress') || scopes.includes('consent')

/** Tells whether somebody decides who else is a guardian of the child: only the first guardian does. */
export const mayChooseGuardians = (relation: GuardianRelation | undefined, now: number): boolean =>
  relationStands(relation, now) && relation.kind === 'first'

/** Days for which an invitation by e-mail can be answered. */
export const INVITATION_DAYS = 7
