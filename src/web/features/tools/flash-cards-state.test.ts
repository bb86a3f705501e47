import { expect, test } from 'vitest'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { chooseWords, makeCards, MET, readChoice, writeAnki, writeCsv } from './flash-cards-state.ts'

const ROOTS: readonly LexiconRoot[] = [
  {
    id: 'noun.dog',
    partOfSpeech: 'noun',
    lemma: 'inja',
    root: 'ja',
    nounClass: '9',
    plural: 'izinja',
    senses: ['dog'],
  },
  { id: 'adjective.big', partOfSpeech: 'adjective', lemma: '-khulu', root: 'khulu', senses: ['big', 'large, "great"'] },
]
const NAMES = { word: 'isiXhosa', meaning: 'English', plural: 'Plural', nounClass: 'Class' }
const cards = makeCards(['adjective.big', 'noun.dog'], ROOTS)

test('flash cards: made of roots in their order; skills and unknown roots have none', () => {
  expect(makeCards(['noun.dog', 'subject-concord.2', 'noun.gone'], ROOTS)).toEqual([
    { id: 'noun.dog', word: 'inja', meaning: 'dog', plural: 'izinja', nounClass: '9' },
  ])
})

test('a spreadsheet: reads each cell unchanged: quotes, commas, accents, stems with a hyphen', () => {
  expect(writeCsv(cards, NAMES)).toBe(
    '\u{FEFF}isiXhosa,English,Plural,Class\r\n‐khulu,"big; large, ""great""",,\r\ninja,dog,izinja,9\r\n',
  )
})

test('spreadsheet: a cell with a semicolon stays one cell', () => {
  expect(writeCsv([{ id: 'x', word: 'indoda', meaning: 'man; husband', plural: '', nounClass: '9' }], NAMES)).toContain(
    'indoda,"man; husband",,9',
  )
})

test('spreadsheet: no cell is a formula', () => {
  const csv = writeCsv([{ id: 'x', word: '=1+1', meaning: '@sum', plural: '+1', nounClass: '-1' }], NAMES)
  for (const cell of csv.split('\r\n')[1]?.split(',') ?? []) expect(cell).not.toMatch(/^[=+@-]/)
})

test("Anki: reads a card's id, deck and tags from columns, and knows a card by its root", () => {
  expect(writeAnki(cards, { deck: 'Funda: Animals', plural: 'Plural' }).split('\n')).toEqual([
    '#separator:tab',
    '#html:true',
    '#notetype:Basic',
    '#guid column:1',
    '#deck column:2',
    '#tags column:5',
    'funda.adjective.big\tFunda: Animals\t-khulu\t"big; large, ""great"""\tfunda',
    'funda.noun.dog\tFunda: Animals\tinja\tdog<br>Plural: izinja\tfunda class-9',
    '',
  ])
})

type AnkiNote = { guid: string; fields: Record<string, string>; tags: string[]; deck: string }

const SEPARATORS: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
}

/** Reads one row of fields. Between quotes, separators and new lines are text, and two quotes are one. */
function readRow(row: string, separator: string): string[] {
  const fields = ['']
  let quoted = false
  for (let at = 0; at < row.length; at++) {
    const sign = row[at] ?? ''
    const last = fields.length - 1
    if (sign === '"' && quoted && row[at + 1] === '"') {
      fields[last] += '"'
      at++
    } else if (sign === '"' && (quoted || fields[last] === '')) quoted = !quoted
    else if (sign === separator && !quoted) fields.push('')
    else fields[last] += sign
  }
  if (quoted) throw new Error('a quote is not closed')
  return fields
}

/**
 * Reads a text file as Anki's importer does (rslib/src/import_export/text/csv/metadata.rs): headers first, then a note
 * on each row. Columns other than id, deck and tags are the note's fields, in order. If the header names the columns,
 * they match by name, and a field without a column stays empty.
 */
function importIntoAnki(text: string, noteFields: readonly string[]): AnkiNote[] {
  const lines = text.split('\n').filter((line) => line !== '')
  const start = lines.findIndex((line) => !line.startsWith('#'))
  const headers = new Map(
    lines
      .slice(0, start)
      .map((line): [string, string] => [line.slice(1, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
  const known = new Set([
    'separator',
    'html',
    'tags',
    'columns',
    'notetype',
    'deck',
    'notetype column',
    'deck column',
    'tags column',
    'guid column',
  ])
  for (const name of headers.keys()) if (!known.has(name)) throw new Error(`no header ${name}`)
  const separator = SEPARATORS[headers.get('separator') ?? ''] ?? ''
  const labels = headers.has('columns') ? readRow(headers.get('columns') ?? '', separator) : []
  const [guidAt, deckAt, tagsAt] = ['guid column', 'deck column', 'tags column'].map(
    (name) => Number(headers.get(name)) - 1,
  ) as [number, number, number]
  const rows = lines.slice(start).map((line) => readRow(line, separator))
  return rows.map((row) => {
    if (row.length !== rows[0]?.length)
      throw new Error(`${row.length} columns, ${rows[0]?.length} in the first row: ${row.join(' | ')}`)
    const free = row.map((_field, at) => at).filter((at) => ![guidAt, deckAt, tagsAt].includes(at))
    const find = (name: string, at: number): number | undefined =>
      labels.length === 0 ? free[at] : free.find((column) => labels[column] === name)
    return {
      guid: row[guidAt] ?? '',
      tags: (row[tagsAt] ?? '').split(' '),
      deck: row[deckAt] ?? '',
      fields: Object.fromEntries(noteFields.map((name, at) => [name, row[find(name, at) ?? -1] ?? ''])),
    }
  })
}

test("Anki: fills front and back of every kind of card once, whatever its fields' names", () => {
  const odd = [
    { id: 'noun.a', word: 'a\tb "c"', meaning: '#not a comment, "quoted"', plural: '', nounClass: '1a' },
    { id: 'noun.b', word: '"', meaning: 'c\nd', plural: '<b>', nounClass: '' },
    { id: 'noun.c', word: 'iqanda', meaning: 'egg; “zero”', plural: 'amaqanda', nounClass: '5' },
  ]
  const notes = importIntoAnki(writeAnki([...cards, ...odd], { deck: 'Funda: Animals', plural: 'Plural' }), [
    'Vorderseite',
    'Rückseite',
  ])
  expect(notes).toEqual([
    {
      guid: 'funda.adjective.big',
      deck: 'Funda: Animals',
      tags: ['funda'],
      fields: { Vorderseite: '-khulu', Rückseite: 'big; large, "great"' },
    },
    {
      guid: 'funda.noun.dog',
      deck: 'Funda: Animals',
      tags: ['funda', 'class-9'],
      fields: { Vorderseite: 'inja', Rückseite: 'dog<br>Plural: izinja' },
    },
    {
      guid: 'funda.noun.a',
      deck: 'Funda: Animals',
      tags: ['funda', 'class-1a'],
      fields: { Vorderseite: 'a b "c"', Rückseite: '#not a comment, "quoted"' },
    },
    {
      guid: 'funda.noun.b',
      deck: 'Funda: Animals',
      tags: ['funda'],
      fields: { Vorderseite: '"', Rückseite: 'c d<br>Plural: &lt;b&gt;' },
    },
    {
      guid: 'funda.noun.c',
      deck: 'Funda: Animals',
      tags: ['funda', 'class-5'],
      fields: { Vorderseite: 'iqanda', Rückseite: 'egg; “zero”<br>Plural: amaqanda' },
    },
  ])
  expect(new Set(notes.map(({ guid }) => guid)).size).toBe(5)
})

test('spreadsheet: a tab or line break in a card doesn’t break its row', () => {
  const rows = writeAnki([{ id: 'x', word: 'a\tb', meaning: 'c\nd', plural: '', nounClass: '' }], {
    deck: 'd',
    plural: 'Plural',
  }).split('\n')
  expect(rows.at(-2)).toBe('funda.x\td\ta b\tc d\tfunda')
})

test('flash cards: the chosen unit, else the words met, else the first unit', () => {
  const units = [{ id: 'greetings' }, { id: 'family' }]
  expect(chooseWords('family', units, true)).toBe('family')
  expect(chooseWords('nothing', units, true)).toBe(MET)
  expect(chooseWords('', units, false)).toBe('greetings')
  expect(chooseWords(MET, units, false)).toBe(MET)
  expect(chooseWords('', [], false)).toBe(MET)
  expect(readChoice('?words=family')).toBe('family')
  expect(readChoice('')).toBe('')
})
