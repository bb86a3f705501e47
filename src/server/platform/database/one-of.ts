import { sql, type Column, type SQL } from 'drizzle-orm'

/** Returns the SQL of a check that a column holds one of the values of a list in `src/core`. */
export function oneOf(column: Column, values: readonly string[]): SQL {
  const quoted = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
  return sql`${column} in (${sql.raw(quoted)})`
}
