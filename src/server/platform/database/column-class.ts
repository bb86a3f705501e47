import type { RetentionRule } from '#core/privacy/retention.ts'

/** What a column says about a person. */
export const COLUMN_CLASSES = ['identity', 'contact', 'credential', 'learning', 'technical'] as const

/** Why a column is kept, how long (a rule of the one list), and whether it belongs to the copy that a person gets of their own data (security goals, P9). */
export type ColumnClass = {
  class: (typeof COLUMN_CLASSES)[number]
  purpose: string
  retention: RetentionRule
  export: boolean
}

/** One entry for each column of a table: a column without one doesn't compile, and fails a test. */
export type ColumnClasses<Table extends { _: { columns: object } }> = Record<keyof Table['_']['columns'], ColumnClass>
