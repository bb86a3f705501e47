import { expect, test } from 'vitest'
import { writeCsv } from '#core/privacy/write-csv.ts'

test('CSV file: a line for each row, whatever columns each row has', () => {
  expect(
    writeCsv([
      { answer: 'a, "b"\nc', verified: true },
      { answer: null, given: ['x'] },
    ]),
  ).toBe('\u{FEFF}answer,verified,given\r\n"a, ""b""\nc",true,\r\n,,"[""x""]"\r\n')
})

test.each(['=1+1', '+27', '-1', '@SUM(A1)', '\tx', '＝1'])(
  'CSV cell: %j is no formula in a spreadsheet, and a number stays one',
  (value) => {
    expect(writeCsv([{ c: value, n: -1 }])).toBe(`\u{FEFF}c,n\r\n'${value},-1\r\n`)
  },
)
