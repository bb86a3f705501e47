import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { REFUSAL_REASONS, UPLOAD_KINDS } from '#core/uploads/upload-rules.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'
import { files } from '#server/platform/files/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const whose = () =>
  uuid('learner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Uploads on their way. The bytes that have arrived are parts in the store of files, so any server goes on. */
export const uploads = pgTable(
  'uploads',
  {
    learnerId: whose(),
    id: uuid('id').notNull(),
    /** Lesson that the file is for; perhaps nobody has saved it yet. */
    planId: uuid('plan_id').notNull(),
    name: text('name').notNull(),
    /** Bytes of the whole file. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Bytes that have arrived and are stored. */
    arrived: bigint('arrived', { mode: 'number' }).notNull(),
    /** Reason for which the whole file was refused; its bytes are gone then. */
    refused: text('refused', { enum: REFUSAL_REASONS }),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    unique('uploads_id').on(table.id),
    index('uploads_changed').on(table.changedAt),
    check('uploads_arrived', sql`${table.arrived} between 0 and ${table.bytes}`),
    check('uploads_refused', oneOf(table.refused, REFUSAL_REASONS)),
  ],
)

/** Parts of uploads: each is the bytes of one request, in the store of files. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    learnerId: whose(),
    uploadId: uuid('upload_id').notNull(),
    /** Place of its first byte in the file. */
    start: bigint('start', { mode: 'number' }).notNull(),
    bytes: integer('bytes').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.uploadId, table.start] }),
    index('upload_parts_file').on(table.fileId),
  ],
)

/** Files of lessons. They belong to the author of the lesson, whoever sent them. */
export const attachments = pgTable(
  'attachments',
  {
    learnerId: whose(),
    planId: uuid('plan_id').notNull(),
    /** Id of its upload. A copy of the lesson has the same. */
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: UPLOAD_KINDS }).notNull(),
    file: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.planId, table.id] }),
    index('attachments_plan').on(table.planId),
    index('attachments_file').on(table.file),
    check('attachments_kind', oneOf(table.kind, UPLOAD_KINDS)),
  ],
)

const entry =
  (retention: RetentionRule) =>
  (group: ColumnClass['class'], purpose: string, inExport = true): ColumnClass => ({
    class: group,
    purpose,
    retention,
    export: inExport,
  })
const onItsWay = entry('upload')
const kept = entry('file')

export const uploadsColumnClasses: ColumnClasses<typeof uploads> = {
  learnerId: onItsWay('identity', 'whose upload it is', false),
  id: onItsWay('technical', 'tells uploads apart', false),
  planId: onItsWay('technical', 'for which lesson', false),
  name: onItsWay('learning', 'the name of the file in the lesson', false),
  bytes: onItsWay('technical', 'how much is to come', false),
  arrived: onItsWay('technical', 'where the upload goes on', false),
  refused: onItsWay('technical', 'telling the sender why', false),
  changedAt: onItsWay('technical', 'deleting what nobody finishes', false),
}

export const uploadPartsColumnClasses: ColumnClasses<typeof uploadParts> = {
  learnerId: onItsWay('identity', 'whose upload it is', false),
  uploadId: onItsWay('technical', 'of which upload', false),
  start: onItsWay('technical', 'putting the file together', false),
  bytes: onItsWay('technical', 'putting the file together', false),
  fileId: onItsWay('technical', 'finding the bytes', false),
}

export const attachmentsColumnClasses: ColumnClasses<typeof attachments> = {
  learnerId: kept('identity', 'whose lesson it belongs to'),
  planId: kept('technical', 'which lesson'),
  id: kept('technical', 'tells files apart'),
  name: kept('learning', 'the name of the file in the lesson'),
  kind: kept('technical', 'how it is shown'),
  file: kept('learning', 'the file itself; a copy has its bytes'),
  createdAt: kept('technical', 'since when'),
}
