import { expect, test } from 'vitest'
import { classCodePath, readClassCode, showClassCode } from '#core/classes/class-code.ts'

test('class code: read with spaces, hyphens and small letters; shown in two groups', () => {
  expect(readClassCode(' bcdf-ghj2 ')).toBe('BCDFGHJ2')
  expect(readClassCode(showClassCode('BCDFGHJ2'))).toBe('BCDFGHJ2')
  expect(showClassCode('BCDFGHJ2')).toBe('BCDF-GHJ2')
  expect(classCodePath('BCDFGHJ2')).toBe('/class-code/BCDFGHJ2')
})

test('class code: too short, too long, or with a sign that codes never have is none', () => {
  for (const typed of ['', 'BCDFGHJ', 'BCDFGHJKL', 'BCDFGHJA', 'BCDFGHJ0']) expect(readClassCode(typed)).toBeUndefined()
})
