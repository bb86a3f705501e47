import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JOIN_CODE_LENGTH, JOIN_CODE_LETTERS, readJoinCode, showJoinCode } from '#core/people/join-codes.ts'

test('join code: as it is shown, in small letters or with spaces, it is the same code', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...JOIN_CODE_LETTERS), { minLength: JOIN_CODE_LENGTH, maxLength: JOIN_CODE_LENGTH }),
      (letters) => {
        const code = letters.join('')
        for (const typed of [
          code,
          showJoinCode(code),
          showJoinCode(code).toLowerCase(),
          ` ${showJoinCode(code).replace('-', ' ')} `,
        ])
          expect(readJoinCode(typed)).toBe(code)
      },
    ),
  )
})

test.each(['', 'BCDF', 'BCDFGHJKM', 'ABCDEFGH', 'BCDF1234', 'BCDF-GHJ'])('join code: %j is none', (typed) => {
  expect(readJoinCode(typed)).toBeUndefined()
})
