import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { assignmentsCalls as calls } from '#contract/assignments.ts'
import { assignmentAddress } from '#core/assignments/assignment-address.ts'
import { useCallQuery } from '../dashboard/call-query.ts'
import { EmptyNote } from '../dashboard/empty-note.tsx'
import { Loaded } from '../dashboard/loaded.tsx'
import { ScoreBand } from '../dashboard/score-band.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { saveFile } from '../../platform/save-file.ts'
import css from './assigning.module.css'
import { moveCell, writeGradebook, type Gradebook } from './gradebook-state.ts'

type Cell = NonNullable<Gradebook['students'][number]['cells'][number]>

function cellText(cell: Cell | null): string {
  if (cell === null) return ''
  if (cell.toMark) return t('assignments.toMark')
  if (cell.points !== null) return String(cell.points)
  return t(`dashboard.status.${cell.status}`)
}

/** Table of the grades. The names stay in sight while it is scrolled, and arrow keys lead from cell to cell. */
function Grades({ book, spaceId }: { book: Gradebook; spaceId: string }): ReactNode {
  const table = useRef<HTMLTableElement>(null)
  const size = { row: book.students.length, column: book.assignments.length }
  const move = useEffectEvent((event: KeyboardEvent): void => {
    const place = event.target instanceof HTMLElement ? event.target.dataset : {}
    const next = moveCell({ row: Number(place['row']), column: Number(place['column']) }, event.key, size)
    if (place['row'] === undefined || !next) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)?.focus()
  })
  useEffect(() => {
    const shown = table.current
    const onKey = (event: KeyboardEvent): void => move(event)
    shown?.addEventListener('keydown', onKey)
    return () => shown?.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className={css['grades']}>
      <table ref={table} aria-label={t('assignments.gradebook')}>
        <thead>
          <tr>
            <th scope="col">{t('assignments.student')}</th>
            {book.assignments.map(({ id, title, points }) => (
              <th key={id} scope="col">
                <Link href={assignmentAddress(spaceId, id)}>{title}</Link>{' '}
                <span className="muted small">{t('assignments.ofPoints', { points })}</span>
              </th>
            ))}
            <th scope="col">{t('assignments.allPoints')}</th>
          </tr>
        </thead>
        <tbody>
          {book.students.map(({ learnerId, name, cells, percent }, row) => (
            <tr key={learnerId}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td
                  key={book.assignments[column]?.id}
                  data-row={row}
                  data-column={column}
                  tabIndex={row === 0 && column === 0 ? 0 : -1}
                >
                  {cellText(cell)}
                  {cell?.lateness === 'late' ? <span className="small"> ({t('dashboard.status.late')})</span> : null}
                </td>
              ))}
              <td>
                <ScoreBand score={percent} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Gradebook of a group, with its download. */
export function GradebookPanel({ spaceId }: { spaceId: string }): ReactNode {
  const query = useCallQuery<'getGradebook'>(calls.getGradebook, { spaceId })
  return (
    <Loaded query={query}>
      {(book) =>
        book.assignments.length === 0 || book.students.length === 0 ? (
          <EmptyNote title={t('assignments.noGrades')} />
        ) : (
          <div className="stack">
            <p>
              <button
                type="button"
                className="button outlined"
                onClick={() =>
                  saveFile(
                    'gradebook.csv',
                    writeGradebook(book, { student: t('assignments.student'), all: t('assignments.allPoints') }),
                    'text/csv',
                  )
                }
              >
                {t('assignments.csv')}
              </button>
            </p>
            <Grades book={book} spaceId={spaceId} />
          </div>
        )
      }
    </Loaded>
  )
}
