import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { recordingsCalls } from '#contract/recordings.ts'
import { QUOTAS } from '#core/people/quotas.ts'
import { recordingAddress } from '#core/recordings/recordings.ts'
import { clipName } from '#core/pronunciation/clip-name.ts'
import { measureMp3 } from '#core/sound/measure-mp3.ts'
import { WAVE } from '#core/sound/write-wave.ts'
import { users } from '#server/features/accounts/index.ts'
import { recordingsData } from '#server/features/recordings/index.ts'
import { recordings } from '#server/features/recordings/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { createFiles } from '#server/platform/files/create-files.ts'
import { storeInFolder } from '#server/platform/files/store-in-folder.ts'
import { files } from '#server/platform/files/tables.ts'
import { transcodeSound } from '#server/features/recordings/transcode/transcode-sound.ts'
import { ORIGIN, test as appTest, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { recordingInput, soundOf } from '../../../../tests/support/recording-input.ts'
import { storedFiles } from '../../../../tests/support/stored-files.ts'
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

/** Creates a reviewer: on the list of staff, with a confirmed address and a second factor. */
async function reviewer({
  signUpAs,
  database,
  time,
}: {
  signUpAs: (name: string) => Promise<Visitor>
  database: Database
  time: { now: Date }
}): Promise<Visitor> {
  const zola = await signUpAs('zola')
  await database.update(users).set({ emailVerified: true }).where(eq(users.username, 'zola'))
  await turnOnSecondFactor(zola, time.now)
  return zola
}

test('recorded word: public after staff approve it, hidden before [ASVS V5.3.1] [ASVS V5.4.1] [ASVS V8.2.2]', async ({
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
  const reviewed = Buffer.from(String((await zola.send(readRecording, { id })).body['sound']), 'base64')
  expect(measureMp3(reviewed)).toMatchObject({ rate: WAVE.rate, channels: 1 })
  expect((await zola.send(decideRecording, { id, decision: 'approved' })).status).toBe(200)
  expect((await approved()).body).toEqual({ recordings: [{ name: clipName('inja'), file }] })
  const heard = await hear()
  expect([
    heard.statusCode,
    heard.headers['content-type'],
    heard.headers['x-content-type-options'],
    heard.headers['cache-control'],
  ]).toEqual([200, 'audio/mpeg', 'nosniff', 'public, max-age=86400'])
  expect(heard.rawPayload).toEqual(reviewed)
  expect(heard.headers['content-disposition']).toBe(`inline; filename="${file}.mp3"`)
  expect(file).toMatch(/^[0-9a-f]{64}$/)
  expect((await nomsa.send(listOwnRecordings)).body).toMatchObject({ recordings: [{ id, state: 'approved' }] })
  // The newest approved one is heard.
  time.now = new Date(time.now.getTime() + 60_000)
  const newer = await idOf(nomsa, { sound: soundOf(300) })
  await zola.send(decideRecording, { id: newer, decision: 'approved' })
  const { recordings: listed } = (await approved()).body as { recordings: { file: string }[] }
  expect([listed.length, listed[0]?.file === file]).toEqual([1, false])
})

test('heard recordings: in parts, by the address of older pages too, and not when known', async ({
  signUpAs,
  app,
  database,
  time,
}) => {
  const nomsa = await signUpAs('nomsa')
  const id = await idOf(nomsa)
  const zola = await reviewer({ signUpAs, database, time })
  await zola.send(decideRecording, { id, decision: 'approved' })
  const [{ file } = { file: '' }] = await database.select({ file: recordings.file }).from(recordings)
  const hear = (headers: Record<string, string> = {}, ending = 'mp3') =>
    app.inject({ url: `/audio/recordings/${file}.${ending}`, headers: { host: 'localhost:3000', ...headers } })
  const whole = await hear()
  const size = whole.rawPayload.length
  const part = await hear({ range: 'bytes=10-19' })
  expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
    206,
    `bytes 10-19/${size}`,
    whole.rawPayload.subarray(10, 20),
  ])
  expect((await hear({ range: `bytes=${size}-` })).statusCode).toBe(416)
  expect((await hear({ range: 'bytes=0-1', 'if-range': '"other"' })).rawPayload).toEqual(whole.rawPayload)
  expect((await hear({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
  const older = await hear({}, 'wav')
  expect([older.statusCode, older.headers['content-type'], older.rawPayload]).toEqual([
    200,
    'audio/mpeg',
    whole.rawPayload,
  ])
  expect((await hear({}, 'html')).statusCode).toBe(404)
})

test('stored sounds: at most 6,000 bytes a second, whether short or long', async ({ signUpAs, database }) => {
  const nomsa = await signUpAs('nomsa')
  for (const seconds of [0.26, 0.3, 0.45, 0.49, 0.51, 0.7, 1, 3, 8]) {
    const id = await idOf(nomsa, { sound: soundOf(200, seconds) })
    const [stored] = await database
      .select({ bytes: files.bytes, type: files.type })
      .from(files)
      .innerJoin(recordings, eq(recordings.fileId, files.id))
      .where(eq(recordings.id, id))
    expect(stored?.type).toBe('audio/mpeg')
    expect([seconds, (stored?.bytes ?? Infinity) / seconds <= 6000]).toEqual([seconds, true])
  }
})

test('encoding: the longest sound takes at most 50 ms of the main thread', async () => {
  const longest = Buffer.from(soundOf(200, WAVE.longest), 'base64')
  const before = process.threadCpuUsage()
  await transcodeSound(longest)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(50)
})

test('same bytes: one recording, one file, one content, also if sent at the same moment', async ({
  signUpAs,
  database,
  files: store,
  filesFolder,
  time,
}) => {
  const [nomsa, lwazi] = [await signUpAs('nomsa'), await signUpAs('lwazi')]
  const answers = await Promise.all(
    [nomsa, nomsa, lwazi].map((browser) => browser.send(addRecording, recordingInput())),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 415, 415])
  expect([await database.$count(recordings), await database.$count(files), storedFiles(filesFolder).length]).toEqual([
    1, 1, 1,
  ])
  // Another WAV file can have the same sound in MP3: then two files refer to one content.
  const [{ id, fileId } = { id: '', fileId: null }] = await database.select().from(recordings)
  const rows = await database.select().from(files)
  await database.insert(files).values(rows.map((row) => ({ ...row, id: crypto.randomUUID() })))
  const owner = answers.findIndex(({ status }) => status === 200) === 2 ? lwazi : nomsa
  expect(fileId).not.toBeNull()
  expect((await owner.send(deleteRecording, { id })).status).toBe(200)
  time.now = new Date(time.now.getTime() + 86_400_000)
  await store.sweep()
  expect(storedFiles(filesFolder)).toHaveLength(1)
})

test('a full disk: a new recording is refused with 507, and sending it again later works', async ({
  buildTestApp,
  visitAt,
  signUpAs,
  appDatabase,
  filesFolder,
  database,
  time,
}) => {
  const nomsa = await signUpAs('nomsa')
  const arrivals = path.join(filesFolder, 'arriving')
  const parts = { database: appDatabase, store: storeInFolder(filesFolder), arrivals, clock: () => time.now }
  const full = visitAt(await buildTestApp({ files: createFiles({ ...parts, keepFree: Number.MAX_SAFE_INTEGER }) }))
  nomsa.cookies.forEach((value, name) => full.cookies.set(name, value))
  expect((await full.send(addRecording, recordingInput())).status).toBe(507)
  expect([await database.$count(recordings), storedFiles(filesFolder)]).toEqual([0, []])
  expect((await nomsa.send(addRecording, recordingInput())).status).toBe(200)
})

test('rejected recording: deleted at once, and the decision is final', async ({
  signUpAs,
  database,
  filesFolder,
  time,
}) => {
  const nomsa = await signUpAs('nomsa')
  const id = await idOf(nomsa)
  const zola = await reviewer({ signUpAs, database, time })
  expect((await zola.send(decideRecording, { id, decision: 'rejected' })).status).toBe(200)
  expect(await database.select({ fileId: recordings.fileId, state: recordings.state }).from(recordings)).toEqual([
    { fileId: null, state: 'rejected' },
  ])
  expect([await database.$count(files), storedFiles(filesFolder)]).toEqual([0, []])
  expect((await zola.send(decideRecording, { id, decision: 'approved' })).status).toBe(404)
  expect((await zola.send(readRecording, { id })).status).toBe(404)
  expect((await nomsa.send(listOwnRecordings)).body).toMatchObject({ recordings: [{ state: 'rejected' }] })
})

test('waiting recordings: only staff hear and decide them; the speaker is refused too [ASVS V8.2.1] [ASVS V8.2.2]', async ({
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

test('staff routes: an account without a second factor is asked for one', async ({ signUpAs, database }) => {
  const zola = await signUpAs('zola')
  await database.update(users).set({ emailVerified: true })
  expect(await zola.send(listWaitingRecordings)).toMatchObject({
    status: 401,
    body: { error: { code: 'second-factor-needed' } },
  })
})

test('child’s voice: a recording is refused and not stored', async ({ visit, signUpAs, database }) => {
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
    [{ sound: Buffer.from(soundOf(200), 'base64').subarray(0, -100).toString('base64') }, 415],
    [{ sound: '' }, 415],
    [{ sound: soundOf(200, 8.02) }, 415],
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

test('waiting recordings: one beyond the speaker’s quota is refused', async ({ signUpAs, database, time }) => {
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
  files: store,
  filesFolder,
}) => {
  const nomsa = await signUpAs('nomsa')
  const [first, second] = [await idOf(nomsa), await idOf(nomsa, { text: 'ikati', sound: soundOf(250) })]
  const [{ id: learnerId } = { id: '' }] = await database.select({ id: users.id }).from(users)
  const copied = (await Array.fromAsync(recordingsData(store).collectLong(database, learnerId).recordings)).flat()
  expect(new Set(copied.map(({ text }) => text))).toEqual(new Set(['ikati', 'inja']))
  for (const { sound } of copied)
    expect(measureMp3(Buffer.from(sound as string, 'base64'))?.seconds).toBeGreaterThanOrEqual(0.5)
  expect(storedFiles(filesFolder)).toHaveLength(2)
  expect((await nomsa.send(deleteRecording, { id: first })).status).toBe(200)
  expect((await nomsa.send(deleteRecording, { id: first })).status).toBe(404)
  expect((await database.select({ id: recordings.id }).from(recordings)).map(({ id }) => id)).toEqual([second])
  expect(storedFiles(filesFolder)).toHaveLength(1)
  // A store that was restored from an older copy lacks a sound: the rest is copied.
  await rm(filesFolder, { recursive: true })
  expect((await Array.fromAsync(recordingsData(store).collectLong(database, learnerId).recordings)).flat()).toEqual([
    expect.objectContaining({ text: 'ikati', sound: null }),
  ])
  await mkdir(filesFolder)
  await database.delete(users)
  expect(await database.$count(recordings)).toBe(0)
  await store.sweep()
  expect([await database.$count(files), storedFiles(filesFolder)]).toEqual([0, []])
})
