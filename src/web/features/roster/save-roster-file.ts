import type { CallOf } from '#contract/call-of.ts'
import { writeCsv } from '#core/privacy/write-csv.ts'
import { t } from '../../platform/i18n/translate.ts'
import { saveFile } from '../../platform/save-file.ts'

type Exported = CallOf<'exportStudents'>['output']['students'][number]

/** Columns of an exported file, in their order. */
const COLUMNS = ['id', 'name', 'grade', 'birthYear', 'email', 'parent', 'parentEmail', 'number', 'status'] as const

/** Writes a student file for spreadsheets in South Africa, which take semicolons. */
const writeRosterFile = (students: readonly Exported[]): string =>
  writeCsv(
    students.map((student) =>
      Object.fromEntries(COLUMNS.map((column) => [t(`roster.column.${column}`), student[column]])),
    ),
    ';',
  )

/** Saves the students of a group as a file on the device. */
export function saveRosterFile(students: readonly Exported[], group: string): void {
  const name = group.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  saveFile(`${name || 'roster'}.csv`, writeRosterFile(students), 'text/csv;charset=utf-8')
}
