import { useEffect, useState, type ReactNode } from 'react'
import type { JsonValue } from '#core/guest/guest-session.ts'
import type { QuotaKind } from '#core/people/quotas.ts'
import {
  COPIED_TABLES,
  isCopiedColumn,
  type CopiedRow,
  type CopiedTable,
  type DataCopy,
} from '#core/privacy/data-copy.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { NearNote } from '../../platform/forms/near-note.tsx'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import css from './stored-data.module.css'
import { withReauthentication } from './with-reauthentication.ts'

/** Rows that are shown of one table: a phone draws no ten thousand. */
const MOST_ROWS = 50

/** Longest text that is shown of a cell: a recording has a million characters. */
const MOST_LETTERS = 120

/** A moment as the server writes it (ISO 8601). */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const sayMoment = (moment: string): string =>
  new Date(moment).toLocaleString([`${currentLanguage()}-ZA`, 'en-ZA'], { dateStyle: 'medium', timeStyle: 'short' })

const sayColumn = (column: string): string => (isCopiedColumn(column) ? t(`dataCopy.column.${column}`) : column)

/** Returns the language of a value: stored words of the program are English, others have none. */
const languageOf = (value: JsonValue | undefined): 'en' | undefined =>
  typeof value === 'string' && /^[a-z]+(-[a-z]+)*$/.test(value) ? 'en' : undefined

function sayCell(value: JsonValue | undefined): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'dataCopy.yes' : 'dataCopy.no')
  if (typeof value === 'string' && MOMENT.test(value)) return sayMoment(value)
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ') || '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}

/** Tables whose rows have a quota. */
const QUOTA_OF: Readonly<Partial<Record<CopiedTable, QuotaKind>>> = {
  learningEvents: 'events',
  khuluMessages: 'chat-messages',
  recordings: 'recordings',
  spaceMembers: 'spaces',
}

function StoredTable({ name, rows }: { name: CopiedTable; rows: readonly CopiedRow[] }): ReactNode {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const what = t(`dataCopy.what.${name}`)
  const quota = QUOTA_OF[name]
  const shown = rows.slice(-MOST_ROWS).toReversed()
  return (
    <details>
      <summary>{t('dataCopy.count', { what, count: rows.length })}</summary>
      {quota ? <NearNote used={{ [quota]: rows.length }} /> : null}
      {rows.length > MOST_ROWS ? <p className="muted small">{t('dataCopy.newest', { count: MOST_ROWS })}</p> : null}
      {/* What is wider than a phone is scrolled, also by keyboard (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing inside can be focused, so the region has to be */}
      <div className={css['scroll']} role="region" aria-label={what} tabIndex={0}>
        <table>
          {rows.length === 1 ? (
            <tbody>
              {columns.map((column) => (
                <tr key={column}>
                  <th scope="row">{sayColumn(column)}</th>
                  <td lang={languageOf(rows[0]?.[column])}>{sayCell(rows[0]?.[column])}</td>
                </tr>
              ))}
            </tbody>
          ) : (
            <>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {sayColumn(column)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map((row, index) => (
                  <tr key={index}>
                    {columns.map((column) => (
                      <td key={column} lang={languageOf(row[column])}>
                        {sayCell(row[column])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </>
          )}
        </table>
      </div>
    </details>
  )
}

/** All that is kept of somebody, table by table, for whoever may have the copy. */
export function StoredData({ load }: { load: () => Promise<CallResult<DataCopy>> }): ReactNode {
  const [result, setResult] = useState<CallResult<DataCopy>>()
  // Asked for once: it is long, and may ask who one is.
  const [first] = useState(() => load)
  useEffect(() => {
    void withReauthentication(first).then(setResult)
  }, [first])
  if (result === undefined)
    return (
      <div className="empty">
        <Spinner label={t('accounts.sending')} />
      </div>
    )
  if (!result.ok) return <FormError text={failureText(result)} />
  const { tables } = result.output
  const filled = COPIED_TABLES.flatMap((name) =>
    (tables[name] ?? []).length > 0 ? [{ name, rows: tables[name] ?? [] }] : [],
  )
  return filled.length === 0 ? (
    <p>{t('dataCopy.none')}</p>
  ) : (
    <div className={css['list']}>
      {filled.map((table) => (
        <StoredTable key={table.name} {...table} />
      ))}
    </div>
  )
}
