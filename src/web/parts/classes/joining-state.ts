import type { Child } from '#contract/children-schemas.ts'
import { SHARING_PURPOSE } from '#core/permissions/consent.ts'

/** Somebody whom an adult can let join a class: the adult, with an empty id, or a child. */
export type Joiner = { id: string; name: string; needsConsent: boolean; hasJoined: boolean }

/** Children for whom the account decides about consent. */
export const decidedFor = (children: readonly Child[]): Child[] =>
  children.filter(({ scopes }) => scopes.includes('consent'))

/**
 * Lists whom an adult can let join: children first, because their class is the usual reason, then the adult.
 * @param sharesLearning whether others will see what the child learns, which needs its consent
 */
export function listJoiners(
  children: readonly Child[],
  {
    ownId,
    ownName,
    joinedIds,
    sharesLearning,
  }: {
    ownId: string
    ownName: string
    joinedIds: readonly string[]
    sharesLearning: boolean
  },
): Joiner[] {
  return [
    ...decidedFor(children).map(({ id, username, purposes }) => ({
      id,
      name: username,
      needsConsent: sharesLearning && !purposes.includes(SHARING_PURPOSE),
      hasJoined: joinedIds.includes(id),
    })),
    { id: '', name: ownName, needsConsent: false, hasJoined: joinedIds.includes(ownId) },
  ]
}

/** Chooses the joiner that is offered first: the first child that hasn't joined yet, otherwise nobody. */
export const firstJoiner = (joiners: readonly Joiner[]): string | undefined =>
  joiners.find(({ id, hasJoined }) => id !== '' && !hasJoined)?.id
