import { needsGuardian, type AgeBand } from '#core/people/age-bands.ts'
import type { PermissionTag } from '#core/permissions/spaces.ts'

type Candidate = { ageBand: AgeBand; tags: readonly PermissionTag[] }

/** Who could decide about a space when nobody else does: its adults, in the order in which they are given. */
export const couldLead = <Member extends Candidate>(others: readonly Member[]): Member[] =>
  others.filter(({ ageBand }) => !needsGuardian(ageBand))

/**
 * Who decides about a space after its last admin, unless another is named: of the others, the longest-serving first,
 * the first adult who may change things. Undefined where there is none, and the space is closed.
 */
export const nextAdmin = <Member extends Candidate>(others: readonly Member[]): Member | undefined =>
  couldLead(others).find(({ tags }) => tags.includes('edit'))
