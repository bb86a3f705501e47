import { useState, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { GRADES } from '#core/people/grades.ts'
import sample from '../../../../content/sample-family.json'
import { activateLanguage, loadText } from '../../platform/i18n/translate.ts'
import { ActionMenu } from './action-menu.tsx'
import { Avatar } from './avatar.tsx'
import { CallError } from './call-query.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { DataTable, ROWS_OF_A_PAGE, type Column } from './data-table.tsx'
import { EmptyNote } from './empty-note.tsx'
import { FigureTiles } from './figure-tile.tsx'
import { FormDialog } from './form-dialog.tsx'
import { gradeName } from './grade-name.ts'
import { Loaded, Skeleton } from './loaded.tsx'
import { SampleContext, useSample, type Sample } from './sample.ts'
import { ScoreBand } from './score-band.tsx'
import { SearchField, useRested } from './search-field.tsx'
import { STATUSES, StatusBadge } from './status-badge.tsx'
import { TabSet } from './tab-set.tsx'
import { UndoNotice } from './undo-notice.tsx'
import { offerUndo, undoStore } from './undo-store.ts'

beforeAll(async () => {
  await loadText('en', ['shell', 'dashboard', 'accounts'])
  activateLanguage('en')
})

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const draw = (node: ReactNode): string => renderToStaticMarkup(node)

test.each([
  [94, '94% Strong', 4],
  [86, '86% Good', 3],
  [74, '74% Growing', 2],
  [61, '61% Starting', 1],
])('score band: %i is bars, per cent and a word, never colour alone [S9.09]', (score, text, bars) => {
  const html = draw(<ScoreBand score={score} />)
  expect(textOf(html)).toBe(text)
  expect(html.match(/class="[^"]*filled/g)).toHaveLength(bars)
})

test('score band: no answers yet is said in words, without bars', () => {
  expect(draw(<ScoreBand score={null} />)).not.toContain('<svg')
  expect(textOf(draw(<ScoreBand score={null} />))).toBe('No answers yet')
})

test('status: each has an icon and a word', () => {
  for (const status of STATUSES) {
    const html = draw(<StatusBadge status={status} />)
    expect(html).toContain('<svg')
    expect(textOf(html)).toMatch(/^[A-Z][a-z ]+$/)
  }
})

test('grade names: Pre-K, Grade R and numbers', () => {
  expect(GRADES.map(gradeName).slice(0, 4)).toEqual(['Pre-K', 'Grade R', 'Grade 1', 'Grade 2'])
})

type Row = { name: string; score: number }
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', name: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'score', name: 'Score', cell: ({ score }) => score, isFigure: true },
]
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ name: `N${at}`, score: at }))
const drawTable = (rows: readonly Row[], total?: number): string =>
  draw(
    <DataTable
      label="Scores"
      rows={rows}
      columns={COLUMNS}
      rowKey={({ name }) => name}
      empty={<EmptyNote title="Nobody yet" />}
      {...(total === undefined ? {} : { paging: { page: 1, total, onPage: () => {} } })}
    />,
  )

test('table: fifty rows a page; only columns that sort have a button', () => {
  const html = drawTable(rowsOf(120))
  expect(html.match(/<tr/g)).toHaveLength(ROWS_OF_A_PAGE + 1)
  expect(html.match(/aria-sort="none"/g)).toHaveLength(1)
  expect(textOf(html)).toContain('Page 1 of 3')
})

test('table: if the server pages, all rows given are drawn under its page number', () => {
  const html = drawTable(rowsOf(20), 70)
  expect(html.match(/<tr/g)).toHaveLength(21)
  expect(textOf(html)).toContain('Page 2 of 2')
})

test('table: without rows, the note stands in its place', () => {
  const html = drawTable([])
  expect(html).not.toContain('<table')
  expect(textOf(html)).toBe('Nobody yet')
})

test('answer of a query: grey lines, then content, or the failure with a button to try again', () => {
  const query = { error: null, refetch: () => {} }
  const content = (data: string): ReactNode => <p>{data}</p>
  expect(draw(<Loaded query={{ ...query, data: undefined }}>{content}</Loaded>)).toContain('aria-label="Loading…"')
  expect(draw(<Loaded query={{ ...query, data: 'Lwazi' }}>{content}</Loaded>)).toBe('<p>Lwazi</p>')
  const error = new CallError({ ok: false, code: 'offline', fields: {} })
  expect(textOf(draw(<Loaded query={{ ...query, data: undefined, error }}>{content}</Loaded>))).toMatch(/Try again$/)
})

test('tabs: the chosen one alone is drawn, each has its name and count', () => {
  function Both(): ReactNode {
    const [chosen, setChosen] = useState<'one' | 'two'>('two')
    return (
      <TabSet
        label="Parts"
        chosen={chosen}
        onChoose={setChosen}
        items={[
          { id: 'one', name: 'One', content: () => 'First' },
          { id: 'two', name: 'Two', count: 7, content: () => 'Second' },
        ]}
      />
    )
  }
  const html = draw(<Both />)
  expect(html).toContain('role="tablist"')
  expect(textOf(html)).toContain('Second')
  expect(textOf(html)).not.toContain('First')
})

test('small parts: each has its name', () => {
  expect(textOf(draw(<FigureTiles figures={[{ name: 'Students', figure: 40, note: 'in 2 classes' }]} />))).toBe(
    'Students 40 in 2 classes',
  )
  expect(draw(<Avatar name="lwazi" />)).toContain('aria-hidden="true" data-letter="L"')
  const Typed = (): ReactNode => useRested('Lwazi')
  expect(draw(<Typed />)).toBe('Lwazi')
  expect(draw(<Skeleton lines={4} />).match(/<i>/g)).toHaveLength(4)
  expect(draw(<SearchField label="Search students" value="" onChange={() => {}} />)).toContain('Search students')
  const menu = draw(<ActionMenu label="More" button="…" actions={[{ id: 'a', name: 'Edit', onAction: () => {} }]} />)
  expect(menu).toContain('aria-label="More"')
  const confirm = draw(
    <ConfirmButton text="They lose their place." confirm="Remove" onConfirm={() => {}}>
      Remove Lwazi
    </ConfirmButton>,
  )
  expect(textOf(confirm)).toBe('Remove Lwazi')
  const form = draw(
    <FormDialog title="Add" submit="Save" onSubmit={() => {}} sending={false} failure={undefined} onClose={() => {}}>
      <p>Fields</p>
    </FormDialog>,
  )
  expect(textOf(form)).toBe('Add Fields Cancel Save')
})

test('undo: the notice says what was done, and is empty without anything to undo', () => {
  expect(textOf(draw(<UndoNotice />))).toBe('')
  let undone = 0
  offerUndo('Lwazi was removed.', () => (undone += 1))
  expect(undoStore.get()?.text).toBe('Lwazi was removed.')
  undoStore.get()?.undo()
  expect(undone).toBe(1)
  undoStore.set(null)
})

test('sample: a page gets it from the layout, and nothing without one', () => {
  const Family = (): ReactNode => useSample()?.user ?? 'own'
  expect(draw(<Family />)).toBe('own')
  expect(
    draw(
      <SampleContext value={sample as Sample}>
        <Family />
      </SampleContext>,
    ),
  ).toBe('Parent')
})
