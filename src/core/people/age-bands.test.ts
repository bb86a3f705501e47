import { expect, test } from 'vitest'
import { AGE_BANDS, needsGuardian } from '#core/people/age-bands.ts'

test('guardian: everybody but an adult needs one', () => {
  expect(AGE_BANDS.filter(needsGuardian)).toEqual(['child', 'teen'])
})
