import {
  addElement,
  drawAside,
  heightOf,
  inFont,
  INK,
  LINE,
  MARGIN,
  needHeight,
  openElement,
  widthOf,
  type Pdf,
  type PdfElement,
} from '#server/platform/pdf/pdf-page.ts'
import type { PdfBlock } from '#server/platform/pdf/pdf-sheet.ts'

type Table = Extract<PdfBlock, { kind: 'table' }>
type Row = readonly string[]
type Column = { width: number; align: 'left' | 'right' }

const PADDING = 5

// The types leave the scope of a heading out.
const COLUMN_HEAD: object = { scope: 'Column' }
const ROW_HEAD: object = { scope: 'Row' }

/** Sizes of letters, tried in this order until each word fits into its column. */
const SIZES = [9.5, 8.5, 7.5, 6.5] as const

/** True for texts such as `12`, `87%`, `R 1 200,00` and `–`, which are compared by their ends. */
const isFigure = (text: string): boolean => /^(?:[–−-]|[R$]?[\s\u00A0]?[−-]?\d[\d\s\u00A0.,]*%?)$/.test(text)

const widest = (pdf: Pdf, texts: readonly string[]): number =>
  Math.max(0, ...texts.map((text) => pdf.widthOfString(text)))

/** Returns the width that a column needs for its longest word, and the one for its longest cell. */
function needsOf(pdf: Pdf, size: number, head: string, cells: Row): { least: number; whole: number } {
  const measure = (split: (text: string) => string[]): number => {
    const ofHead = widest(pdf.font('bold').fontSize(size), split(head))
    return Math.max(ofHead, widest(pdf.font('regular'), cells.flatMap(split))) + 2 * PADDING + 1
  }
  return { least: measure((text) => text.split(/\s+/)), whole: measure((text) => text.split('\n')) }
}

/** Divides the width: each column gets room for its longest word, and more according to its longest cell. */
export function divideWidth(pdf: Pdf, columns: Row, rows: readonly Row[]): { size: number; widths: number[] } {
  const width = widthOf(pdf)
  for (const size of SIZES) {
    const needs = columns.map((head, at) =>
      needsOf(
        pdf,
        size,
        head,
        rows.map((row) => row[at] ?? ''),
      ),
    )
    const least = needs.reduce((sum, need) => sum + need.least, 0)
    if (least > width && size !== SIZES.at(-1)) continue
    const more = needs.map((need) => need.whole - need.least)
    const wanted = more.reduce((sum, one) => sum + one, 0)
    const scale = Math.min(1, width / least)
    const left = Math.max(0, width - least)
    const widths = needs.map((need, at) =>
      wanted === 0
        ? need.least * scale + left / columns.length
        : need.least * scale + (left * (more[at] ?? 0)) / wanted,
    )
    return { size, widths }
  }
  throw new Error('A table without sizes')
}

const drawLine = (pdf: Pdf, y: number, weight: number): void =>
  drawAside(pdf, 'Layout', () => {
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + widthOf(pdf), y)
      .lineWidth(weight)
      .strokeColor(LINE)
      .stroke()
  })

/** Draws the cells of a row, each by `addCell`, and the line under them. */
function drawRow(
  pdf: Pdf,
  cells: Row,
  columns: readonly Column[],
  { height, isHead }: { height: number; isHead: boolean },
  addCell: (at: number, draw: () => void) => void,
): void {
  const top = pdf.y
  let left = MARGIN
  for (const [at, { width, align }] of columns.entries()) {
    const place = { width: width - 2 * PADDING, height, align, ellipsis: true }
    const x = left + PADDING
    addCell(at, () => pdf.fillColor(INK).text(cells[at] ?? '', x, top + PADDING, place))
    left += width
  }
  pdf.x = MARGIN
  pdf.y = top + height + 2 * PADDING
  drawLine(pdf, pdf.y, isHead ? 1.2 : 0.5)
}

/** Draws a table. Its head is repeated on each page; a cell is half a page high at most. */
export function drawTable(pdf: Pdf, parent: PdfElement, { columns: heads, rows: values }: Omit<Table, 'kind'>): void {
  const head = heads.map(inFont)
  const rows = values.map((row) => row.map((value) => inFont(String(value))))
  const { size, widths } = divideWidth(pdf, head, rows)
  const columns = widths.map((width, at): Column => {
    const isRight = at > 0 && rows.length > 0 && rows.every((row) => isFigure(row[at] ?? ''))
    return { width, align: isRight ? 'right' : 'left' }
  })
  const measure = (cells: Row): number =>
    Math.min(
      heightOf(pdf) / 2,
      Math.max(...columns.map(({ width }, at) => pdf.heightOfString(cells[at] ?? '', { width: width - 2 * PADDING }))),
    )
  const headHeight = measure(head.map((text) => (pdf.font('bold').fontSize(size), text)))
  const table = openElement(pdf, parent, 'Table')
  const first = rows[0] ? measure(rows[0]) : 0
  needHeight(pdf, headHeight + first + 4 * PADDING)
  const ofHead = openElement(pdf, table, 'TR')
  pdf.font('bold').fontSize(size)
  drawRow(pdf, head, columns, { height: headHeight, isHead: true }, (_at, draw) =>
    addElement(pdf, ofHead, 'TH', draw, COLUMN_HEAD),
  )
  ofHead.end()
  for (const cells of rows) {
    pdf.font('regular').fontSize(size)
    const height = measure(cells)
    if (needHeight(pdf, height + 2 * PADDING)) {
      pdf.font('bold').fontSize(size)
      drawRow(pdf, head, columns, { height: headHeight, isHead: true }, (_at, draw) => drawAside(pdf, 'Layout', draw))
      pdf.font('regular').fontSize(size)
    }
    const row = openElement(pdf, table, 'TR')
    drawRow(pdf, cells, columns, { height, isHead: false }, (at, draw) =>
      addElement(pdf, row, at === 0 ? 'TH' : 'TD', draw, at === 0 ? ROW_HEAD : {}),
    )
    row.end()
  }
  table.end()
}
