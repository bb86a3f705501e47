import {
  addElement,
  FILL,
  heightOf,
  inFont,
  INK,
  MARGIN,
  roomOf,
  widthOf,
  type Pdf,
  type PdfElement,
} from '#server/platform/pdf/pdf-page.ts'
import type { PdfBlock } from '#server/platform/pdf/pdf-sheet.ts'

type Bars = Omit<Extract<PdfBlock, { kind: 'bars' }>, 'kind'>

const BAR_HEIGHT = 12
/** Height from the top of one bar to the next. */
const STEP = 20
/** Room at the end of the longest bar for its value. */
const VALUE = 50

/** Draws bars with their values beside them, so that nobody has to tell colours apart. */
export function drawBars(pdf: Pdf, parent: PdfElement, { name, bars }: Bars): void {
  const most = Math.max(0, ...bars.map(({ value }) => value))
  if (bars.length < 2 || most === 0) return
  const label = widthOf(pdf) * 0.28
  const room = widthOf(pdf) - label - VALUE
  // A chart that fits on a page isn't cut.
  if (bars.length * STEP > roomOf(pdf) && bars.length * STEP <= heightOf(pdf)) pdf.addPage()
  for (let from = 0; from < bars.length;) {
    const part = bars.slice(from, from + Math.max(1, Math.floor(roomOf(pdf) / STEP)))
    const top = pdf.y
    const alt = `${name}: ${part.map((bar) => `${bar.name} ${bar.value}`).join(', ')}`
    // The types leave the box out.
    const figure: object = { alt, bbox: [MARGIN, top, MARGIN + widthOf(pdf), top + part.length * STEP] }
    const draw = (): void => {
      for (const [at, bar] of part.entries()) {
        const y = top + at * STEP
        const length = (bar.value / most) * room
        const place = { width: label - 8, height: STEP, ellipsis: true, lineBreak: false }
        pdf.font('regular').fontSize(8.5).fillColor(INK).text(inFont(bar.name), MARGIN, y, place)
        if (length > 0) pdf.rect(MARGIN + label, y + 1, length, BAR_HEIGHT).fill(FILL)
        pdf.fillColor(INK).text(String(bar.value), MARGIN + label + length + 4, y, { lineBreak: false })
      }
    }
    addElement(pdf, parent, 'Figure', draw, figure)
    pdf.x = MARGIN
    pdf.y = top + part.length * STEP
    from += part.length
    if (from < bars.length) pdf.addPage()
  }
}
