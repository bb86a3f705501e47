import path from 'node:path'
import { expect, test } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { healthCalls } from '#contract/health.ts'
import { learningCalls } from '#contract/learning.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { makeSmallDisk } from '../../bench/support/make-small-disk.ts'
import { makeEvent, signUpLearner } from '../../bench/support/learner-client.ts'
import { databaseProcess } from '../../bench/support/run-server.ts'
import { endure, expectSoon, expectUnharmed } from '../support/endurance/endure.ts'
import { runApp } from '../support/endurance/run-app.ts'

const READS = [
  healthCalls.getHealth,
  accountsCalls.getMe,
  learningCalls.listEvents,
  `${learningCalls.getProgress[1]}?utcOffsetMinutes=120`,
  childrenCalls.listChildren,
  spacesCalls.listSpaces,
].map((call) => (typeof call === 'string' ? call : call[1]))

test('a full disk: writes get 507, reads go on; a killed database comes back, and writes too (C1)', async () => {
  const disk = makeSmallDisk()
  const dataFolder = path.join(disk.folder, 'data')
  const app = await runApp({ FUNDA_DATA: dataFolder, FUNDA_KEEP_FREE: String(disk.keepFreeMegabytes) })
  const reader = await signUpLearner(app.address)
  await reader.send([makeEvent()])
  const read = async () => Promise.all(READS.map(async (url) => [url, (await reader.ask(url)).status]))
  const readable = READS.map((url) => [url, 200])
  const isFull = async () => {
    const answer = await reader.ask(learningCalls.recordEvents[1], { events: [makeEvent()] })
    const { error } = (await answer.json()) as { error?: { code: string; retryAfter: number } }
    return [answer.status, error?.code, answer.headers.get('retry-after')]
  }
  const full = [507, 'storage-full', '5']
  expect(await read()).toEqual(readable)

  const count = await endure([app], { learners: 2 }, async (writers) => {
    await disk.fill()
    await expect.poll(isFull, { timeout: 10_000 }).toEqual(full)
    for (let round = 0; round < 20; round++) expect(await read()).toEqual(readable)

    process.kill(databaseProcess(dataFolder), 'SIGKILL')
    await expect.poll(() => app.output().includes('The database runs again'), { timeout: 20_000 }).toBe(true)
    await expect.poll(read, { timeout: 5_000 }).toEqual(readable)
    expect(await isFull()).toEqual(full)

    disk.empty()
    expectSoon([await writers.timeUntilWriting(performance.now())])
  })
  expect(count.refused).toBeGreaterThan(0)
  expectUnharmed(app)
  expect(await app.stop()).toBe(0)
  disk.remove()
})
