import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { account, because, email, language, token } from '#contract/person-schemas.ts'
import { near } from '#contract/quota-schemas.ts'
import { shownName } from '#contract/text-schemas.ts'
import { SPACE_NAME_LENGTH, type spacesCalls } from '#contract/spaces.ts'
import { JOIN_CODE_LENGTH, PERMISSION_TAGS, SPACE_KINDS, SPACE_ROLES } from '#core/permissions/spaces.ts'

const spaceId = z.uuid()
const name = shownName(SPACE_NAME_LENGTH)
const kind = z.enum(SPACE_KINDS)
const role = z.enum(SPACE_ROLES)
const tags = z.array(z.enum(PERMISSION_TAGS)).max(PERMISSION_TAGS.length)
const someTags = tags.min(1, because('missing'))

/** A space as somebody in it has it. */
const space = z.object({
  id: spaceId,
  kind,
  name: z.string(),
  /** Role and permissions of the caller; null for the guardian of a member. */
  own: z.object({ role, tags }).nullable(),
  /** Code by which others join, for those who choose the members. */
  joinCode: z.string().nullable(),
})

const member = z.object({
  id: z.uuid(),
  /** First and last name; of somebody under 18 the username. */
  name: z.string(),
  ageBand: account.shape.ageBand,
  role,
  tags,
  joinedAt: z.iso.datetime(),
})

const invitation = z.object({ id: z.uuid(), email: z.string(), role, tags, expiresAt: z.iso.datetime() })

/** Somebody's name; `isSelf` where it is whoever asks. */
const person = z.object({ name: z.string(), isSelf: z.boolean() })

/**
 * Schema of a child's space: who is in charge, and who added the child. The latter is null if it is unknown, or the
 * account is deleted.
 */
const spaceOfChild = z.object({
  id: spaceId,
  kind,
  name: z.string(),
  inCharge: z.array(person),
  broughtBy: person.nullable(),
  since: z.iso.datetime(),
})

const errors = ['not-signed-in', 'not-found', 'not-allowed'] as const
const adultErrors = [...errors, 'guardian-needed'] as const
const invitationErrors = ['not-signed-in', 'guardian-needed', 'link-over', 'other-address'] as const

export const spacesSchemas = {
  listSpaces: { input: z.strictObject({}), output: z.object({ spaces: z.array(space) }), errors: ['not-signed-in'] },
  /** Every space of a child, whoever made it: for the child's first guardian, who can end each membership. */
  listChildSpaces: {
    input: z.strictObject({ childId: z.uuid() }),
    output: z.object({ spaces: z.array(spaceOfChild) }),
    errors: adultErrors,
  },
  /** A space with the members that whoever asks may know, and, for those who choose the members, who was invited. */
  getSpace: {
    input: z.strictObject({ spaceId }),
    output: z.object({ space, members: z.array(member), invitations: z.array(invitation) }),
    errors,
  },
  /** Makes a space; whoever makes a family brings the children along whose accounts they manage. A class can be one of a school. */
  createSpace: {
    input: z.strictObject({ kind, name, schoolId: spaceId.optional() }),
    output: z.object({ spaceId, near }),
    errors: [...adultErrors, 'too-many-attempts', 'quota-reached'],
  },
  renameSpace: { input: z.strictObject({ spaceId, name }), output: z.object({}), errors: adultErrors },
  /** Ends every membership of the space with it; people's own data stays. */
  deleteSpace: { input: z.strictObject({ spaceId }), output: z.object({}), errors: adultErrors },
  /** Joins a class or a school by its code, oneself or a child of whose consent one decides. Joined twice, it is once. */
  joinSpace: {
    input: z.strictObject({
      code: z.string().trim().toUpperCase().length(JOIN_CODE_LENGTH),
      childId: z.uuid().optional(),
    }),
    output: z.object({ spaceId, near }),
    errors: [...adultErrors, 'too-many-attempts', 'quota-reached'],
  },
  /** Adds a child: to a family one whose account one manages, elsewhere one whose consent one decides about. */
  addChildToSpace: { input: z.strictObject({ spaceId, childId: z.uuid() }), output: z.object({}), errors: adultErrors },
  changeMember: {
    input: z.strictObject({ spaceId, memberId: z.uuid(), role, tags: someTags }),
    output: z.object({}),
    errors: [...adultErrors, 'last-admin'],
  },
  /**
   * Ends a membership: one's own, a child's within the guardian's scopes, or anybody's for those who choose the
   * members.
   */
  endMembership: {
    input: z.strictObject({ spaceId, memberId: z.uuid() }),
    output: z.object({}),
    errors: [...adultErrors, 'last-admin'],
  },
  inviteMember: {
    input: z.strictObject({ spaceId, email, role, tags: someTags, language }),
    output: z.object({ near }),
    errors: [...adultErrors, 'too-many-attempts', 'quota-reached'],
  },
  withdrawSpaceInvitation: {
    input: z.strictObject({ spaceId, id: z.uuid() }),
    output: z.object({}),
    errors: adultErrors,
  },
  readSpaceInvitation: {
    input: z.strictObject({ token }),
    output: z.object({ kind, name: z.string(), invitedBy: z.string(), role, tags }),
    errors: invitationErrors,
  },
  acceptSpaceInvitation: {
    input: z.strictObject({ token }),
    output: z.object({ spaceId }),
    errors: [...invitationErrors, 'quota-reached'],
  },
  refuseSpaceInvitation: { input: z.strictObject({ token }), output: z.object({}), errors: ['link-over'] },
} as const satisfies SchemasOf<typeof spacesCalls>

export type Space = z.infer<typeof space>
export type SpaceOfChild = z.infer<typeof spaceOfChild>
export type Member = z.infer<typeof member>
export type SpaceInvitation = z.infer<typeof invitation>
