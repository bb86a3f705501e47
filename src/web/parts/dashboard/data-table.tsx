import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
  type PaginationState,
  type SortingState,
} from '@tanstack/react-table'
import { useMemo, useState, type ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { SortIcon } from './dashboard-icons.tsx'
import css from './data-table.module.css'

/** Rows of a page, here and on the server. */
export const ROWS_OF_A_PAGE = 50

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

/** One column of a table. */
export type Column<Row> = {
  id: string
  /** Name in the heading; on a phone it stands before the value. */
  name: string
  cell: (row: Row) => ReactNode
  /** Value to sort by. A column without one can't be sorted. */
  sortBy?: (row: Row) => string | number | null
  /** Figures stand at the end of their column. */
  isFigure?: boolean
  /** Buttons and links say what they do: on a phone no name stands before them. */
  isAct?: boolean
}

/** Paging by the server: the table shows what it was given. */
export type ServerPaging = { page: number; total: number; onPage: (page: number) => void }

/** Direction of a sorted column, as `aria-sort` says it. */
const directionOf = (sorting: SortingState, id: string): 'ascending' | 'descending' | 'none' => {
  const found = sorting.find((column) => column.id === id)
  if (!found) return 'none'
  return found.desc ? 'descending' : 'ascending'
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }): ReactNode {
  if (pages < 2) return null
  return (
    <nav className={css['pages']} aria-label={t('dashboard.table.pages')}>
      <button
        type="button"
        className="button outlined"
        aria-disabled={page === 0}
        onClick={() => page > 0 && onPage(page - 1)}
      >
        {t('dashboard.table.before')}
      </button>
      <span>{t('dashboard.table.page', { page: page + 1, pages })}</span>
      <button
        type="button"
        className="button outlined"
        aria-disabled={page + 1 >= pages}
        onClick={() => page + 1 < pages && onPage(page + 1)}
      >
        {t('dashboard.table.next')}
      </button>
    </nav>
  )
}

/** Columns that fit beside each other on a phone. Rows of more become cards there, with a name before each value. */
const MOST_ON_A_PHONE = 2

/**
 * A table whose columns sort, in pages of fifty rows. On a phone, rows of many columns become cards, so that nothing is
 * left out.
 * @param label name of the table, read out
 * @param columns stable: from module scope or `useMemo`
 * @param empty note in place of an empty table
 * @param paging if the server pages; sorting then orders the rows of this page
 */
export function DataTable<Row extends object>({
  label,
  rows,
  columns,
  rowKey,
  empty,
  paging,
}: {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  empty: ReactNode
  paging?: ServerPaging
}): ReactNode {
  const [sorting, setSorting] = useState<SortingState>([])
  const [pagination, setPagination] = useState<PaginationState>({ pageIndex: 0, pageSize: ROWS_OF_A_PAGE })
  const data = useMemo(() => [...rows], [rows])
  const definitions = useMemo(
    () =>
      columns.map(({ id, sortBy }) => ({
        id,
        accessorFn: (row: Row) => sortBy?.(row) ?? undefined,
        sortUndefined: 'last' as const,
        sortFn: sortFn_basic,
        enableSorting: sortBy !== undefined,
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    state: { sorting, pagination },
    onSortingChange: setSorting,
    onPaginationChange: setPagination,
    manualPagination: paging !== undefined,
  })
  if (rows.length === 0 && (paging === undefined || paging.total === 0)) return empty
  const page = paging ? paging.page : pagination.pageIndex
  const pages = Math.ceil((paging ? paging.total : rows.length) / ROWS_OF_A_PAGE)
  return (
    <>
      <div className={css['frame']}>
        <table className={`${css['table']} ${columns.length > MOST_ON_A_PHONE ? css['cards'] : ''}`} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ id, name, sortBy, isFigure }) => (
                <th
                  key={id}
                  scope="col"
                  className={`${isFigure ? css['figure'] : ''} ${sortBy ? '' : css['plain']}`}
                  {...(sortBy ? { 'aria-sort': directionOf(sorting, id) } : {})}
                >
                  {sortBy ? (
                    <button type="button" onClick={() => table.getColumn(id)?.toggleSorting()}>
                      {name}
                      <SortIcon small />
                    </button>
                  ) : (
                    name
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id}>
                {columns.map(({ id, name, cell, isFigure, isAct }) => (
                  <td key={id} data-name={isAct ? undefined : name} className={isFigure ? css['figure'] : ''}>
                    {cell(row.original)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pages
        page={page}
        pages={pages}
        onPage={paging ? paging.onPage : (pageIndex) => setPagination({ pageIndex, pageSize: ROWS_OF_A_PAGE })}
      />
    </>
  )
}
