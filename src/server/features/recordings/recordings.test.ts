import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { recordingsCalls } from '#contract/recordings.ts'
import { QUOTAS } from '#core/people/quotas.ts'
import { recordingAddress } from '#core/recordings/recordings.ts'
import { clipName } from '#core/pronunciation/clip-name.ts'
import { users } from '#server/features/accounts/index.ts'
import { recordingsData } from '#server/features/recordings/index.ts'
import { recordings } from '#server/features/recordings/tables.ts'
import { ORIGIN, test as appTest, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { recordingInput, soundOf } from '../../../../tests/support/recording-input.ts'
import { turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const {
  addRecording,
  decideRecording,
  deleteRecording,
  listApprovedRecordings,
  listOwnRecordings,
  listWaitingRecordings,
  readRecording,
} = recordingsCalls

const test = appTest.extend<{ app: FastifyInstance }>({
  app: async ({ buildTestApp }, use) =>
    use(
      await buildTestApp({
        config: { origin: ORIGIN, secret: 'a secret for tests, long enough', staff: ['zola@example.com'] },
      }),
    ),
})

const idOf = async (browser: Visitor, changes: object = {}): Promise<string> =>
  String((await browser.send(addRecording, recordingInput(changes))).body['id'])

/** A reviewer: on the list of staff, with a confirmed address and a second step. */
async function reviewer({
  signUpAs,
  database,
  time,
}: {
  signUpAs: (name: string) => Promise<Visitor>
  database: Parameters<typeof recordingsData.collectLong>[0]
  time: { now: Date }
}): Promise<Visitor> {
  const zola = await signUpAs('zola')
  await database.update(users).set({ emailVerified: true }).where(eq(users.username, 'zola'))
  await turnOnSecondFactor(zola, time.now)
  return zola
}

test('a word that an adult recorded is heard by all after review, and by nobody before [ASVS V5.3.1] [ASVS V5.4.1] [ASVS V8.2.2]', async ({
  visit,
  signUpAs,
  app,
  database,
  time,
}) => {
  const nomsa = await signUpAs('nomsa')
  const id = await idOf(nomsa)
  const approved = () => visit().send(listApprovedRecordings, { language: 'xh' })
  expect((await approved()).body).toEqual({ recordings: [] })
  const [{ file } = { file: '' }] = await database.select({ file: recordings.file }).from(recordings)
  const hear = () => app.inject({ url: recordingAddress(file), headers: { host: 'localhost:3000' } })
  expect((await hear()).statusCode).toBe(404)
  const zola = await reviewer({ signUpAs, database, time })
  expect((await zola.send(listWaitingRecordings)).body).toMatchObject({
    waiting: 1,
    recordings: [{ id, text: 'inja', language: 'xh' }],
  })
  expect((await zola.send(readRecording, { id })).body).toEqual({ sound: soundOf(200) })
  expect((await zola.send(decideRecording, { id, decision: 'approved' })).status).toBe(200)
  expect((await approved()).body).toEqual({ recordings: [{ name: clipName('inja'), file }] })
  const heard = await hear()
  expect([
    heard.statusCode,
    heard.headers['content-type'],
    heard.headers['x-content-type-options'],
    heard.rawPayload.toString('base64'),
  ]).toEqual([200, 'audio/wav', 'nosniff', soundOf(200)])
  expect(heard.headers['content-disposition']).toBe(`inline; filename="${file}.wav"`)
  expect(file).toMatch(/^[0-9a-f]{64}$/)
  expect((await nomsa.send(listOwnRecordings)).body).toMatchObject({ recordings: [{ id, state: 'approved' }] })
  // The newest approved one is heard.
  time.now = new Date(time.now.getTime() + 60_000)
  const newer = await idOf(nomsa, { sound: soundOf(300) })
  await zola.send(decideRecording, { id: newer, decision: 'approved' })
  const { recordings: listed } = (await approved()).body as { recordings: { file: string }[] }
  expect([listed.length, listed[0]?.file === file]).toEqual([1, false])
})

test('a rejected recording is deleted at once, and nothing is decided twice', async ({ signUpAs, database, time }) => {
  const nomsa = await signUpAs('nomsa')
  const id = await idOf(nomsa)
  const zola = await reviewer({ signUpAs, database, time })
  expect((await zola.send(decideRecording, { id, decision: 'rejected' })).status).toBe(200)
  expect(await database.select({ sound: recordings.sound, state: recordings.state }).from(recordings)).toEqual([
    { sound: null, state: 'rejected' },
  ])
  expect((await zola.send(decideRecording, { id, decision: 'approved' })).status).toBe(404)
  expect((await zola.send(readRecording, { id })).status).toBe(404)
  expect((await nomsa.send(listOwnRecordings)).body).toMatchObject({ recordings: [{ state: 'rejected' }] })
})

test('who is not staff can neither hear nor decide what waits, their own either [ASVS V8.2.1] [ASVS V8.2.2]', async ({
  visit,
  signUpAs,
  database,
}) => {
  const [nomsa, lwazi] = [await signUpAs('nomsa'), await signUpAs('lwazi')]
  const id = await idOf(nomsa)
  await database.update(users).set({ emailVerified: true })
  for (const [browser, status] of [
    [visit(), 401],
    [lwazi, 404],
    [nomsa, 404],
  ] as const) {
    expect((await browser.send(listWaitingRecordings)).status).toBe(status)
    expect((await browser.send(readRecording, { id })).status).toBe(status)
    expect((await browser.send(decideRecording, { id, decision: 'approved' })).status).toBe(status)
  }
  expect((await lwazi.send(deleteRecording, { id })).status).toBe(404)
  expect((await lwazi.send(listOwnRecordings)).body).toEqual({ recordings: [] })
  expect((await visit().send(addRecording, recordingInput())).status).toBe(401)
  expect(await database.$count(recordings)).toBe(1)
})

test('staff without a second step are asked for one', async ({ signUpAs, database }) => {
  const zola = await signUpAs('zola')
  await database.update(users).set({ emailVerified: true })
  expect(await zola.send(listWaitingRecordings)).toMatchObject({
    status: 401,
    body: { error: { code: 'second-factor-needed' } },
  })
})

test('a child’s voice is never taken', async ({ visit, signUpAs, database }) => {
  const guardian = await signUpAs('gogo')
  await addChildTo(guardian, 'thandi')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  expect(await child.send(addRecording, recordingInput())).toMatchObject({
    status: 403,
    body: { error: { code: 'guardian-needed' } },
  })
  expect(await database.$count(recordings)).toBe(0)
})

test('uploads: one format only, of taught words, with the consent shown [ASVS V5.2.1] [ASVS V5.2.2]', async ({
  signUpAs,
  database,
}) => {
  const nomsa = await signUpAs('nomsa')
  const tampered = Buffer.from(soundOf(200), 'base64')
  tampered[22] = 2
  const refused: [object, number][] = [
    [{ sound: Buffer.from('<svg onload="alert(1)"></svg>'.repeat(9)).toString('base64') }, 415],
    [{ sound: Buffer.from(`ID3${'x'.repeat(200)}`).toString('base64') }, 415],
    [{ sound: tampered.toString('base64') }, 415],
    [{ sound: soundOf(200, 0.1) }, 415],
    [{ sound: Buffer.alloc(600_000).toString('base64') }, 400],
    [{ sound: 'not base64!' }, 400],
    [{ text: 'Buy cheap things at example.com' }, 404],
    [{ language: 'af' }, 404],
    [{ consentVersion: 'none' }, 400],
  ]
  for (const [changes, status] of refused)
    expect([changes, (await nomsa.send(addRecording, recordingInput(changes))).status]).toEqual([changes, status])
  expect(await database.$count(recordings)).toBe(0)
  expect((await nomsa.send(addRecording, recordingInput())).status).toBe(200)
  expect((await nomsa.send(addRecording, recordingInput())).status).toBe(415)
})

test('a speaker can have so many waiting and no more', async ({ signUpAs, database, time }) => {
  const nomsa = await signUpAs('nomsa')
  const [{ id: learnerId } = { id: '' }] = await database.select({ id: users.id }).from(users)
  await database.insert(recordings).values(
    Array.from({ length: QUOTAS['recordings-waiting'] }, (_, number) => ({
      learnerId,
      id: crypto.randomUUID(),
      language: 'xh' as const,
      clipName: 'x',
      text: 'x',
      sound: new Uint8Array(1),
      file: String(number),
      state: 'waiting' as const,
      consentVersion: 'x',
      recordedAt: time.now,
    })),
  )
  expect(await nomsa.send(addRecording, recordingInput())).toMatchObject({
    status: 409,
    body: { error: { code: 'quota-reached', quota: 'recordings-waiting' } },
  })
})

test('a recording: withdrawn by its speaker, in their copy, and deleted with the account [ASVS V14.2.4]', async ({
  signUpAs,
  database,
}) => {
  const nomsa = await signUpAs('nomsa')
  const [first, second] = [await idOf(nomsa), await idOf(nomsa, { text: 'ikati', sound: soundOf(250) })]
  const [{ id: learnerId } = { id: '' }] = await database.select({ id: users.id }).from(users)
  const copied = (await Array.fromAsync(recordingsData.collectLong(database, learnerId).recordings ?? [])).flat()
  expect(new Set(copied.map(({ text }) => text))).toEqual(new Set(['ikati', 'inja']))
  expect((await nomsa.send(deleteRecording, { id: first })).status).toBe(200)
  expect((await nomsa.send(deleteRecording, { id: first })).status).toBe(404)
  expect((await database.select({ id: recordings.id }).from(recordings)).map(({ id }) => id)).toEqual([second])
  await database.delete(users)
  expect(await database.$count(recordings)).toBe(0)
})
