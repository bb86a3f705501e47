import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawSheet } from '#server/platform/pdf/draw-sheet.ts'
import { divideWidth } from '#server/platform/pdf/draw-table.ts'
import { inFont, openPdf } from '#server/platform/pdf/pdf-page.ts'
import type { PdfSheet } from '#server/platform/pdf/pdf-sheet.ts'
import { writePdf } from '#server/platform/pdf/write-pdf.ts'

const SHEET: PdfSheet = {
  language: 'xh',
  title: 'Ingxelo',
  lead: ['2026'],
  contents: 'Contents',
  pageLabel: 'Page {page}',
  sections: [
    {
      heading: 'Totals',
      blocks: [
        { kind: 'facts', facts: [['To', 'Thandi']] },
        { kind: 'text', text: 'All of it.' },
      ],
    },
    {
      heading: 'Students',
      blocks: [
        { kind: 'bars', name: 'Answers', bars: [1, 2].map((value) => ({ name: `Child ${value}`, value })) },
        {
          kind: 'table',
          columns: ['Name', 'Answers'],
          rows: Array.from({ length: 60 }, (_, at) => [`Child ${at}`, at]),
        },
      ],
      sections: [{ heading: 'Notes', blocks: [] }],
    },
  ],
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0

/** Page on which a named place stands, found from the file itself. */
function pageOf(pdf: string, name: string): number {
  const page = new RegExp(String.raw`\(${name}\) \[(\d+) 0 R /XYZ`).exec(pdf)?.[1]
  const pages: string[] = /\/Kids \[((?:\d+ 0 R ?)+)\]/.exec(pdf)?.[1]?.match(/\d+(?= 0 R)/g) ?? []
  return pages.indexOf(page ?? '') + 1
}

test('PDF: titles, tables, charts and contents are tagged, with the language', async () => {
  const pdf = textOf(await drawSheet(SHEET))
  expect(pdf.slice(0, 8)).toBe('%PDF-1.7')
  expect(pdf).toContain('/Lang (xh-ZA)')
  expect(pdf).toMatch(/\/Marked true/)
  const tags = ['H1', 'H2', 'H3', 'TOC', 'TOCI', 'Link', 'Table', 'TR', 'TH', 'TD', 'Figure']
  expect(Object.fromEntries(tags.map((tag) => [tag, count(pdf, new RegExp(`/S /${tag}\n`, 'g'))]))).toEqual({
    H1: 1,
    H2: 3,
    H3: 1,
    TOC: 1,
    TOCI: 3,
    Link: 3,
    Table: 1,
    TR: 61,
    TH: 62,
    TD: 60,
    Figure: 1,
  })
  expect(pdf).toContain('/Alt (Answers: Child 1 1, Child 2 2)')
})

test('PDF: contents name the page on which each section stands', async () => {
  const pdf = textOf(await drawSheet(SHEET))
  const notes = pageOf(pdf, 'section-3')
  expect([pageOf(pdf, 'section-1'), pageOf(pdf, 'section-2')]).toEqual([1, 1])
  expect(notes).toBeGreaterThan(2)
  expect(pdf).toContain(`/Contents (Notes, ${notes})`)
})

test('PDF: a long column heading, no word is cut', () => {
  const heads = ['Umfundi', 'Iimpendulo', 'Isabelo esichanekileyo', 'Imizuzu', 'Iintsuku', 'Iimvavanyo', 'Umndilili']
  const pdf = openPdf(SHEET)
  const { size, widths } = divideWidth(pdf, heads, [['Nomathemba-Elizabeth', ...Array<string>(6).fill('1 234 567')]])
  expect(Math.round(widths.reduce((sum, one) => sum + one, 0))).toBe(Math.round(pdf.page.width - 100))
  pdf.font('bold').fontSize(size)
  for (const [at, head] of heads.entries())
    for (const word of head.split(' ')) expect(pdf.widthOfString(word)).toBeLessThanOrEqual((widths[at] ?? 0) - 10)
})

test('PDF: the font has every letter of our texts and of all languages', () => {
  openPdf(SHEET)
  const found = new Set(
    globSync(['locales/*/*.json', 'content/languages/*/*.json', 'content/courses/*/*.json']).flatMap((file) => [
      ...(readFileSync(file, 'utf8')
        .normalize('NFC')
        .match(/[\p{L}\p{M}]/gu) ?? []),
    ]),
  )
  expect(found.size).toBeGreaterThan(50)
  expect([...found, ...'šŠëêôïḓḽṋṱṅǀǁǂǃ'].filter((sign) => inFont(sign) === '?')).toEqual([])
  expect(inFont('Bohloko ŉ 😀')).toBe('Bohloko ’n ?')
})

test('PDF: written in a thread, several at once are all whole', async () => {
  const written = await Promise.all(
    [1, 2, 3].map((at) => writePdf({ ...SHEET, sections: [{ heading: `Part ${at}`, blocks: [] }] })),
  )
  expect(written.map((bytes, at) => textOf(bytes).includes(`/Title (Part ${at + 1})`))).toEqual([true, true, true])
  expect(written.map((bytes) => textOf(bytes).trimEnd().endsWith('%%EOF'))).toEqual([true, true, true])
})
