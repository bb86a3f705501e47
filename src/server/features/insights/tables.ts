import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { NOUN_CLASSES } from '#core/grammar/noun-classes.ts'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { ERROR_CLASSES } from '#core/learning/learning-event.ts'
import { spaces } from '#server/features/spaces/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

/** Rules that practices of a class or family were made against; the practice itself is an assignment. */
export const practiceRules = pgTable(
  'practice_rules',
  {
    spaceId: uuid('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    assignmentId: uuid('assignment_id').notNull(),
    language: text('language').$type<LearningLanguage>().notNull(),
    errorClass: text('error_class', { enum: ERROR_CLASSES }).notNull(),
    nounClass: text('noun_class', { enum: NOUN_CLASSES }),
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.assignmentId] }),
    index('practice_rules_made').on(table.spaceId, table.madeAt),
    check('practice_rules_language', oneOf(table.language, LEARNING_LANGUAGE_CODES)),
    check('practice_rules_error_class', oneOf(table.errorClass, ERROR_CLASSES)),
    check('practice_rules_noun_class', oneOf(table.nounClass, NOUN_CLASSES)),
  ],
)

const entry = (purpose: string): ColumnClass => ({
  class: 'technical',
  purpose,
  retention: 'assignment',
  export: false,
})

export const practiceRulesColumnClasses: ColumnClasses<typeof practiceRules> = {
  spaceId: entry('whose practice it is'),
  assignmentId: entry('which assignment it is'),
  language: entry('showing whether the practice helped'),
  errorClass: entry('showing whether the practice helped'),
  nounClass: entry('showing whether the practice helped'),
  madeAt: entry('comparing answers before and after'),
}
