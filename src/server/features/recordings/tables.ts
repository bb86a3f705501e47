import { sql } from 'drizzle-orm'
import { check, customType, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { RECORDING_STATES } from '#core/recordings/recordings.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { files } from '#server/platform/files/tables.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Words that speakers recorded. Deleted with the speaker's account, whether approved or not. */
export const recordings = pgTable(
  'recordings',
  {
    /** The speaker. */
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    language: text('language').$type<LearningLanguage>().notNull(),
    /** Name of the text's clip; texts that sound the same share one. */
    clipName: text('clip_name').notNull(),
    text: text('text').notNull(),
    /**
     * A WAV file that hasn't moved to the store of files yet (`move-recordings.ts`). A later migration drops the column,
     * when no server has such a row any more.
     */
    sound: bytes('sound'),
    /** Sound in the store of files; null once it was rejected. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bytes that its speaker sent, by which it is fetched. */
    file: text('file').notNull(),
    state: text('state', { enum: RECORDING_STATES }).notNull(),
    consentVersion: text('consent_version').notNull(),
    recordedAt: moment('recorded_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    uniqueIndex('recordings_id').on(table.id),
    uniqueIndex('recordings_file').on(table.file),
    index('recordings_state').on(table.language, table.state, table.clipName),
    check('recordings_language', oneOf(table.language, LEARNING_LANGUAGE_CODES)),
    check('recordings_state', oneOf(table.state, RECORDING_STATES)),
    index('recordings_file_id').on(table.fileId),
    index('recordings_unmoved')
      .on(table.id)
      .where(sql`${table.sound} is not null`),
    check(
      'recordings_sound',
      sql`num_nonnulls(${table.sound}, ${table.fileId}) = (case when ${table.state} = 'rejected' then 0 else 1 end)`,
    ),
  ],
)

const KEPT = 'recording'
const entry = (
  group: ColumnClass['class'],
  purpose: string,
  retention: RetentionRule = KEPT,
  inExport = true,
): ColumnClass => ({ class: group, purpose, retention, export: inExport })

export const recordingsColumnClasses: ColumnClasses<typeof recordings> = {
  learnerId: entry('identity', 'whose voice it is, so that it goes with the account'),
  id: entry('technical', 'tells recordings apart'),
  language: entry('learning', 'which language is spoken'),
  clipName: entry('technical', 'finding the recording of a text', KEPT, false),
  text: entry('learning', 'what is said'),
  sound: entry(
    'identity',
    'the voice: heard by reviewers, and by all once approved; deleted as soon as it is rejected',
  ),
  fileId: entry('technical', 'finding the sound in the store of files', KEPT, false),
  file: entry('technical', 'fetching an approved recording'),
  state: entry('technical', 'whether others hear it'),
  consentVersion: entry('identity', 'proof of what the speaker agreed to'),
  recordedAt: entry('technical', 'reviewing the oldest first'),
  decidedAt: entry('technical', 'the newest approved recording is heard'),
  decidedBy: entry('identity', 'who reviewed it', KEPT, false),
}
