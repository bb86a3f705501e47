import type { RetentionRule } from '#core/privacy/retention.ts'

/** Kinds of personal data in a column. */
export const COLUMN_CLASSES = ['identity', 'contact', 'credential', 'learning', 'technical'] as const

/**
 * Classification of a column: purpose, retention rule, and place in the copy of a person's own data (security
 * goals, P9).
 */
export type ColumnClass = {
  class: (typeof COLUMN_CLASSES)[number]
  purpose: string
  retention: RetentionRule
  export: boolean
}

/** Classes of all columns of a table. A column without one doesn't compile, and fails a test. */
export type ColumnClasses<Table extends { _: { columns: object } }> = Record<keyof Table['_']['columns'], ColumnClass>
