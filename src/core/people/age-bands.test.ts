import { expect, test } from 'vitest'
import { AGE_BANDS, needsGuardian } from '#core/people/age-bands.ts'

test('everybody but an adult needs a guardian', () => {
  expect(AGE_BANDS.filter(needsGuardian)).toEqual(['child', 'teen'])
})
