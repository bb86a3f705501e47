import { eq } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import type { CallOf } from '#contract/call-of.ts'
import { recordingsCalls } from '#contract/recordings.ts'
import { secondFactorCalls } from '#contract/second-factor.ts'
import { staffCalls } from '#contract/staff.ts'
import { STAFF_QUEUE_IDS } from '#core/people/staff-queues.ts'
import { STAFF_FACTOR_TIME } from '#core/permissions/staff.ts'
import { users } from '#server/features/accounts/index.ts'
import { ORIGIN, test } from '../../../../tests/support/app-test.ts'
import { recordingInput } from '../../../../tests/support/recording-input.ts'
import { appCode, turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const { endSessionsOf, listStaffQueues } = staffCalls

const staffTest = test.extend({
  app: async ({ buildTestApp }, use) =>
    use(
      await buildTestApp({
        config: { origin: ORIGIN, secret: 'a secret for tests, long enough', staff: ['zola@example.com'] },
      }),
    ),
})

staffTest(
  "staff without a second step can do nothing as staff; with one they end somebody's sessions, " +
    'and show it again after half an hour [ASVS V6.3.3] [ASVS V7.4.5]',
  async ({ signUpAs, database, time, onTestFinished }) => {
    const [nomsa, zola] = [await signUpAs('nomsa'), await signUpAs('zola', 'unconfirmed')]
    const end = () => zola.send(endSessionsOf, { name: 'Nomsa' })
    // An address that nobody confirmed is nobody's.
    expect((await end()).status).toBe(404)
    const isTold = async () => (await zola.send(secondFactorCalls.getSecondFactor)).body['isStaff']
    expect(await isTold()).toBe(false)
    await database.update(users).set({ emailVerified: true }).where(eq(users.username, 'zola'))
    expect(await end()).toMatchObject({ status: 401, body: { error: { code: 'second-factor-needed' } } })
    expect(await isTold()).toBe(true)
    expect((await nomsa.send(accountsCalls.getMe)).body['account']).not.toBeNull()
    const { secret } = await turnOnSecondFactor(zola, time.now)
    expect(await end()).toMatchObject({ status: 200, body: { ended: 1 } })
    expect((await nomsa.send(accountsCalls.getMe)).body).toEqual({ account: null })
    expect((await zola.send(endSessionsOf, { name: 'nobody' })).status).toBe(404)
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(Date.now() + STAFF_FACTOR_TIME)
    expect((await end()).status).toBe(401)
    expect((await zola.send(secondFactorCalls.proveAgain, { password: 'a quiet river bend' })).status).toBe(200)
    expect((await end()).status).toBe(401)
    time.now = new Date(time.now.getTime() + 60_000)
    expect((await zola.send(secondFactorCalls.proveAgain, { code: appCode(secret, time.now) })).status).toBe(200)
    expect((await end()).status).toBe(200)
  },
)

staffTest(
  'for everybody else, whatever second step they show, there is no such call [ASVS V8.2.1]',
  async ({ visit, signUpAs, database, time }) => {
    const nomsa = await signUpAs('nomsa')
    await database.update(users).set({ emailVerified: true })
    await turnOnSecondFactor(nomsa, time.now)
    expect((await nomsa.send(endSessionsOf, { name: 'nomsa' })).status).toBe(404)
    expect((await visit().send(endSessionsOf, { name: 'nomsa' })).status).toBe(401)
  },
)

staffTest(
  'queues: staff see how much waits in each, and a decision takes one away',
  async ({ signUpAs, database, time }) => {
    const [nomsa, zola] = [await signUpAs('nomsa'), await signUpAs('zola', 'unconfirmed')]
    await database.update(users).set({ emailVerified: true }).where(eq(users.username, 'zola'))
    await turnOnSecondFactor(zola, time.now)
    const waiting = async () => {
      const { queues } = (await zola.send(listStaffQueues)).body as CallOf<'listStaffQueues'>['output']
      expect(queues.map(({ id }) => id)).toEqual(STAFF_QUEUE_IDS)
      return queues.find(({ id }) => id === 'recordings')?.waiting
    }
    expect(await waiting()).toBe(0)
    const { id } = (await nomsa.send(recordingsCalls.addRecording, recordingInput())).body
    expect(await waiting()).toBe(1)
    await zola.send(recordingsCalls.decideRecording, { id, decision: 'approved' })
    expect(await waiting()).toBe(0)
  },
)
