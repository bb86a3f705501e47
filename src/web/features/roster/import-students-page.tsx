import { useMemo, type ReactNode } from 'react'
import { rosterCalls as calls } from '#contract/roster.ts'
import type { ImportFate, ImportPreview, RosterGroup } from '#contract/roster-schemas.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { DataTable, type Column } from '../../parts/dashboard/data-table.tsx'
import { FigureTiles } from '../../parts/dashboard/figure-tile.tsx'
import { gradeName } from '../../parts/dashboard/grade-name.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { useSample } from '../../parts/dashboard/sample.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { countFates, previewRows, type PreviewRow, type RosterFile } from './import-state.ts'
import css from './roster.module.css'
import { useImport, type Decisions, type Import } from './use-import.ts'

type Change = Extract<ImportFate, { fate: 'change' }>['changes'][number]

/** A fate's look: what is written is green, what waits is amber. */
const LOOKS: Readonly<Record<ImportFate['fate'], string>> = {
  add: 'ok',
  change: 'section-phrases',
  same: '',
  twice: 'warn',
  unclear: 'warn',
  bad: 'warn',
}

const sayValue = ({ field }: Pick<Change, 'field'>, value: string | number | null): string => {
  if (value === null || value === '') return t('roster.none')
  if (field === 'status') return t(value === 'active' ? 'dashboard.status.active' : 'dashboard.status.inactive')
  return field === 'grade' ? gradeName(value as Parameters<typeof gradeName>[0]) : String(value)
}

/** Explains one row's fate, line by line. */
function linesOf({ fate, line }: PreviewRow, lines: readonly number[]): string[] {
  const problems = fate.problems
    .filter((field) => field !== 'name')
    .map((field) => t('roster.cellUnread', { field: t(`roster.column.${field}`) }))
  const kept = 'kept' in fate ? fate.kept : []
  const keeping = kept.map((change) =>
    t('roster.keeps', { field: t(`roster.column.${change.field}`), value: sayValue(change, change.from) }),
  )
  if (fate.fate === 'bad') return [t('roster.noName')]
  if (fate.fate === 'add') return [...(fate.isNamesake ? [t('roster.namesake')] : []), ...problems]
  if (fate.fate === 'change')
    return [
      ...fate.changes.map((change) =>
        t('roster.changes', {
          field: t(`roster.column.${change.field}`),
          from: sayValue(change, change.from),
          to: sayValue(change, change.to),
        }),
      ),
      ...keeping,
      ...problems,
    ]
  if (fate.fate === 'same') return [...keeping, ...problems]
  if (fate.fate === 'twice') {
    const others = fate.rows.map((row) => String(lines[row] ?? row + 2)).join(', ')
    return [t(fate.isRepeat ? 'roster.repeat' : 'roster.twice', { line, others })]
  }
  return [t('roster.unclear')]
}

function Decide({
  row: { index, fate },
  decisions,
  onDecide,
}: {
  row: PreviewRow
  decisions: Decisions
  onDecide: OnDecide
}): ReactNode {
  const candidates = fate.fate === 'unclear' ? fate.candidates : []
  const decided = decisions.get(index)
  if (candidates.length === 0 && decided === undefined) return null
  if (candidates.length === 0)
    return (
      <button type="button" className="button outlined" onClick={() => onDecide(index, undefined)}>
        {t('roster.decideAgain')}
      </button>
    )
  return (
    <div className={css['buttons']}>
      {candidates.map(({ id, name, grade, parentEmail }) => (
        <button key={id} type="button" className="button outlined" onClick={() => onDecide(index, id)}>
          {t('roster.sameAs', {
            name: [name, grade === null ? '' : gradeName(grade), parentEmail ?? ''].filter(Boolean).join(', '),
          })}
        </button>
      ))}
      <button type="button" className="button outlined" onClick={() => onDecide(index, null)}>
        {t('roster.anotherStudent')}
      </button>
    </div>
  )
}

type OnDecide = (index: number, id: string | null | undefined) => void

/** Columns of the preview: the student with the row of the file, and what happens. */
const previewColumns = (lines: readonly number[], decisions: Decisions, onDecide: OnDecide): Column<PreviewRow>[] => [
  {
    id: 'name',
    name: t('roster.student'),
    cell: ({ fate, line }) => (
      <span className={css['lines']}>
        <b>{fate.name === '' ? t('roster.none') : fate.name}</b>
        <span className="muted small">{t('roster.lineNumber', { line })}</span>
      </span>
    ),
  },
  {
    id: 'fate',
    name: t('roster.fate'),
    cell: (row) => (
      <span className={css['lines']}>
        <span className={`tag ${LOOKS[row.fate.fate]}`}>{t(`roster.fate.${row.fate.fate}`)}</span>
        {linesOf(row, lines).map((text) => (
          <span key={text} className="small">
            {text}
          </span>
        ))}
        <Decide row={row} decisions={decisions} onDecide={onDecide} />
      </span>
    ),
  },
]

function Preview({
  preview,
  file,
  decisions,
  onDecide,
}: {
  preview: ImportPreview
  file: RosterFile
  decisions: Decisions
  onDecide: OnDecide
}): ReactNode {
  const counts = countFates(preview.fates)
  const rows = useMemo(() => previewRows(preview.fates, file.lines), [preview, file])
  const columns = useMemo(() => previewColumns(file.lines, decisions, onDecide), [file, decisions, onDecide])
  return (
    <>
      <FigureTiles
        figures={[
          { name: t('roster.counted.add'), figure: counts.add },
          { name: t('roster.counted.change'), figure: counts.change },
          { name: t('roster.counted.same'), figure: counts.same },
          { name: t('roster.counted.look'), figure: counts.look },
        ]}
      />
      {counts.look > 0 ? <p className="feedback warn">{t('roster.lookText', { count: counts.look })}</p> : null}
      <DataTable
        label={t('roster.preview')}
        rows={rows}
        columns={columns}
        rowKey={({ index }) => String(index)}
        empty={null}
      />
    </>
  )
}

function ChooseFile({ groups, work }: { groups: readonly RosterGroup[]; work: Import }): ReactNode {
  const { spaceId, file, busy, done, failure } = work
  return (
    <section className="card stack" aria-labelledby="choose">
      <h2 id="choose">{t('roster.chooseFile')}</h2>
      <p>{t('roster.fileText')}</p>
      {groups.length > 1 ? (
        <label className="field">
          <span>{t('roster.group')}</span>
          <select className="select" value={spaceId} onChange={(event) => work.chooseGroup(event.target.value)}>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label className="field">
        <span>{t('roster.file')}</span>
        <input
          className={`input ${css['file']}`}
          type="file"
          accept=".csv,.txt,text/csv"
          onChange={(event) => void work.chooseFile(event.target.files?.[0])}
        />
      </label>
      {file ? (
        <p>
          {t('roster.columnsRead', {
            columns: file.columns.map((column) => t(`roster.column.${column}`)).join(', '),
          })}
        </p>
      ) : null}
      {file && file.leftOut.length > 0 ? (
        <p className="muted">{t('roster.columnsLeft', { columns: file.leftOut.join(', ') })}</p>
      ) : null}
      <div role="status">
        {busy ? (
          <p className="stack">
            {t(`roster.busy.${busy}`, { count: file?.rows.length ?? 0 })}
            <progress className={css['progress']} aria-label={t('roster.progressOfImport')} />
          </p>
        ) : null}
        {done ? (
          <p className="feedback ok">
            {t('roster.imported', { added: done.added, changed: done.changed })}{' '}
            <Link href="/dashboard/roster">{t('roster.toRoster')}</Link>
          </p>
        ) : null}
      </div>
      <FormError text={failure} />
    </section>
  )
}

function ImportForm({ groups }: { groups: readonly RosterGroup[] }): ReactNode {
  const work = useImport(groups[0]?.id ?? '')
  const { file, preview, decisions, busy, isNew } = work
  const counts = preview && countFates(preview.fates)
  const written = counts ? counts.add + counts.change : 0
  return (
    <div className={css['page']}>
      <ChooseFile groups={groups} work={work} />
      {file && preview ? (
        <section className="card stack" aria-labelledby="preview">
          <h2 id="preview">{t('roster.preview')}</h2>
          {isNew ? (
            <p className="feedback" role="alert">
              {t('roster.changedMeanwhile')}
            </p>
          ) : null}
          <p className="muted">{t('roster.previewText')}</p>
          <Preview preview={preview} file={file} decisions={decisions} onDecide={work.decide} />
          <p>
            <button
              type="button"
              className="button"
              aria-disabled={written === 0 || busy !== undefined}
              onClick={() => (written > 0 && busy === undefined ? void work.bring() : undefined)}
            >
              {written === 0 ? t('roster.nothingToImport') : t('roster.importCount', { count: written })}
            </button>
          </p>
        </section>
      ) : null}
    </div>
  )
}

/** Brings a student file into a class or a family: first each row's fate, then the import. */
export default function ImportStudentsPage(): ReactNode {
  const sample = useSample()
  return sample ? null : <OwnImport />
}

function OwnImport(): ReactNode {
  const query = useCallQuery<'listStudents'>(calls.listStudents, { page: 1 })
  return (
    <Loaded query={query}>
      {({ groups }) => {
        // A file is usually that of a class: classes come first, so that the first choice is seldom wrong.
        const editable = groups
          .filter(({ mayEdit }) => mayEdit)
          .toSorted((one, other) => Number(one.kind === 'family') - Number(other.kind === 'family'))
        return editable.length === 0 ? (
          <p className="muted">{t(groups.length === 0 ? 'roster.noGroups' : 'roster.lookOnly')}</p>
        ) : (
          <ImportForm groups={editable} />
        )
      }}
    </Loaded>
  )
}
