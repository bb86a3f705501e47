/** Makes a table safe for any typed word. It has only its own words, without those of every object (`constructor`). */
export const byWord = <Value>(table: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null) as Record<string, Value>, table)
