import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq, isNotNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordingsCalls } from '#contract/recordings.ts'
import { recordingAddress } from '#core/recordings/recordings.ts'
import { users } from '#server/features/accounts/index.ts'
import { moveRecordings } from '#server/features/recordings/index.ts'
import { recordings } from '#server/features/recordings/tables.ts'
import { createFiles, prepareArrivals, type Files } from '#server/platform/files/create-files.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { storeInFolder } from '#server/platform/files/store-in-folder.ts'
import { storeInS3, type S3Settings } from '#server/platform/files/store-in-s3.ts'
import { fileContents } from '#server/platform/files/tables.ts'
import { test as appTest } from '../../../../tests/support/app-test.ts'
import { recordingInput, soundOf } from '../../../../tests/support/recording-input.ts'
import { startS3Server, type S3Server } from '../../../../tests/support/s3-server.ts'

/** A test whose files are in a bucket. */
const test = appTest.extend<{ s3: S3Server; scratch: string; files: Files }>({
  scratch: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'funda-s3-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  s3: async ({ scratch }, use) => {
    const server = await startS3Server(path.join(scratch, 'objects'))
    await use(server)
    await server.stop()
  },
  files: async ({ appDatabase, s3, scratch, time }, use) => {
    const arrivals = path.join(scratch, 'arriving')
    await prepareArrivals(arrivals, time.now)
    await use(createFiles({ database: appDatabase, store: storeInS3(s3.settings), arrivals, clock: () => time.now }))
  },
})

/** Writes a content to a file of its own. */
function writeContent(folder: string, text: string) {
  const [bytes, file] = [Buffer.from(text), path.join(folder, 'content')]
  writeFileSync(file, bytes)
  return { hash: createHash('sha256').update(bytes).digest('hex'), file: { path: file, bytes: bytes.length }, bytes }
}

for (const kind of ['folder', 'bucket'])
  test(`a store in a ${kind}: keeps, reads whole and in part, and removes`, async ({ s3, scratch }) => {
    const store = kind === 'folder' ? storeInFolder(scratch) : storeInS3(s3.settings)
    const { hash, bytes } = writeContent(scratch, '0123456789')
    expect(await store.read(hash)).toBeUndefined()
    for (let time = 0; time < 2; time += 1) await store.keep(hash, writeContent(scratch, '0123456789').file)
    const read = async (range?: { first: number; last: number }) => {
      const opened = await store.read(hash, range)
      return opened && (await buffer(opened)).toString()
    }
    expect(await read()).toBe(bytes.toString())
    expect(await read({ first: 2, last: 4 })).toBe('234')
    expect(await read({ first: 9, last: 9 })).toBe('9')
    for (let time = 0; time < 2; time += 1) await store.remove(hash)
    expect(await read()).toBeUndefined()
  })

test('a bucket: a wrong key or secret is refused, and nothing is stored or told', async ({ s3, scratch }) => {
  const { hash, file } = writeContent(scratch, 'a content')
  for (const wrong of [{ secret: 'another' }, { keyId: 'another' }]) {
    const store = storeInS3({ ...s3.settings, ...wrong })
    await expect(store.keep(hash, file)).rejects.toMatchObject({ code: 'STORE_AWAY', cause: { code: 'S3_403' } })
    await expect(store.read(hash)).rejects.toMatchObject({ code: 'STORE_AWAY', cause: { code: 'S3_403' } })
    await expect(store.remove(hash)).rejects.toMatchObject({ code: 'STORE_AWAY' })
  }
  expect(await storeInS3(s3.settings).read(hash)).toBeUndefined()
})

test('start: a wrong key or bucket stops it with a sentence; a store that is away only warns', async ({
  s3,
  scratch,
  appDatabase,
  time,
}) => {
  const warnings: string[] = []
  const open = (changes: Partial<S3Settings>) =>
    openFiles({
      settings: {
        dataFolder: scratch,
        files: { folder: undefined, s3: { ...s3.settings, ...changes } },
        keepFreeMegabytes: 1,
      },
      database: appDatabase,
      clock: () => time.now,
      log: { warn: (message) => void warnings.push(message) },
    })
  await open({})
  await expect(open({ secret: 'another' })).rejects.toThrow(
    `The store of files at ${s3.settings.url} refuses the key. Check FILES_S3_KEY and FILES_S3_SECRET`,
  )
  await expect(open({ url: s3.settings.url.replace('/funda', '/other') })).rejects.toThrow(
    'has no such bucket. Make it, or correct FILES_S3_URL.',
  )
  expect(warnings).toEqual([])
  await s3.stop()
  await open({})
  expect(warnings).toEqual([expect.stringContaining("can't be reached")])
})

test('start: a folder of files that is a file stops it with a sentence', async ({ scratch, appDatabase, time }) => {
  const { file } = writeContent(scratch, 'no folder')
  await expect(
    openFiles({
      settings: { dataFolder: scratch, files: { folder: file.path, s3: undefined }, keepFreeMegabytes: 1 },
      database: appDatabase,
      clock: () => time.now,
      log: { warn: () => {} },
    }),
  ).rejects.toThrow(/^The folder of files .* is a file, not a folder.* or set FILES_FOLDER to another folder\.$/)
})

test('a store that is away: 503 with Retry-After for new and heard recordings, and none is lost', async ({
  signUpAs,
  app,
  database,
  s3,
}) => {
  const nomsa = await signUpAs('nomsa')
  const { body } = await nomsa.send(recordingsCalls.addRecording, recordingInput())
  await database.update(recordings).set({ state: 'approved' })
  const [{ file } = { file: '' }] = await database.select({ file: recordings.file }).from(recordings)
  const hear = (headers: Record<string, string> = {}) =>
    app.inject({ url: recordingAddress(file), headers: { host: 'localhost:3000', ...headers } })
  const whole = await hear()
  await s3.stop()
  const refused = await nomsa.send(recordingsCalls.addRecording, recordingInput({ sound: soundOf(300) }))
  expect([refused.status, refused.response.headers['retry-after'], refused.body]).toMatchObject([
    503,
    '5',
    { error: { code: 'unavailable' } },
  ])
  const unheard = await hear()
  expect([unheard.statusCode, unheard.headers['retry-after'], unheard.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await database.$count(recordings)).toBe(1)
  await s3.start()
  expect((await hear()).rawPayload).toEqual(whole.rawPayload)
  const part = await hear({ range: 'bytes=4-9' })
  expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(4, 10)])
  expect((await nomsa.send(recordingsCalls.addRecording, recordingInput({ sound: soundOf(300) }))).status).toBe(200)
  await s3.stop()
  // Contents that can't be removed now are gone for everybody; a later sweep removes their bytes.
  expect((await nomsa.send(recordingsCalls.deleteRecording, { id: body['id'] })).status).toBe(200)
  expect((await hear()).statusCode).toBe(404)
})

test('a store that is away: old recordings stay in the database, and move when it is back', async ({
  signUpAs,
  database,
  appDatabase,
  files,
  s3,
  time,
}) => {
  await signUpAs('nomsa')
  const [{ id: learnerId } = { id: '' }] = await database.select({ id: users.id }).from(users)
  const sound = Buffer.from(soundOf(200), 'base64')
  await database.insert(recordings).values({
    learnerId,
    id: crypto.randomUUID(),
    language: 'xh',
    clipName: 'x',
    text: 'x',
    sound,
    file: 'x',
    state: 'waiting',
    consentVersion: 'x',
    recordedAt: time.now,
  })
  const move = () => moveRecordings({ database: appDatabase, files, clock: () => time.now, log: { warn: () => {} } })
  await s3.stop()
  await expect(move()).rejects.toMatchObject({ code: 'STORE_AWAY' })
  expect(await database.$count(recordings, isNotNull(recordings.sound))).toBe(1)
  await s3.start()
  expect(await move()).toEqual({ moved: 1, left: 0 })
  const store = storeInS3(s3.settings)
  const [{ hash } = { hash: '' }] = await database.select({ hash: fileContents.hash }).from(fileContents)
  expect(await store.read(hash).then((opened) => opened && buffer(opened))).toBeInstanceOf(Buffer)
  await database.delete(users).where(eq(users.id, learnerId))
  await files.sweep()
  expect([await store.read(hash), await database.$count(fileContents)]).toEqual([undefined, 0])
})
