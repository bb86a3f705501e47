import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { FILE_PURPOSES } from '#core/files/file-purposes.ts'
import { FILE_TYPES, type FileType } from '#core/files/file-types.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

// The platform imports no feature: these name the tables that own files, and nothing more of them.
const users = pgTable('users', { id: uuid('id').primaryKey() })
const spaces = pgTable('spaces', { id: uuid('space_id').primaryKey() })

/** Contents of the store, each once. A row is there before its bytes are, so the store never has to be listed. */
export const fileContents = pgTable(
  'file_contents',
  {
    /** SHA-256 of the bytes, in hexadecimal: their name in the store. */
    hash: text('hash').primaryKey(),
    /** End of the time in which no sweep removes the arriving content; null once a file refers to it. */
    arrivingUntil: timestamp('arriving_until', { withTimezone: true, mode: 'date' }),
  },
  (table) => [check('file_contents_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`)],
)

/** Files: references to contents, each with its owner, who is a learner or a space. */
export const files = pgTable(
  'files',
  {
    learnerId: uuid('learner_id').references(() => users.id, { onDelete: 'cascade' }),
    spaceId: uuid('space_id').references(() => spaces.id, { onDelete: 'cascade' }),
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: FILE_PURPOSES }).notNull(),
    hash: text('hash')
      .notNull()
      .references(() => fileContents.hash),
    type: text('type').$type<FileType>().notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('files_learner').on(table.learnerId, table.purpose),
    index('files_space').on(table.spaceId, table.purpose),
    index('files_hash').on(table.hash),
    check('files_owner', sql`num_nonnulls(${table.learnerId}, ${table.spaceId}) = 1`),
    check('files_purpose', oneOf(table.purpose, FILE_PURPOSES)),
    check('files_type', oneOf(table.type, Object.keys(FILE_TYPES))),
  ],
)

const stored = (kind: ColumnClass['class'], purpose: string): ColumnClass => ({
  class: kind,
  purpose,
  retention: 'file',
  export: false,
})

export const fileContentsColumnClasses: ColumnClasses<typeof fileContents> = {
  hash: stored('technical', 'finds the bytes in the store'),
  arrivingUntil: stored('technical', 'keeps the sweep away from bytes on their way'),
}

export const filesColumnClasses: ColumnClasses<typeof files> = {
  learnerId: stored('identity', 'says whose file it is, so that it is deleted with the account'),
  spaceId: stored('identity', 'says whose file it is, so that it is deleted with the space'),
  id: stored('technical', 'tells files apart'),
  purpose: stored('technical', 'says which types and sizes are allowed'),
  hash: stored('technical', 'finds the bytes; they leave in the copy of what the file belongs to'),
  type: stored('technical', 'says how the bytes are to be read'),
  bytes: stored('technical', 'counts how much of a quota is used'),
  addedAt: stored('technical', 'says since when the file is kept'),
}
