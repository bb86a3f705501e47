import { expect, test } from 'vitest'
import { missingFields, OPERATOR_FIELDS, type Operator } from '#core/privacy/operator.ts'

const whole: Operator = {
  name: 'A',
  legalForm: 'B',
  postalAddress: 'C',
  physicalAddress: 'D',
  phone: 'E',
  email: 'f@example.com',
  informationOfficer: { name: 'G', email: 'h@example.com', phone: 'I' },
  dataPlace: 'J',
  processors: [],
}

test('operator: each notice field missing from an empty file is named; a whole file has none (H5)', () => {
  expect(missingFields({})).toEqual(OPERATOR_FIELDS)
  expect(missingFields(whole)).toEqual([])
})

test('operator: one missing part of the information officer is named by its path (H5)', () => {
  expect(missingFields({ ...whole, informationOfficer: { name: 'G', email: 'h@example.com' } })).toEqual([
    'informationOfficer.phone',
  ])
})

test('operator: a list of no processors says something, no list says nothing (H5)', () => {
  expect(missingFields({ ...whole, processors: undefined })).toEqual(['processors'])
})
