import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { signUpInput, test } from '../../../../tests/support/app-test.ts'

const UNFIT = [
  'Nomsa\u202Eitsac',
  '\u200B\u200B',
  '\u2066Nomsa',
  'No\u0000msa',
  '   ',
  '\u3164',
  'Nom\u200Bsa',
  'N\u0007',
]

test('names: a hiding, text-turning or invisible one is refused for people and groups (Low)', async ({
  visit,
  signUpAs,
}) => {
  const nomsa = await signUpAs('nomsa')
  for (const name of UNFIT) {
    expect([
      name,
      (await visit().send(accountsCalls.signUp, { ...signUpInput('thandi'), firstName: name })).status,
    ]).toEqual([name, 400])
    expect([name, (await nomsa.send(spacesCalls.createSpace, { kind: 'class', name })).status]).toEqual([name, 400])
  }
})

test('names: a name is kept in one way, however it was typed', async ({ visit }) => {
  const { status, body } = await visit().send(accountsCalls.signUp, {
    ...signUpInput('thandi'),
    firstName: '  Zoe\u0308   Anne ',
  })
  expect([status, body]).toMatchObject([200, { account: { firstName: 'Zo\u00EB Anne' } }])
})
