import { connect } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { lessonFileAddress, uploadsCalls } from '#contract/uploads.ts'
import type { LessonBlock } from '#core/lesson-plans/lesson-plan.ts'
import { measurePicture } from '#core/uploads/measure-picture.ts'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'
import { uploadSweeps } from '#server/features/uploads/sweeps.ts'
import { attachments, uploadParts, uploads } from '#server/features/uploads/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { files as storedRows } from '#server/platform/files/tables.ts'
import { ORIGIN, test, type Visitor } from '../../../../tests/support/app-test.ts'
import { activityInput, exerciseInput, lessonPlanInput, PLAN_ID } from '../../../../tests/support/lesson-plan-input.ts'
import { startS3Server } from '../../../../tests/support/s3-server.ts'
import { begin, sendFile, sendPart, sendTus } from '../../../../tests/support/send-upload.ts'
import { storedFiles } from '../../../../tests/support/stored-files.ts'
import { makeSamples } from '../../../../tests/support/uploads/make-samples.ts'

const TEXT = Buffer.from('Bring a ruler.')

const finish = (browser: Visitor, id: string) => browser.send(uploadsCalls.finishUpload, { planId: PLAN_ID, id })
const offsetOf = async (browser: Visitor, address: string): Promise<unknown> =>
  (await sendTus(browser, 'HEAD', address)).response.headers['upload-offset']
const read = (browser: Visitor, id: string, version?: number, planId = PLAN_ID) =>
  browser.send(['GET', lessonFileAddress(planId, id, version) as `/api/${string}`])

/** Gives a browser the cookies of another one. */
function withCookies(from: Visitor, to: Visitor): Visitor {
  for (const [name, value] of from.cookies) to.cookies.set(name, value)
  return to
}

/** Saves a lesson whose only part for students is a file, and publishes it. */
async function publish(browser: Visitor, uploadId: string): Promise<void> {
  const shown: LessonBlock = { id: 'p1', kind: 'picture', uploadId, text: 'A cow' }
  const plan = lessonPlanInput({ activities: [activityInput({ blocks: [exerciseInput(), shown] })] })
  await browser.send(lessonPlansCalls.saveDraft, { planId: PLAN_ID, base: null, plan })
  expect((await browser.send(lessonPlansCalls.publishPlan, { planId: PLAN_ID, revision: 1 })).status).toBe(200)
}

test('upload: after a restart another server goes on at the stored offset', async ({
  signUpAs,
  buildTestApp,
  visitAt,
}) => {
  const nomsa = await signUpAs('nomsa')
  const { address, id } = await begin(nomsa, { planId: PLAN_ID, name: 'list.txt', bytes: TEXT.length })
  expect((await sendPart(nomsa, address, 0, TEXT.subarray(0, 6))).response.headers['upload-offset']).toBe('6')
  const after = withCookies(nomsa, visitAt(await buildTestApp()))
  expect(await offsetOf(after, address)).toBe('6')
  expect((await finish(after, id)).body).toMatchObject({ error: { code: 'changed-since' } })
  await sendPart(after, address, 6, TEXT.subarray(6))
  expect((await finish(after, id)).body).toEqual({
    file: { id, name: 'list', kind: 'document', ending: 'txt', bytes: TEXT.length },
    refused: null,
  })
  expect((await read(after, id)).response.payload).toBe(TEXT.toString())
})

test('upload: bytes that came before the connection was cut count', async ({ signUpAs, app }) => {
  const nomsa = await signUpAs('nomsa')
  const bytes = Buffer.alloc(200_000, 'Bring a ruler. ')
  const { address, id } = await begin(nomsa, { planId: PLAN_ID, bytes: bytes.length })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    [
      `PATCH ${address} HTTP/1.1`,
      'host: localhost:3000',
      `origin: ${ORIGIN}`,
      `cookie: ${[...nomsa.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
      'tus-resumable: 1.0.0',
      'upload-offset: 0',
      'content-type: application/offset+octet-stream',
      `content-length: ${bytes.length}`,
      '',
      '',
    ].join('\r\n'),
  )
  socket.write(bytes.subarray(0, 100_000), () => socket.end())
  await expect.poll(() => offsetOf(nomsa, address), { timeout: 20_000 }).toBe('100000')
  await sendPart(nomsa, address, 100_000, bytes.subarray(100_000))
  expect((await finish(nomsa, id)).body).toMatchObject({ file: { bytes: bytes.length }, refused: null })
})

test('upload: of two parts for one offset one counts, and finishing twice answers the same', async ({
  signUpAs,
  database,
}) => {
  const nomsa = await signUpAs('nomsa')
  const { address, id } = await begin(nomsa, { planId: PLAN_ID, bytes: TEXT.length })
  const both = await Promise.all([sendPart(nomsa, address, 0, TEXT), sendPart(nomsa, address, 0, TEXT)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 409]))
  const [one, other] = await Promise.all([finish(nomsa, id), finish(nomsa, id)])
  expect(one.body).toMatchObject({ file: { id }, refused: null })
  expect(other.body).toEqual(one.body)
  expect((await finish(nomsa, id)).body).toEqual(one.body)
  expect([
    await database.$count(attachments),
    await database.$count(uploads),
    await database.$count(uploadParts),
    await database.$count(storedRows),
  ]).toEqual([1, 0, 0, 1])
})

test('upload: a cancelled one leaves neither rows nor bytes', async ({ signUpAs, database, filesFolder }) => {
  const nomsa = await signUpAs('nomsa')
  const { address } = await begin(nomsa, { planId: PLAN_ID, bytes: TEXT.length })
  await sendPart(nomsa, address, 0, TEXT.subarray(0, 6))
  expect(storedFiles(filesFolder)).toHaveLength(1)
  expect((await sendTus(nomsa, 'DELETE', address)).status).toBe(204)
  expect((await sendTus(nomsa, 'DELETE', address)).status).toBe(404)
  expect(await database.$count(uploads)).toBe(0)
  expect(storedFiles(filesFolder)).toEqual([])
})

test('upload: one that nobody goes on with, and a file without a lesson, go after a day', async ({
  signUpAs,
  database,
  filesFolder,
  files,
  time,
}) => {
  const nomsa = await signUpAs('nomsa')
  const { address } = await begin(nomsa, { planId: PLAN_ID, bytes: TEXT.length })
  await sendPart(nomsa, address, 0, TEXT.subarray(0, 6))
  await sendFile(nomsa, { planId: '01890000-0000-7000-8000-0000000001fe', bytes: TEXT })
  const sweep = async (): Promise<void> => {
    await asSystem(() => uploadSweeps(database).upload(time.now))
    await files.sweep()
  }
  time.now = new Date(time.now.getTime() + UPLOAD_LIMITS.waits - 1000)
  await sweep()
  expect([await database.$count(uploads), await database.$count(attachments)]).toEqual([1, 1])
  time.now = new Date(time.now.getTime() + 2000)
  await sweep()
  expect([await database.$count(uploads), await database.$count(attachments)]).toEqual([0, 0])
  expect(storedFiles(filesFolder)).toEqual([])
})

test('picture: encoded again, turned as it was held, and its long side is bounded', async ({ signUpAs }) => {
  const samples = await makeSamples()
  const nomsa = await signUpAs('nomsa')
  const sizeOf = async (name: string): Promise<unknown> => {
    const { id } = await sendFile(nomsa, { planId: PLAN_ID, bytes: samples.get(name) ?? Buffer.alloc(0) })
    const { response } = await read(nomsa, id)
    return measurePicture('image/webp', response.rawPayload)
  }
  expect(await sizeOf('jpeg')).toEqual({ width: 32, height: 16 })
  expect(await sizeOf('jpeg held upright')).toEqual({ width: 16, height: 32 })
  expect(await sizeOf('large png')).toEqual({ width: 1600, height: 800 })
})

test('file of a lesson: a student reads what a shared version shows, and no longer than that', async ({ signUpAs }) => {
  const samples = await makeSamples()
  const [nomsa, sipho, zola] = [await signUpAs('nomsa'), await signUpAs('sipho'), await signUpAs('zola')]
  const png = samples.get('png') ?? Buffer.alloc(0)
  const { id } = await sendFile(nomsa, { planId: PLAN_ID, bytes: png })
  const { id: forTeachers } = await sendFile(nomsa, { planId: PLAN_ID, name: 'answers.txt', bytes: TEXT })
  expect((await read(zola, id)).status).toBe(404)
  await publish(nomsa, id)
  const { body } = await nomsa.send(spacesCalls.createSpace, { kind: 'class', name: 'Class 4' })
  const spaceId = String(body['spaceId'])
  const { space } = (await nomsa.send(spacesCalls.getSpace, { spaceId })).body as { space: { joinCode: string } }
  expect((await sipho.send(spacesCalls.joinSpace, { code: space.joinCode })).status).toBe(200)
  const statuses = async (browser: Visitor): Promise<number[]> => [
    (await read(browser, id, 1)).status,
    (await read(browser, forTeachers, 1)).status,
  ]
  expect(await statuses(sipho)).toEqual([404, 404])
  await nomsa.send(lessonPlansCalls.sharePlan, { planId: PLAN_ID, spaceId, mayEdit: false })
  expect(await statuses(sipho)).toEqual([200, 404])
  expect(await statuses(nomsa)).toEqual([200, 200])
  await nomsa.send(lessonPlansCalls.unsharePlan, { planId: PLAN_ID, spaceId })
  expect(await statuses(sipho)).toEqual([404, 404])
})

test('upload: nothing comes in or is finished after the right was withdrawn', async ({ signUpAs }) => {
  const [nomsa, zola] = [await signUpAs('nomsa'), await signUpAs('zola')]
  const upload = await begin(zola, { planId: PLAN_ID, bytes: TEXT.length })
  await sendPart(zola, upload.address, 0, TEXT.subarray(0, 6))
  // The lesson of this id turns out to be somebody else's.
  await nomsa.send(lessonPlansCalls.saveDraft, { planId: PLAN_ID, base: null, plan: lessonPlanInput() })
  expect((await sendTus(zola, 'HEAD', upload.address)).status).toBe(404)
  expect((await sendPart(zola, upload.address, 6, TEXT.subarray(6))).status).toBe(404)
  expect((await finish(zola, upload.id)).status).toBe(404)
  expect((await nomsa.send(uploadsCalls.listLessonFiles, { id: PLAN_ID })).body).toEqual({ files: [] })
})

test('file of a lesson: removed unless the lesson shows it; a copy of the lesson has its own', async ({
  signUpAs,
  filesFolder,
}) => {
  const nomsa = await signUpAs('nomsa')
  const { id } = await sendFile(nomsa, { planId: PLAN_ID, name: 'shown.txt', bytes: TEXT })
  const { id: other } = await sendFile(nomsa, { planId: PLAN_ID, name: 'other.txt', bytes: Buffer.from('Other.') })
  await publish(nomsa, id)
  const newId = '01890000-0000-7000-8000-0000000001fd'
  await nomsa.send(lessonPlansCalls.duplicatePlan, { planId: PLAN_ID, newId, title: 'Copy' })
  const remove = async (fileId: string, planId = PLAN_ID): Promise<number> =>
    (await nomsa.send(uploadsCalls.removeLessonFile, { planId, fileId })).status
  expect(await remove(id)).toBe(403)
  expect([await remove(other), await remove(other)]).toEqual([200, 200])
  expect((await read(nomsa, other)).status).toBe(404)
  expect((await read(nomsa, other, undefined, newId)).response.payload).toBe('Other.')
  expect(await remove(other, newId)).toBe(200)
  expect(storedFiles(filesFolder)).toHaveLength(1)
})

test('uploads: a server takes what its operator lets it take', async ({ signUpAs, buildTestApp, visitAt }) => {
  const nomsa = await signUpAs('nomsa')
  const config = {
    origin: ORIGIN,
    secret: 'a secret for tests, long enough',
    uploads: { bytes: 1000, kinds: ['picture'] as const },
  }
  const strict = withCookies(nomsa, visitAt(await buildTestApp({ config })))
  expect((await strict.send(uploadsCalls.getUploadRules)).body).toEqual({ bytes: 1000, kinds: ['picture'] })
  expect((await begin(strict, { planId: PLAN_ID, bytes: 1001 })).status).toBe(413)
  expect((await sendFile(strict, { planId: PLAN_ID, bytes: TEXT })).body).toEqual({ file: null, refused: 'not-taken' })
})

for (const place of ['folder', 'bucket'] as const)
  test(`file storage: a setting keeps the files of lessons in ${place === 'folder' ? 'a local folder' : 'a cloud bucket'} [S1.06]`, async ({
    signUpAs,
    visitAt,
    buildTestApp,
    appDatabase,
    filesFolder,
    time,
  }) => {
    const bucket = place === 'bucket' ? await startS3Server(path.join(filesFolder, 'objects')) : undefined
    onTestFinished(async () => bucket?.stop())
    const files = await openFiles({
      settings: { dataFolder: filesFolder, files: { folder: undefined, s3: bucket?.settings }, keepFreeMegabytes: 0 },
      database: appDatabase,
      clock: () => time.now,
      log: { warn: () => {} },
    })
    const nomsa = withCookies(await signUpAs('nomsa'), visitAt(await buildTestApp({ files })))
    const { id } = await sendFile(nomsa, { planId: PLAN_ID, name: 'list.txt', bytes: TEXT })
    expect((await read(nomsa, id)).response.payload).toBe(TEXT.toString())
    const stored = storedFiles(filesFolder).map((name) => name.split(path.sep)[0])
    expect(new Set(stored)).toEqual(new Set([place === 'folder' ? 'files' : 'objects']))
  })
