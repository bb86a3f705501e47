/** Part of a section. Values are written as they stand, so numbers with a unit are texts. */
export type PdfBlock =
  | { kind: 'text'; text: string }
  /** Names with their values, such as the addressee of an invoice. */
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** Columns of figures are aligned at their end; the first cell of a row is its heading. */
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly (string | number)[])[] }
  /** Bars with their values beside them. `name` says what they compare. Fewer than two bars are left out. */
  | { kind: 'bars'; name: string; bars: readonly { name: string; value: number }[] }

export type PdfSection = { heading: string; blocks: readonly PdfBlock[]; sections?: readonly PdfSection[] }

/** Text of a PDF in one language. It holds plain data only, so that a thread can be handed it. */
export type PdfSheet = {
  /** Language of the texts, such as `xh`. */
  language: string
  title: string
  /** Lines under the title. */
  lead: readonly string[]
  /** Heading of the table of contents; without it there is none. */
  contents?: string
  /** Text at the foot of each page; `{page}` stands for its number. */
  pageLabel: string
  sections: readonly PdfSection[]
}
