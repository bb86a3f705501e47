import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, unique, uuid, type PgColumn } from 'drizzle-orm/pg-core'
import { PERMISSION_TAGS, SPACE_KINDS, SPACE_ROLES, type PermissionTag } from '#core/permissions/spaces.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const spaceId = () =>
  uuid('space_id')
    .notNull()
    .references(() => spaces.id, { onDelete: 'cascade' })
const someTags = (column: PgColumn) =>
  sql`${column} <@ array[${sql.raw(PERMISSION_TAGS.map((tag) => `'${tag}'`).join(', '))}]::text[]`

/** Families, classes and schools. */
export const spaces = pgTable(
  'spaces',
  {
    id: uuid('space_id').primaryKey(),
    kind: text('kind', { enum: SPACE_KINDS }).notNull(),
    name: text('name').notNull(),
    /** The school of a class. */
    schoolId: uuid('school_id'),
    /** Code by which others join a class or a school. */
    joinCode: text('join_code').unique(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [check('spaces_kind', oneOf(table.kind, SPACE_KINDS)), index('spaces_school').on(table.schoolId)],
)

/** Members of a space, with role and permissions. */
export const spaceMembers = pgTable(
  'space_members',
  {
    spaceId: spaceId(),
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: SPACE_ROLES }).notNull(),
    tags: text('tags').array().$type<PermissionTag[]>().notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** The guardian who brought a child; null for whoever came by themselves. */
    broughtBy: uuid('brought_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.learnerId] }),
    index('space_members_learner').on(table.learnerId),
    index('space_members_bringer').on(table.broughtBy),
    check('space_members_role', oneOf(table.role, SPACE_ROLES)),
    check('space_members_tags', someTags(table.tags)),
  ],
)

/** Email invitations to a space. A row is deleted when it is answered, withdrawn or expired. */
export const spaceInvitations = pgTable(
  'space_invitations',
  {
    spaceId: spaceId(),
    id: uuid('id').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower-case: only the account of this address can accept. */
    email: text('email').notNull(),
    role: text('role', { enum: SPACE_ROLES }).notNull(),
    tags: text('tags').array().$type<PermissionTag[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.id] }),
    unique('space_invitations_email').on(table.spaceId, table.email),
    index('space_invitations_inviter').on(table.invitedBy),
    index('space_invitations_expires').on(table.expiresAt),
    check('space_invitations_role', oneOf(table.role, SPACE_ROLES)),
    check('space_invitations_tags', someTags(table.tags)),
  ],
)

const SPACE = 'space'
const MEMBER = 'membership'
const INVITATION = 'invitation'
const entry = (
  group: ColumnClass['class'],
  purpose: string,
  retention: RetentionRule,
  inExport: boolean,
): ColumnClass => ({ class: group, purpose, retention, export: inExport })

export const spacesColumnClasses: ColumnClasses<typeof spaces> = {
  id: entry('technical', 'tells spaces apart', SPACE, true),
  kind: entry('identity', 'a family, a class or a school', SPACE, true),
  name: entry('identity', "telling one's spaces apart", SPACE, true),
  schoolId: entry('technical', 'which school a class is of', SPACE, true),
  joinCode: entry('credential', 'letting others join', SPACE, false),
  createdAt: entry('technical', 'since when', SPACE, true),
}

export const spaceMembersColumnClasses: ColumnClasses<typeof spaceMembers> = {
  spaceId: entry('identity', 'to which space', MEMBER, true),
  learnerId: entry('identity', 'who belongs to it', MEMBER, true),
  role: entry('identity', 'as what', MEMBER, true),
  tags: entry('identity', 'what the member may do', MEMBER, true),
  joinedAt: entry('technical', 'since when', MEMBER, true),
  broughtBy: entry('identity', 'taking a child out with the access of whoever brought it', MEMBER, true),
}

export const spaceInvitationsColumnClasses: ColumnClasses<typeof spaceInvitations> = {
  spaceId: entry('identity', 'to which space', INVITATION, true),
  id: entry('technical', 'tells invitations apart', INVITATION, false),
  invitedBy: entry('identity', 'who asked', INVITATION, true),
  email: entry('contact', 'asking somebody, who answers by the account of this address', INVITATION, true),
  role: entry('identity', 'as what', INVITATION, true),
  tags: entry('identity', 'what the member would be allowed', INVITATION, true),
  createdAt: entry('technical', 'when it was asked', INVITATION, true),
  expiresAt: entry('technical', 'deleting the invitation', INVITATION, true),
}
