import { needsGuardian, type AgeBand } from '#core/people/age-bands.ts'

/** Kinds of spaces that people can belong to. */
export const SPACE_KINDS = ['family', 'class', 'school'] as const

export type SpaceKind = (typeof SPACE_KINDS)[number]

/** Roles in a space (product decisions, section 2). */
export const SPACE_ROLES = ['parent', 'student', 'teacher', 'assistant', 'founder', 'co-founder', 'member'] as const

export type SpaceRole = (typeof SPACE_ROLES)[number]

/** Permission tags of a member (specification, section 6). */
export const PERMISSION_TAGS = ['admin', 'create', 'edit', 'delete', 'view', 'submit'] as const

export type PermissionTag = (typeof PERMISSION_TAGS)[number]

/** The tags that somebody under 18 can have: looking, and handing in. */
export const MINOR_TAGS = ['view', 'submit'] as const satisfies readonly PermissionTag[]

/** Roles of each kind of space; the founder gets the first. */
const ROLES_OF: Readonly<Record<SpaceKind, readonly SpaceRole[]>> = {
  family: ['parent', 'student'],
  class: ['teacher', 'assistant', 'student'],
  school: ['founder', 'co-founder', 'teacher', 'member'],
}

const IN_CHARGE: readonly PermissionTag[] = ['admin', 'create', 'edit', 'delete']

/** First permissions of each role. */
const USUAL_TAGS: Readonly<Record<SpaceRole, readonly PermissionTag[]>> = {
  parent: IN_CHARGE,
  student: MINOR_TAGS,
  teacher: ['create', 'edit', 'view'],
  assistant: ['edit', 'view'],
  founder: IN_CHARGE,
  'co-founder': IN_CHARGE,
  member: ['view'],
}

/** Place of a person in a space. */
export type Membership = { kind: SpaceKind; role: SpaceRole; tags: readonly PermissionTag[] }

/**
 * Returns the roles that a person of an age band can have in a kind of space. Nobody under 18 teaches, founds or is a
 * parent.
 */
export const rolesFor = (kind: SpaceKind, band: AgeBand): readonly SpaceRole[] =>
  needsGuardian(band) ? ROLES_OF[kind].filter((role) => role === 'student' || role === 'member') : ROLES_OF[kind]

/** Returns the founder's membership: all permissions, and in a class the view of learning. */
export const founding = (kind: SpaceKind): Membership => ({
  kind,
  role: ROLES_OF[kind][0] ?? 'member',
  tags: kind === 'class' ? [...IN_CHARGE, 'view'] : IN_CHARGE,
})

/** Returns the first permissions of a role. */
export const usualTags = (role: SpaceRole): readonly PermissionTag[] => USUAL_TAGS[role]

/** Returns the role of a child in a space of that kind. */
export const childRole = (kind: SpaceKind): SpaceRole => rolesFor(kind, 'child')[0] ?? 'member'

/** Tells whether a person of that age can have this place in a space. */
export const canHold = (band: AgeBand, { kind, role, tags }: Membership): boolean =>
  rolesFor(kind, band).includes(role) &&
  tags.length > 0 &&
  (!needsGuardian(band) || tags.every((tag) => MINOR_TAGS.some((one) => one === tag)))

/**
 * Roles that know everybody in the space. In a family everybody knows everybody; elsewhere students and members know
 * whoever is in charge.
 */
const KNOWS_ALL: readonly SpaceRole[] = ['parent', 'teacher', 'assistant', 'founder', 'co-founder']

/** Tells whether somebody may see another's name in a space; `viewer` is undefined for the guardian of a member. */
export const mayKnow = (kind: SpaceKind, viewer: SpaceRole | undefined, other: SpaceRole): boolean =>
  kind === 'family' || (viewer !== undefined && KNOWS_ALL.includes(viewer)) || KNOWS_ALL.includes(other)

/** Letters and digits of a join code: none that looks like another, and no vowel that would make words. */
export const JOIN_CODE_SIGNS = 'BCDFGHJKLMNPQRSTVWXYZ23456789'

/** Length of a join code. There are 29 to the power of 8 codes, and ten tries in 15 minutes. */
export const JOIN_CODE_LENGTH = 8

/**
 * Makes a join code from random bytes. It skips a byte that would favour some signs, so it needs more bytes than signs.
 * Undefined if they don't suffice.
 */
export function makeJoinCode(random: Uint8Array): string | undefined {
  const fair = 256 - (256 % JOIN_CODE_SIGNS.length)
  const signs = [...random].filter((byte) => byte < fair).map((byte) => JOIN_CODE_SIGNS[byte % JOIN_CODE_SIGNS.length])
  return signs.length < JOIN_CODE_LENGTH ? undefined : signs.slice(0, JOIN_CODE_LENGTH).join('')
}
