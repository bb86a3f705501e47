import Fastify from 'fastify'
import { expect } from 'vitest'
import { sweepRequests } from '#server/features/children/sweep-requests.ts'
import { childRequests } from '#server/features/children/tables.ts'
import { test } from '../../../../tests/support/database-test.ts'

const NOW = new Date('2026-03-09T10:00:00.000Z')

test('what no guardian answered in time is erased without anybody asking; what still waits stays', async ({ database }) => {
  const request = { parentEmail: 'gogo@example.com', password: 'hash', createdAt: new Date('2026-03-02T10:00:00.000Z') }
  await database.insert(childRequests).values([
    { ...request, id: '01890000-0000-7000-8000-000000000001', username: 'thandi', expiresAt: NOW },
    { ...request, id: '01890000-0000-7000-8000-000000000002', username: 'sipho', expiresAt: new Date(NOW.getTime() + 1) },
  ])
  const app = Fastify()
  sweepRequests(app, { database, clock: () => NOW }, 5)
  await app.ready()
  await expect.poll(() => database.select({ username: childRequests.username }).from(childRequests)).toEqual([{ username: 'sipho' }])
  await app.close()
})
