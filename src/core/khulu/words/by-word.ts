/**
 * A table that is asked by whatever people write: it has only its own words, and not those that every object of the
 * language it is written in has (`constructor`).
 */
export const byWord = <Value>(table: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null) as Record<string, Value>, table)
