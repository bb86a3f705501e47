import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq, isNotNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordingAddress } from '#core/recordings/recordings.ts'
import { measureMp3 } from '#core/sound/measure-mp3.ts'
import { users } from '#server/features/accounts/index.ts'
import { moveRecordings } from '#server/features/recordings/index.ts'
import { recordings } from '#server/features/recordings/tables.ts'
import { fileContents, files as fileRows } from '#server/platform/files/tables.ts'
import { test as appTest } from '../../../../tests/support/app-test.ts'
import { soundOf } from '../../../../tests/support/recording-input.ts'
import { storedFiles } from '../../../../tests/support/stored-files.ts'

type OldRecording = { id: string; file: string; sound: Buffer; seconds: number }

const MOVER = fileURLToPath(new URL('../../../../tests/support/move-recordings.ts', import.meta.url))

const test = appTest.extend<{
  learnerId: string
  /** Adds approved recordings as an older server stored them: in their rows. */
  addOld: (sounds: (Buffer | string)[]) => Promise<OldRecording[]>
  move: () => Promise<{ moved: number; left: number }>
  /** Answer to somebody who hears the recording. */
  hear: (file: string) => Promise<{ status: number; type: unknown; bytes: Buffer }>
}>({
  learnerId: async ({ signUpAs, database }, use) => {
    await signUpAs('nomsa')
    const [{ id } = { id: '' }] = await database.select({ id: users.id }).from(users)
    await use(id)
  },
  addOld: async ({ database, learnerId, time }, use) =>
    use(async (sounds) => {
      const old = sounds.map((given) => {
        const sound = typeof given === 'string' ? Buffer.from(given, 'base64') : given
        const file = createHash('sha256').update(sound).digest('hex')
        return { id: randomUUID(), file, sound, seconds: (sound.length - 44) / 44_100 }
      })
      await database.insert(recordings).values(
        old.map(({ id, file, sound }) => ({
          learnerId,
          id,
          language: 'xh' as const,
          clipName: id,
          text: id,
          sound,
          file,
          state: 'approved' as const,
          consentVersion: 'x',
          recordedAt: time.now,
        })),
      )
      return old
    }),
  move: async ({ appDatabase, files, logged, time }, use) =>
    use(() =>
      moveRecordings({
        database: appDatabase,
        files,
        clock: () => time.now,
        log: { warn: (message) => void logged.push(message) },
      }),
    ),
  hear: async ({ app }, use) =>
    use(async (file) => {
      const { statusCode, headers, rawPayload } = await app.inject({
        url: recordingAddress(file),
        headers: { host: 'localhost:3000' },
      })
      return { status: statusCode, type: headers['content-type'], bytes: rawPayload }
    }),
})

const tones = (count: number): string[] => Array.from({ length: count }, (_, index) => soundOf(200 + index * 10, 0.5))

test('moving: each old recording is heard before and after, at an eighth of the bytes', async ({
  addOld,
  move,
  hear,
  database,
  filesFolder,
}) => {
  const old = await addOld(tones(4))
  for (const { file, sound } of old) expect(await hear(file)).toEqual({ status: 200, type: 'audio/wav', bytes: sound })
  expect(await move()).toEqual({ moved: 4, left: 0 })
  for (const { file, sound, seconds } of old) {
    const { status, type, bytes } = await hear(file)
    expect([status, type, bytes.length < sound.length / 7]).toEqual([200, 'audio/mpeg', true])
    expect(Math.abs((measureMp3(bytes)?.seconds ?? 0) - seconds)).toBeLessThan(0.15)
  }
  expect(await database.$count(recordings, isNotNull(recordings.sound))).toBe(0)
  expect(storedFiles(filesFolder)).toHaveLength(4)
  expect(await move()).toEqual({ moved: 0, left: 0 })
})

test('moving: parts are read before and after, and no part of one form follows the other', async ({
  addOld,
  move,
  app,
}) => {
  const [{ file, sound } = { file: '', sound: Buffer.alloc(0) }] = await addOld(tones(1))
  const hearPart = (condition: string) =>
    app.inject({
      url: recordingAddress(file),
      headers: { host: 'localhost:3000', range: 'bytes=0-3', 'if-range': condition },
    })
  const part = await hearPart(`"${file}"`)
  expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
    206,
    'RIFF',
    `bytes 0-3/${sound.length}`,
  ])
  await move()
  const whole = await hearPart(String(part.headers.etag))
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'audio/mpeg'])
  expect((await hearPart(String(whole.headers.etag))).statusCode).toBe(206)
})

for (const moment of ['keep', 'kept', 'read back'])
  test(`moving: a server killed at "${moment}" of the third sound loses none, and the next one goes on`, async ({
    addOld,
    move,
    hear,
    database,
    databaseUrl,
    files,
    filesFolder,
    time,
  }) => {
    const old = await addOld(tones(5))
    const mover = spawn(process.execPath, [MOVER, databaseUrl, filesFolder, moment], { stdio: 'inherit' })
    const [, signal] = (await once(mover, 'exit')) as [number | null, string | null]
    expect(signal).toBe('SIGKILL')
    expect(await database.$count(recordings, isNotNull(recordings.sound))).toBe(3)
    for (const { file } of old) expect((await hear(file)).status).toBe(200)
    // Until the lease ends, a sweep leaves alone what was being put.
    time.now = new Date()
    await files.sweep()
    expect(await move()).toEqual({ moved: 3, left: 0 })
    for (const { file } of old) {
      const { status, type, bytes } = await hear(file)
      expect([status, type, measureMp3(bytes)?.rate]).toEqual([200, 'audio/mpeg', 22_050])
    }
    expect([await database.$count(fileContents), await database.$count(fileRows)]).toEqual([5, 5])
    expect(storedFiles(filesFolder).filter((file) => !file.startsWith('arriving'))).toHaveLength(5)
  })

test('moving: two servers at the same moment move each recording once', async ({
  addOld,
  move,
  hear,
  database,
  files,
  filesFolder,
}) => {
  const old = await addOld(tones(4))
  await Promise.all([move(), move()])
  for (const { file } of old) expect(await hear(file)).toMatchObject({ status: 200, type: 'audio/mpeg' })
  expect(await database.$count(fileRows)).toBe(4)
  await files.sweep()
  expect(storedFiles(filesFolder)).toHaveLength(4)
})

test('moving: a run ends after half a minute, and the next one goes on', async ({
  addOld,
  appDatabase,
  files,
  time,
}) => {
  await addOld(tones(3))
  const moveSlowly = () =>
    moveRecordings({
      database: appDatabase,
      files: {
        ...files,
        put: async (purpose, source) => {
          time.now = new Date(time.now.getTime() + 16_000)
          return files.put(purpose, source)
        },
      },
      clock: () => time.now,
      log: { warn: () => {} },
    })
  expect([await moveSlowly(), await moveSlowly(), await moveSlowly()]).toEqual([
    { moved: 2, left: 0 },
    { moved: 1, left: 0 },
    { moved: 0, left: 0 },
  ])
})

test('moving: a sound that is no recording stays in its row, is counted, and delays no other', async ({
  addOld,
  move,
  hear,
  logged,
}) => {
  const broken = [Buffer.from('hello, I am a recording'), Buffer.from(soundOf(200), 'base64').subarray(0, -11)]
  const old = await addOld([...tones(2), ...broken])
  expect(await move()).toEqual({ moved: 2, left: 2 })
  expect(logged.at(-1)).toBe("recordings: 2 sounds in the database can't be read, and stay there")
  expect(await Promise.all(old.map(async ({ file }) => (await hear(file)).type))).toEqual([
    'audio/mpeg',
    'audio/mpeg',
    'audio/wav',
    'audio/wav',
  ])
})

test('moving: a recording that is deleted or rejected meanwhile leaves no file', async ({
  addOld,
  appDatabase,
  database,
  files,
  filesFolder,
  time,
}) => {
  const [rejected, kept] = await addOld(tones(2))
  // Somebody decides between the reading of the row and its change.
  await moveRecordings({
    database: appDatabase,
    files: {
      ...files,
      put: async (purpose, source) => {
        await database
          .update(recordings)
          .set({ state: 'rejected', sound: null })
          .where(eq(recordings.id, rejected?.id ?? ''))
        return files.put(purpose, source)
      },
    },
    clock: () => time.now,
    log: { warn: () => {} },
  })
  expect(await database.$count(fileRows)).toBe(1)
  await files.sweep()
  expect(storedFiles(filesFolder)).toHaveLength(1)
  const rows = await database.select({ id: recordings.id }).from(recordings).where(isNotNull(recordings.fileId))
  expect(rows).toEqual([{ id: kept?.id }])
})
