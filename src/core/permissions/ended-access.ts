import type { GuardianScope } from '#core/permissions/guardian-scopes.ts'
import type { SpaceKind } from '#core/permissions/spaces.ts'

/** Person who chose a child's login: a guardian's id, or null for the child. */
export type LoginOrigin = { setBy: string | null }

/**
 * Tells whether a child's login ends with a guardian's access, because they chose and know it. If it is unknown who
 * chose it, it ends with each possible guardian.
 */
export const loginEndsWith = (
  login: LoginOrigin | undefined,
  guardian: { id: string; scopes: readonly GuardianScope[] },
): boolean => (login ? login.setBy === guardian.id : guardian.scopes.includes('manage-account'))

/** Space of a child: who is in charge, its other members, and who added the child (null if unknown). */
export type SpaceOfChild = {
  kind: SpaceKind
  admins: readonly string[]
  members: readonly string[]
  broughtBy: string | null
}

/**
 * Tells whether a child leaves a space when a guardian's access ends. It leaves if that person is in charge, or added
 * the child to their family. It stays if a remaining guardian is a member too, or added the child.
 */
export function leavesWith(
  { kind, admins, members, broughtBy }: SpaceOfChild,
  endedId: string,
  remaining: readonly string[],
): boolean {
  if (remaining.some((id) => id === broughtBy || members.includes(id))) return false
  return admins.includes(endedId) || (kind === 'family' && broughtBy === endedId)
}

/** Verdict on a login with the right name and secret: let in, or the reason against it. */
export type Entry = 'open' | 'guardian-needed' | 'new-login-needed'
