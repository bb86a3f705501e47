import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import type { PdfSheet } from '#server/platform/pdf/pdf-sheet.ts'

export type Pdf = InstanceType<typeof PDFDocument>
/** Element of the structure that screen readers follow. */
export type PdfElement = ReturnType<Pdf['struct']>

const read = (weight: 400 | 700): Buffer => readFileSync(new URL(`fonts/andika-${weight}.ttf`, import.meta.url))

/** Font with all letters of all languages, read when the first PDF is drawn. */
let fonts: { regular: Buffer; bold: Buffer } | undefined

/** Code points that the font has, as far as its program was read. */
let known: ReadonlySet<number> = new Set()

export const MARGIN = 50
/** Space at the foot of a page for its number. */
const FOOT = 30
export const INK = '#1d1b16'
export const QUIET = '#5d574b'
export const LINE = '#8a8172'
export const FILL = '#2f6f5e'

type OpenFont = { _font: { font: { characterSet: readonly number[] } } }

/** Opens a tagged document of A4 pages. */
export function openPdf({ language, title }: Pick<PdfSheet, 'language' | 'title'>): Pdf {
  fonts ??= { regular: read(400), bold: read(700) }
  const { regular, bold } = fonts
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, right: MARGIN, left: MARGIN, bottom: MARGIN + FOOT },
    pdfVersion: '1.7',
    // The types know PDF/A alone.
    subset: 'PDF/UA' as unknown as 'PDF/A-1',
    tagged: true,
    lang: `${language}-ZA`,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'Funda' },
    // The type knows paths alone; the bytes of a font are taken too.
    font: regular as unknown as string,
  })
  pdf.registerFont('regular', regular).registerFont('bold', bold).font('regular')
  // The types leave out the font in use; its program knows its letters.
  if (known.size === 0) known = new Set((pdf as unknown as OpenFont)['_font'].font.characterSet)
  return pdf
}

/** Returns a text in which a question mark replaces each character that the font lacks, such as an emoji. */
export function inFont(text: string): string {
  return [
    ...text
      .normalize('NFC')
      .replaceAll('ŉ', '’n')
      .replaceAll(/[\uFE0E\uFE0F\u200D]/g, ''),
  ]
    .map((sign) => (sign === '\n' || known.has(sign.codePointAt(0) ?? 0) ? sign : '?'))
    .join('')
}

/** Width between the margins. */
export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN

/** Height of a page between its head and its foot. */
export const heightOf = (pdf: Pdf): number => pdf.page.height - 2 * MARGIN - FOOT

/** Height that is left on the page. */
export const roomOf = (pdf: Pdf): number => pdf.page.height - MARGIN - FOOT - pdf.y

/** Begins a page if less than this height is left. Returns true for a new page. */
export function needHeight(pdf: Pdf, height: number): boolean {
  if (height <= roomOf(pdf)) return false
  pdf.addPage()
  return true
}

/** Draws something that no screen reader reads, such as a line. */
export function drawAside(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

/** Adds an element with content to its parent. */
export function addElement(
  pdf: Pdf,
  parent: PdfElement,
  tag: string,
  draw: () => void,
  options: Parameters<Pdf['struct']>[1] = {},
): void {
  const element = pdf.struct(tag, options, draw)
  parent.add(element)
  element.end()
}

/** Adds an element that holds others. The caller ends it. */
export function openElement(pdf: Pdf, parent: PdfElement, tag: string): PdfElement {
  const element = pdf.struct(tag)
  parent.add(element)
  return element
}

/** Numbers all pages at their foot. */
export function numberPages(pdf: Pdf, label: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    const { bottom } = pdf.page.margins
    pdf.page.margins.bottom = 0
    drawAside(pdf, 'Pagination', () => {
      const text = inFont(label.replace('{page}', String(page + 1)))
      const place = { width: widthOf(pdf), align: 'right', lineBreak: false } as const
      pdf
        .font('regular')
        .fontSize(8.5)
        .fillColor(QUIET)
        .text(text, MARGIN, pdf.page.height - MARGIN, place)
    })
    pdf.page.margins.bottom = bottom
  }
}
