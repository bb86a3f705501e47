import { buffer } from 'node:stream/consumers'
import { drawBars } from '#server/platform/pdf/draw-bars.ts'
import { drawTable } from '#server/platform/pdf/draw-table.ts'
import {
  addElement,
  inFont,
  INK,
  MARGIN,
  needHeight,
  numberPages,
  openElement,
  openPdf,
  QUIET,
  widthOf,
  type Pdf,
  type PdfElement,
} from '#server/platform/pdf/pdf-page.ts'
import type { PdfBlock, PdfSection, PdfSheet } from '#server/platform/pdf/pdf-sheet.ts'

type Style = { size: number; isBold?: boolean; colour?: string }

/** Heading as the table of contents lists it; its page is known from the second drawing on. */
type Entry = { id: string; text: string; level: number; page: number }

const HEADING_SIZES: Readonly<Record<number, number>> = { 1: 22, 2: 15, 3: 12 }
/** Free height that a heading needs below it, so that it doesn't end a page. */
const UNDER_HEADING = 70

function addText(pdf: Pdf, parent: PdfElement, tag: string, text: string, { size, isBold, colour }: Style): void {
  const width = widthOf(pdf)
  const shown = inFont(text)
  pdf.font(isBold === true ? 'bold' : 'regular').fontSize(size)
  addElement(pdf, parent, tag, () => void pdf.fillColor(colour ?? INK).text(shown, MARGIN, pdf.y, { width }))
  pdf.moveDown(0.4)
}

/** Adds a heading that the contents can lead to. */
function addHeading(pdf: Pdf, parent: PdfElement, text: string, level: number, id: string): void {
  const size = HEADING_SIZES[level] ?? 11
  pdf.font('bold').fontSize(size)
  needHeight(pdf, pdf.heightOfString(inFont(text), { width: widthOf(pdf) }) + UNDER_HEADING)
  pdf.addNamedDestination(id, 'XYZ', MARGIN, pdf.y, null as unknown as number)
  addText(pdf, parent, `H${level}`, text, { size, isBold: true })
}

/** Adds names and their values, each on a line of its own. */
function addFacts(pdf: Pdf, parent: PdfElement, { facts }: Extract<PdfBlock, { kind: 'facts' }>): void {
  for (const [name, value] of facts) {
    pdf.fontSize(10)
    const [shownName, shownValue] = [inFont(`${name}: `), inFont(value)]
    needHeight(pdf, pdf.currentLineHeight(true))
    addElement(pdf, parent, 'P', () => {
      pdf
        .fillColor(INK)
        .font('bold')
        .text(shownName, MARGIN, pdf.y, { width: widthOf(pdf), continued: true })
      pdf.font('regular').text(shownValue)
    })
    pdf.moveDown(0.2)
  }
}

function addBlock(pdf: Pdf, parent: PdfElement, block: PdfBlock): void {
  if (block.kind === 'text') addText(pdf, parent, 'P', block.text, { size: 10 })
  if (block.kind === 'facts') addFacts(pdf, parent, block)
  if (block.kind === 'table') drawTable(pdf, parent, block)
  if (block.kind === 'bars') drawBars(pdf, parent, block)
  pdf.x = MARGIN
  pdf.moveDown(0.6)
}

function addSection(pdf: Pdf, parent: PdfElement, section: PdfSection, level: number, entries: Entry[]): void {
  const part = openElement(pdf, parent, 'Sect')
  const id = `section-${entries.length + 1}`
  addHeading(pdf, part, section.heading, level, id)
  entries.push({ id, text: section.heading, level, page: pdf.bufferedPageRange().count })
  for (const block of section.blocks) addBlock(pdf, part, block)
  for (const inner of section.sections ?? []) addSection(pdf, part, inner, level + 1, entries)
  part.end()
  pdf.moveDown(0.6)
}

/** Adds the table of contents; each line leads to its heading. */
function addContents(pdf: Pdf, parent: PdfElement, heading: string, entries: readonly Entry[]): void {
  addText(pdf, parent, 'H2', heading, { size: HEADING_SIZES[2] ?? 15, isBold: true })
  const list = openElement(pdf, parent, 'TOC')
  for (const { id, text, level, page } of entries) {
    pdf.font(level === 2 ? 'bold' : 'regular').fontSize(10)
    const shown = inFont(text)
    const x = MARGIN + (level - 2) * 16
    const width = MARGIN + widthOf(pdf) - x - 40
    const height = pdf.heightOfString(shown, { width })
    needHeight(pdf, height + 4)
    const top = pdf.y
    const item = openElement(pdf, list, 'TOCI')
    const link = openElement(pdf, item, 'Link')
    link.add(() => {
      pdf.fillColor(INK).text(shown, x, top, { width })
      pdf.text(` ${page}`, MARGIN + widthOf(pdf) - 40, top, { width: 40, align: 'right' })
    })
    // The library writes a String object as text, and a plain string as a name.
    const shownTo: object = { structParent: link, Contents: Object(`${shown}, ${page}`) }
    pdf.goTo(MARGIN, top, widthOf(pdf), height, id, shownTo)
    link.end()
    item.end()
    pdf.x = MARGIN
    pdf.y = top + height + 4
  }
  list.end()
  pdf.moveDown(1)
}

/** Lists the headings in the side bar of PDF readers. */
function addOutline(pdf: Pdf, entries: readonly Entry[]): void {
  let over = pdf.outline
  for (const { text, level, page } of entries) {
    const isOuter = level === 2
    const item = (isOuter ? pdf.outline : over).addItem(text, { pageNumber: page - 1 } as object)
    if (isOuter) over = item
  }
}

/** Draws all pages. Returns where each heading stands. */
function drawPages(pdf: Pdf, sheet: PdfSheet, known: readonly Entry[]): Entry[] {
  const entries: Entry[] = []
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  addText(pdf, root, 'H1', sheet.title, { size: HEADING_SIZES[1] ?? 22, isBold: true })
  for (const line of sheet.lead) addText(pdf, root, 'P', line, { size: 10, colour: QUIET })
  pdf.moveDown(0.8)
  if (sheet.contents !== undefined) addContents(pdf, root, sheet.contents, known)
  for (const section of sheet.sections) addSection(pdf, root, section, 2, entries)
  root.end()
  numberPages(pdf, sheet.pageLabel)
  return entries
}

/** Lists the headings of sections in order, before their pages are known. */
const listHeadings = (sections: readonly PdfSection[], level = 2): Entry[] =>
  sections.flatMap(({ heading, sections: inner = [] }) => [
    { id: '', text: heading, level, page: 0 },
    ...listHeadings(inner, level + 1),
  ])

/** Draws a sheet as PDF. With contents it is drawn twice: the first drawing finds the page of each heading. */
export async function drawSheet(sheet: PdfSheet): Promise<Uint8Array> {
  const headings = listHeadings(sheet.sections)
  const known = sheet.contents === undefined ? headings : drawPages(openPdf(sheet), sheet, headings)
  const pdf = openPdf(sheet)
  addOutline(pdf, drawPages(pdf, sheet, known))
  pdf.end()
  return buffer(pdf)
}
