import { expect, test } from 'vitest'
import { REGIONS } from '#core/schools/regions.ts'

test('regions: Western Cape, Gauteng and KwaZulu-Natal first, then the other six provinces', () => {
  expect(REGIONS.slice(0, 3)).toEqual(['western-cape', 'gauteng', 'kwazulu-natal'])
  expect(REGIONS.slice(3)).toEqual([
    'eastern-cape',
    'free-state',
    'limpopo',
    'mpumalanga',
    'north-west',
    'northern-cape',
  ])
})
