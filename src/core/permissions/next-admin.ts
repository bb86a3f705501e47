import { needsGuardian, type AgeBand } from '#core/people/age-bands.ts'
import type { PermissionTag } from '#core/permissions/spaces.ts'

type Candidate = { ageBand: AgeBand; tags: readonly PermissionTag[] }

/** Lists possible heads of a space without another admin: its adults, in the given order. */
export const couldLead = <Member extends Candidate>(others: readonly Member[]): Member[] =>
  others.filter(({ ageBand }) => !needsGuardian(ageBand))

/**
 * Returns the successor of a space's last admin, unless another is named. It is the longest-serving adult who may
 * change things. Undefined if there is none and the space is closed.
 */
export const nextAdmin = <Member extends Candidate>(others: readonly Member[]): Member | undefined =>
  couldLead(others).find(({ tags }) => tags.includes('edit'))
