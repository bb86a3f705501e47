import fc from 'fast-check'
import { expect, test } from 'vitest'
import { USERNAME_PATTERN } from '#core/people/sign-up-rules.ts'
import { suggestNames } from './suggest-names.ts'

test.each([
  [
    { given_name: 'Nomsa', family_name: 'Dlamini', preferred_username: 'Nomsa_D' },
    { firstName: 'Nomsa', lastName: 'Dlamini', username: 'nomsa_d' },
  ],
  [{ name: 'Ana Lúcia de Souza' }, { firstName: 'Ana', lastName: 'Lúcia de Souza', username: 'ana.lucia.de.souza' }],
  [
    { given_name: 'Thabo', preferred_username: 'thabo@hub.example' },
    { firstName: 'Thabo', lastName: '', username: 'thabo' },
  ],
  [{ name: '李' }, { firstName: '李', lastName: '', username: '' }],
  [
    { name: 7, given_name: null, preferred_username: {} },
    { firstName: '', lastName: '', username: '' },
  ],
  [{}, { firstName: '', lastName: '', username: '' }],
])('claims of the hub %j: these names are suggested: %j', (claims, names) => {
  expect(suggestNames(claims)).toEqual(names)
})

test('suggested username: one that is available, whatever the hub says', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, preferred) => {
      const { username, firstName } = suggestNames({ name, preferred_username: preferred })
      expect(username === '' || USERNAME_PATTERN.test(username)).toBe(true)
      expect(firstName).toMatch(/^\P{Cc}{0,60}$/u)
    }),
  )
})
