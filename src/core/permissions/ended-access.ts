import type { GuardianScope } from '#core/permissions/guardian-scopes.ts'
import type { SpaceKind } from '#core/permissions/spaces.ts'

/** Who chose what a child logs in with: a guardian's id, or null for the child itself. */
export type LoginOrigin = { setBy: string | null }

/**
 * Says whether a child's login ends with a guardian's access: they know it, because they chose it. Where nobody noted
 * who chose it, it ends with everybody who could have.
 */
export const loginEndsWith = (
  login: LoginOrigin | undefined,
  guardian: { id: string; scopes: readonly GuardianScope[] },
): boolean => (login ? login.setBy === guardian.id : guardian.scopes.includes('manage-account'))

/** A space that a child belongs to: who is in charge, who else belongs to it, and who brought the child (null where nobody noted it). */
export type SpaceOfChild = {
  kind: SpaceKind
  admins: readonly string[]
  members: readonly string[]
  broughtBy: string | null
}

/**
 * Says whether a child leaves a space when a guardian's access ends. It does where the space is that person's: they are
 * in charge, or it is a family into which they brought the child. It stays where a guardian who remains is a member
 * too, or brought the child there.
 */
export function leavesWith(
  { kind, admins, members, broughtBy }: SpaceOfChild,
  endedId: string,
  remaining: readonly string[],
): boolean {
  if (remaining.some((id) => id === broughtBy || members.includes(id))) return false
  return admins.includes(endedId) || (kind === 'family' && broughtBy === endedId)
}

/** Whether somebody who gave the right name and secret is let in, or why not. */
export type Entry = 'open' | 'guardian-needed' | 'new-login-needed'
