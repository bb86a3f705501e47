import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '#server/features/accounts/index.ts'
import { guardianRelations } from '#server/features/children/tables.ts'
import { asAccount } from '#server/platform/database/actor.ts'
import { createFiles, prepareArrivals } from '#server/platform/files/create-files.ts'
import { addFile, removeFile, type StoredContent } from '#server/platform/files/file-queries.ts'
import { readRange } from '#server/platform/files/read-range.ts'
import { storeInFolder } from '#server/platform/files/store-in-folder.ts'
import { fileContents, files as fileRows } from '#server/platform/files/tables.ts'
import { test as appTest } from '../../../../tests/support/app-test.ts'
import { addChildTo } from '../../../../tests/support/children.ts'
import { storedFiles } from '../../../../tests/support/stored-files.ts'

const HOUR = 60 * 60 * 1000

/** Returns bytes that begin like an MP3 file. */
const soundBytes = (filling: string, length = 1000): Buffer =>
  Buffer.concat([Buffer.from('ID3\u0004'), Buffer.alloc(length, filling)])

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const test = appTest.extend<{
  /** Relative paths of all files in the store's folder. */
  stored: () => string[]
  learnerId: string
  /** Adds a file of the learner. */
  refer: (content: StoredContent) => Promise<string>
}>({
  stored: async ({ filesFolder }, use) => use(() => storedFiles(filesFolder)),
  learnerId: async ({ signUpAs, database }, use) => {
    await signUpAs('nomsa')
    const [{ id } = { id: '' }] = await database.select({ id: users.id }).from(users)
    await use(id)
  },
  refer: async ({ appDatabase, learnerId, time }, use) =>
    use((content) =>
      asAccount(learnerId, () =>
        appDatabase.transaction((transaction) =>
          addFile(transaction, { owner: { learnerId }, purpose: 'recording', content, addedAt: time.now }),
        ),
      ),
    ),
})

test('put: a stream is stored once under its hash, and read whole or in part', async ({ files, stored, refer }) => {
  const bytes = soundBytes('a')
  const hash = hashOf(bytes)
  async function* inPieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
  }
  const contents = await Promise.all([files.put('recording', inPieces()), files.put('recording', [bytes])])
  expect(contents).toEqual([{ hash, bytes: bytes.length, type: 'audio/mpeg' }, contents[0]])
  expect(stored()).toEqual([`${hash.slice(0, 2)}/${hash.slice(2)}`])
  await Promise.all(contents.map(refer))
  expect(await buffer(await files.read(hash))).toEqual(bytes)
  expect(await buffer(await files.read(hash, { first: 1, last: 2 }))).toEqual(bytes.subarray(1, 3))
})

test('put: a wrong type or too many bytes are refused, and nothing of them stays', async ({
  files,
  stored,
  database,
}) => {
  const refused: [source: Uint8Array[], code: string][] = [
    [[], 'unsupported-media-type'],
    [[Buffer.from('ID')], 'unsupported-media-type'],
    [[Buffer.from('hello, I am a recording')], 'unsupported-media-type'],
    [[Buffer.from('\u0089PNG\r\n\u001A\n0000', 'latin1')], 'unsupported-media-type'],
    [Array.from({ length: 20 }, () => Buffer.from('I')), 'unsupported-media-type'],
    [[soundBytes('a', 48_000), soundBytes('b', 2000)], 'too-large'],
  ]
  for (const [source, code] of refused) await expect(files.put('recording', source)).rejects.toMatchObject({ code })
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield soundBytes('a')
    throw new Error('The connection is gone')
  }
  await expect(files.put('recording', broken())).rejects.toThrow('The connection is gone')
  expect([stored(), await database.$count(fileContents)]).toEqual([[], 0])
})

test('put: a full disk refuses new files, and stored ones are still read', async ({
  appDatabase,
  files,
  filesFolder,
  time,
}) => {
  const { hash } = await files.put('recording', [soundBytes('a')])
  const full = createFiles({
    database: appDatabase,
    store: storeInFolder(filesFolder),
    arrivals: path.join(filesFolder, 'arriving'),
    keepFree: Number.MAX_SAFE_INTEGER,
    clock: () => time.now,
  })
  await expect(full.put('recording', [soundBytes('b')])).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  expect(await buffer(await full.read(hash))).toEqual(soundBytes('a'))
})

test('sweep: a content goes with its last file, and never while it is being put', async ({
  files,
  stored,
  refer,
  database,
  appDatabase,
  learnerId,
  time,
}) => {
  const content = await files.put('recording', [soundBytes('a')])
  await files.sweep()
  await files.removeUnused(content.hash)
  expect(stored()).toHaveLength(1)
  const [first, second] = [await refer(content), await refer(await files.put('recording', [soundBytes('a')]))]
  const remove = (id: string) => asAccount(learnerId, () => removeFile(appDatabase, id))
  expect(await remove(first)).toBe(content.hash)
  time.now = new Date(time.now.getTime() + 2 * HOUR)
  await files.removeUnused(content.hash)
  await files.sweep()
  expect(stored()).toHaveLength(1)
  await remove(second)
  await files.removeUnused(content.hash)
  expect([stored(), await database.$count(fileContents)]).toEqual([[], 0])
  // Nobody referred to this one in time: it can't be referred to any more.
  const late = await files.put('recording', [soundBytes('b')])
  time.now = new Date(time.now.getTime() + 2 * HOUR)
  await files.sweep()
  expect(stored()).toEqual([])
  await expect(refer(late)).rejects.toThrow()
  await expect(files.read(late.hash)).rejects.toMatchObject({ code: 'CONTENT_MISSING' })
})

test('sweep: all files of a deleted account go, many pages of them, and others stay', async ({
  files,
  stored,
  refer,
  database,
  time,
}) => {
  for (let number = 0; number < 120; number += 1) await refer(await files.put('recording', [soundBytes(`a${number}`)]))
  await database.delete(users)
  const kept = await files.put('recording', [soundBytes('b')])
  await files.sweep()
  expect([stored(), await database.$count(fileContents)]).toEqual([
    [`${kept.hash.slice(0, 2)}/${kept.hash.slice(2)}`],
    1,
  ])
  time.now = new Date(time.now.getTime() + 2 * HOUR)
  await files.sweep()
  expect(stored()).toEqual([])
})

test('sweep: a slow store ends it after half a minute, and the next one goes on', async ({
  appDatabase,
  files,
  filesFolder,
  stored,
  time,
}) => {
  for (let number = 0; number < 5; number += 1) await files.put('recording', [soundBytes(`a${number}`)])
  time.now = new Date(time.now.getTime() + 2 * HOUR)
  const store = storeInFolder(filesFolder)
  const slow = createFiles({
    database: appDatabase,
    store: {
      ...store,
      remove: async (hash) => {
        time.now = new Date(time.now.getTime() + 16_000)
        await store.remove(hash)
      },
    },
    arrivals: path.join(filesFolder, 'arriving'),
    clock: () => time.now,
  })
  for (const left of [3, 1, 0]) {
    await slow.sweep()
    expect(stored()).toHaveLength(left)
  }
})

test('sweep: a put of the same content waits until it is removed, and then stores it again', async ({
  appDatabase,
  files,
  filesFolder,
  time,
  refer,
}) => {
  const folder = storeInFolder(filesFolder)
  const content = await files.put('recording', [soundBytes('a')])
  time.now = new Date(time.now.getTime() + 2 * HOUR)
  const { promise: removing, resolve: isRemoving } = Promise.withResolvers<void>()
  const { promise: isAnnouncing, resolve: announces } = Promise.withResolvers<void>()
  const slow = createFiles({
    database: appDatabase,
    store: {
      ...folder,
      remove: async (hash) => {
        isRemoving()
        await isAnnouncing
        await folder.remove(hash)
      },
    },
    arrivals: path.join(filesFolder, 'arriving'),
    clock: () => time.now,
  })
  const sweeping = slow.sweep()
  await removing
  const putting = files.put('recording', [soundBytes('a')])
  announces()
  await Promise.all([sweeping, refer(await putting)])
  await files.sweep()
  expect(await buffer(await files.read(content.hash))).toEqual(soundBytes('a'))
})

test('two servers: a content that both put and sweep is there as long as one refers to it', async ({
  appDatabase,
  files,
  filesFolder,
  learnerId,
  refer,
  stored,
  time,
}) => {
  const other = createFiles({
    database: appDatabase,
    store: storeInFolder(filesFolder),
    arrivals: path.join(filesFolder, 'arriving'),
    clock: () => time.now,
  })
  const ids = await Promise.all(
    [files, other, files, other].map(async (server) => refer(await server.put('recording', [soundBytes('a')]))),
  )
  for (const id of ids.slice(1)) {
    await asAccount(learnerId, () => removeFile(appDatabase, id))
    await Promise.all([files.sweep(), other.sweep()])
    expect(stored()).toHaveLength(1)
  }
  await asAccount(learnerId, () => removeFile(appDatabase, ids[0] ?? ''))
  await Promise.all([files.sweep(), other.sweep()])
  expect(stored()).toEqual([])
})

test('arrivals: what a killed server left is removed after a day, and what comes in now stays', async ({
  filesFolder,
  time,
}) => {
  const folder = path.join(filesFolder, 'arriving')
  mkdirSync(folder, { recursive: true })
  const [old, fresh] = [path.join(folder, randomUUID()), path.join(folder, randomUUID())]
  for (const [file, hours] of [
    [old, 25],
    [fresh, 1],
  ] as const) {
    writeFileSync(file, 'ID3')
    utimesSync(file, time.now, new Date(time.now.getTime() - hours * HOUR))
  }
  await prepareArrivals(folder, time.now)
  expect(readdirSync(folder)).toEqual([path.basename(fresh)])
  rmSync(folder, { recursive: true })
  await prepareArrivals(folder, time.now)
  expect(readdirSync(folder)).toEqual([])
})

test("rows: an account reaches its own files and its children's, and no others [ASVS V8.2.2]", async ({
  signUpAs,
  appDatabase,
  database,
  files,
  refer,
  learnerId,
  time,
}) => {
  const idOf = async (username: string) =>
    (await database.select({ id: users.id }).from(users).where(eq(users.username, username)))[0]?.id ?? ''
  const [guardian] = [await signUpAs('gogo'), await signUpAs('lwazi')]
  const childId = await addChildTo(guardian, 'thandi')
  const [guardianId, strangerId] = [await idOf('gogo'), await idOf('lwazi')]
  const content = await files.put('recording', [soundBytes('a')])
  const ownId = await refer(content)
  const add = (actor: string, owner: string) =>
    asAccount(actor, () =>
      addFile(appDatabase, { owner: { learnerId: owner }, purpose: 'recording', content, addedAt: time.now }),
    )
  const childsId = await add(guardianId, childId)
  const idsFor = (actor: string) =>
    asAccount(actor, async () => (await appDatabase.select({ id: fileRows.id }).from(fileRows)).map(({ id }) => id))
  expect([await idsFor(learnerId), await idsFor(guardianId), await idsFor(strangerId)]).toEqual([
    [ownId],
    [childsId],
    [],
  ])
  await expect(add(strangerId, childId)).rejects.toThrow()
  expect(await asAccount(strangerId, () => removeFile(appDatabase, childsId))).toBeUndefined()
  // A guardian whose access ended reaches the child's files no more.
  await database.update(guardianRelations).set({ endsAt: new Date(0) })
  expect(await idsFor(guardianId)).toEqual([])
  expect(await asAccount(guardianId, () => removeFile(appDatabase, childsId))).toBeUndefined()
  expect(await idsFor(childId)).toEqual([childsId])
})

test('rows: a file has one owner, and its content a hash', async ({ files, database, learnerId, time }) => {
  const { hash } = await files.put('recording', [soundBytes('a')])
  const row = { id: randomUUID(), purpose: 'recording', hash, type: 'audio/mpeg', bytes: 1, addedAt: time.now } as const
  await expect(database.insert(fileRows).values(row)).rejects.toThrow()
  await expect(database.insert(fileContents).values({ hash: '../secret' })).rejects.toThrow()
  await database.insert(fileRows).values({ ...row, learnerId })
  await expect(database.delete(fileContents).where(eq(fileContents.hash, hash))).rejects.toThrow()
})

test.each([
  ['bytes=0-4', { first: 0, last: 4 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=0-99', { first: 0, last: 9 }],
  ['bytes=9-9', { first: 9, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', null],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['words=0-4', null],
  [undefined, null],
])('ranges: %s of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range)
})
