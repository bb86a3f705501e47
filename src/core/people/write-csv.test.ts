import { expect, test } from 'vitest'
import { writeCsv } from '#core/people/write-csv.ts'

test('tables of unlike columns become one file, a line for each value', () => {
  expect(writeCsv({ users: [{ username: 'nomsa', emailVerified: true }], events: [{ answer: 'a, "b"\nc' }, { answer: null, given: ['x'] }], none: [] })).toBe([
    'table,row,column,value', 'users,1,username,nomsa', 'users,1,emailVerified,true', 'events,1,answer,"a, ""b""\nc"', 'events,2,answer,null', 'events,2,given,"[""x""]"', '',
  ].join('\r\n'))
})

test.each(['=1+1', '+27', '-1', '@SUM(A1)', '\tx'])('%j is no formula in a spreadsheet, and a number stays one', (value) => {
  expect(writeCsv({ t: [{ c: value, n: -1 }] })).toBe(`table,row,column,value\r\nt,1,c,'${value}\r\nt,1,n,-1\r\n`)
})
