import type { SpaceKind, SpaceRole } from '#core/permissions/spaces.ts'

/** Change of a member's place in a group, by roles. `to` is null for somebody who leaves. */
type Change = { kind: SpaceKind; by: SpaceRole | undefined; from: SpaceRole; to: SpaceRole | null; isSelf: boolean }

/**
 * Tells whether roles let somebody change another's place. A school has one founder, who alone names co-founders and
 * removes them. The founder's own place only changes when the school is handed over. Other groups don't look at roles.
 */
export function rolesAllow({ kind, by, from, to, isSelf }: Change): boolean {
  if (kind !== 'school') return true
  if (from === 'founder' || to === 'founder') return false
  if (isSelf && to !== 'co-founder') return true
  return (from !== 'co-founder' && to !== 'co-founder') || by === 'founder'
}
