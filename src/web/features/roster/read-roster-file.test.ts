import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImportFate } from '#contract/roster-schemas.ts'
import { writeCsv } from '#core/privacy/write-csv.ts'
import { countFates, MOST_BYTES, previewRows } from './import-state.ts'
import { decodeText, readRosterFile } from './read-roster-file.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

test('file: semicolons, a byte order mark and quotes, as Excel in South Africa writes', () => {
  expect(readRosterFile(bytesOf('\u{FEFF}Naam;Graad;ID\r\n"Dlamini; Amahle";Gr 4;123\r\n\r\nLwazi;R;\r\n'))).toEqual({
    columns: ['name', 'grade'],
    rows: [
      ['Dlamini; Amahle', 'Gr 4'],
      ['Lwazi', 'R'],
    ],
    lines: [2, 4],
    leftOut: ['ID'],
  })
})

test('file: an id that isn’t ours never leaves the device', () => {
  const id = '01890000-0000-7000-8000-000000000001'
  expect(readRosterFile(bytesOf(`Funda ID;Name\n${id};Lwazi\n8001015009087;Thandi\n`))).toMatchObject({
    rows: [
      [id, 'Lwazi'],
      ['', 'Thandi'],
    ],
  })
})

test('file: commas, tabs and a line that names the separator', () => {
  const rows = [['Lwazi', '4']]
  for (const text of ['Name,Grade\nLwazi,4', 'Name\tGrade\nLwazi\t4', 'sep=|\nName|Grade\nLwazi|4'])
    expect(readRosterFile(bytesOf(text))).toMatchObject({ columns: ['name', 'grade'], rows })
})

test('file: UTF-8, Windows-1252 and UTF-16 are read', () => {
  expect(decodeText(bytesOf('Éloïse'))).toBe('Éloïse')
  expect(decodeText(new Uint8Array([0xc9, 0x6c, 0x6f, 0xef, 0x73, 0x65]))).toBe('Éloïse')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0xc9, 0x00, 0x6c, 0x00]))).toBe('Él')
})

test('file: one that is no class list is refused with its reason', () => {
  expect(readRosterFile(new Uint8Array(MOST_BYTES + 1))).toBe('too-large')
  expect(readRosterFile(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]))).toBe('unreadable')
  expect(readRosterFile(bytesOf(''))).toBe('no-rows')
  expect(readRosterFile(bytesOf('Name;Grade\r\n'))).toBe('no-rows')
  expect(readRosterFile(bytesOf('Colour;Size\r\nred;4\r\n'))).toBe('no-columns')
  expect(readRosterFile(bytesOf(`Name\n${'Sipho\n'.repeat(2001)}`))).toBe('too-many-rows')
})

test('file: each cell of an export comes back, also one that looks like a formula', () => {
  const cell = fc.oneof(
    fc.constantFrom('=1+1', '+27', "'=x", "''-1", '@a', 'a;b', 'a"b', 'Éloïse'),
    fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !/[\0\r\n\u{FEFF}]/u.test(text)),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const text = writeCsv(
        rows.map(([name, parent]) => ({ Name: name.trim(), Parent: parent.trim() })),
        ';',
      )
      expect(readRosterFile(bytesOf(text))).toMatchObject({
        rows: rows.map(([name, parent]) => [name.trim(), parent.trim()]),
      })
    }),
  )
})

test('preview: rows that need a look come first, then in the order of the file', () => {
  const fates = [
    { fate: 'add', name: 'A', isNamesake: false, problems: [] },
    { fate: 'bad', name: '', problems: ['name'] },
    { fate: 'add', name: 'B', isNamesake: false, problems: [] },
    { fate: 'twice', name: 'C', rows: [4], isRepeat: false, problems: [] },
  ] satisfies ImportFate[]
  expect(previewRows(fates, [2, 3, 4, 5]).map(({ line }) => line)).toEqual([3, 5, 2, 4])
  expect(countFates(fates)).toEqual({ add: 2, change: 0, same: 0, look: 2 })
})
