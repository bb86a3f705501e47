import { expect } from 'vitest'
import { ORIGIN, test } from '../../../../tests/support/app-test.ts'

const SECRET = 'a secret of these tests, long enough to sign'

test('\'Continue to login\' leads to our own page where no hub is set [S2.17]', async ({ app }) => {
  const { statusCode, headers } = await app.inject('/api/accounts/login')
  expect([statusCode, headers.location]).toEqual([302, '/login'])
})

test('\'Continue to login\' leads to the hub where one is set, and nowhere else [S1.05] [S7.02]', async ({ buildTestApp }) => {
  const app = await buildTestApp({ config: { origin: ORIGIN, secret: SECRET, hubUrl: 'https://hub.example/login' } })
  const { statusCode, headers } = await app.inject('/api/accounts/login?next=https://evil.example/')
  expect([statusCode, headers.location]).toEqual([302, 'https://hub.example/login'])
})
