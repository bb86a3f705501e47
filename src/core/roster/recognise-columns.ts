/** Columns of a student file that Funda uses. Others are left out before anything is sent. */
export const IMPORT_COLUMNS = [
  'id',
  'name',
  'firstName',
  'lastName',
  'grade',
  'birthYear',
  'age',
  'email',
  'parent',
  'parentEmail',
  'number',
  'status',
] as const

export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** Headings of each column by language, and words of each status (`content/roster/headings.json`). */
export type RosterWords = {
  columns: Readonly<Record<ImportColumn, Readonly<Record<string, readonly string[]>>>>
  statuses: Readonly<Record<'active' | 'inactive', readonly string[]>>
}

/** Returns a heading or a word as the lists have it: small letters and digits without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** Returns the column of each heading, undefined for one that isn't used. The first of two alike is used. */
export function recogniseColumns(
  headings: readonly string[],
  { columns }: Pick<RosterWords, 'columns'>,
): (ImportColumn | undefined)[] {
  const used = new Set<ImportColumn>()
  return headings.map((heading) => {
    const found = IMPORT_COLUMNS.find(
      (column) => !used.has(column) && Object.values(columns[column]).some((names) => names.includes(plain(heading))),
    )
    if (found) used.add(found)
    return found
  })
}

/** Returns the status that a cell names, or the cell as it is. */
export const readStatus = (cell: string, { statuses }: Pick<RosterWords, 'statuses'>): string =>
  (['active', 'inactive'] as const).find((status) => statuses[status].includes(plain(cell))) ?? cell
