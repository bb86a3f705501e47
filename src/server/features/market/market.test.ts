import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { marketCalls as calls } from '#contract/market.ts'
import { MARKET_LIMITS, type ResourceText } from '#core/market/resource.ts'
import { users } from '#server/features/accounts/index.ts'
import { marketReports, marketResources } from '#server/features/market/tables.ts'
import { securityEvents } from '#server/features/records/tables.ts'
import { ORIGIN, test as appTest, type Answer, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { lessonPlanInput, PLAN_ID } from '../../../../tests/support/lesson-plan-input.ts'
import { RESOURCE_ID as id, resourceText } from '../../../../tests/support/market-input.ts'
import { turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'
import { sendFile } from '../../../../tests/support/send-upload.ts'

const TEXT = Buffer.from('One, two, three.')
const OTHER_ID = id.replace(/ff$/, 'fe')
const NEW_PLAN = PLAN_ID.replace(/ff$/, 'fd')

const staffTest = appTest.extend({
  app: async ({ buildTestApp }, use) =>
    use(
      await buildTestApp({
        config: { origin: ORIGIN, secret: 'a secret for tests, long enough', staff: ['zola@example.com'] },
      }),
    ),
})

const test = staffTest.extend<{ staff: Visitor }>({
  staff: async ({ signUpAs, database, time }, use) => {
    const zola = await signUpAs('zola')
    await database.update(users).set({ emailVerified: true }).where(eq(users.username, 'zola'))
    await turnOnSecondFactor(zola, time.now)
    await use(zola)
  },
})

type Saved = { text?: Partial<ResourceText>; lesson?: { planId: string; version: number } | null; fileIds?: string[] }

const save = (author: Visitor, { text = {}, lesson = null, fileIds = [] }: Saved = {}, resourceId = id) =>
  author.send(calls.saveResource, { id: resourceId, text: resourceText(text), lesson, fileIds })

const submit = (author: Visitor, commission = 15, resourceId = id) =>
  author.send(calls.submitResource, { id: resourceId, commission })

type Submission = { id: string; version: number; submittedAt: string; files: { address: string }[] }

const queueOf = async (staff: Visitor) =>
  (await staff.send(calls.listMarketQueue)).body as {
    submissions: Submission[]
    reviews: { id: string; learnerId: string }[]
    reports: { reportId: string }[]
  }

/** Decides about the only version that waits. */
async function decide(staff: Visitor, decision: 'published' | 'returned', reason = ''): Promise<Answer> {
  const [first] = (await queueOf(staff)).submissions
  return staff.send(calls.decideSubmission, {
    id: first?.id ?? id,
    version: first?.version ?? 1,
    submittedAt: first?.submittedAt ?? new Date(0).toISOString(),
    decision,
    reason,
  })
}

/** Makes a resource with one file, and publishes it through its review. Returns the id of the file. */
async function publish(author: Visitor, staff: Visitor, text: Partial<ResourceText> = {}): Promise<string> {
  const file = await sendFile(author, { planId: id, name: 'songs.txt', bytes: TEXT })
  expect((await save(author, { text, fileIds: [file.id] })).status).toBe(200)
  expect((await submit(author, text.licence === 'own-use' ? 20 : 15)).status).toBe(200)
  expect((await decide(staff, 'published')).status).toBe(200)
  return file.id
}

/** Publishes a lesson of the builder as a template. */
async function publishTemplate(author: Visitor, staff: Visitor): Promise<void> {
  await author.send(lessonPlansCalls.saveDraft, { planId: PLAN_ID, base: null, plan: lessonPlanInput() })
  await author.send(lessonPlansCalls.publishPlan, { planId: PLAN_ID, revision: 1 })
  const lesson = { planId: PLAN_ID, version: 1 }
  expect((await save(author, { text: { shelf: 'templates', category: 'xh' }, lesson })).status).toBe(200)
  expect((await submit(author)).status).toBe(200)
  expect((await decide(staff, 'published')).status).toBe(200)
}

const found = async (reader: Visitor, input: object = {}): Promise<string[]> =>
  ((await reader.send(calls.listResources, input)).body['resources'] as { title: string }[]).map(({ title }) => title)

const one = async (reader: Visitor, resourceId = id) => (await reader.send(calls.getResource, { id: resourceId })).body

const linkTo = async (reader: Visitor, fileId: string): Promise<string> =>
  String((await reader.send(calls.linkMarketFile, { id, fileId })).body['address'])

const open = (reader: Visitor, address: string) => reader.send(['GET', address as `/api/${string}`])

const pickReview = (review: { id: string; learnerId: string } | undefined) => ({
  id: review?.id ?? '',
  learnerId: review?.learnerId ?? '',
})

test('resource: after its review others find, get, download and rate it, field by field', async ({
  signUpAs,
  staff,
}) => {
  const [nomsa, gogo] = [await signUpAs('nomsa'), await signUpAs('gogo')]
  const file = await sendFile(nomsa, { planId: id, name: 'songs.txt', bytes: TEXT })
  await save(nomsa, { fileIds: [file.id] })
  expect(await found(gogo)).toEqual([])
  expect((await gogo.send(calls.getResource, { id })).status).toBe(404)
  expect((await submit(nomsa)).status).toBe(200)
  const [waiting] = (await queueOf(staff)).submissions
  expect((await open(staff, waiting?.files[0]?.address ?? '')).response.payload).toBe(TEXT.toString())
  expect(await found(gogo)).toEqual([])
  expect((await decide(staff, 'published')).status).toBe(200)

  expect(await found(gogo, { search: 'SONG', category: 'math', shelf: 'resources' })).toEqual(['Number songs'])
  expect(await found(gogo, { category: 'art' })).toEqual([])
  expect(await found(gogo, { shelf: 'templates' })).toEqual([])
  expect(await found(gogo, { search: '%' })).toEqual([])
  expect(await one(gogo)).toMatchObject({ isHeld: false, rating: null, downloads: 0, files: [{ name: 'songs' }] })
  expect((await gogo.send(calls.linkMarketFile, { id, fileId: file.id })).status).toBe(404)
  expect((await gogo.send(calls.rateResource, { id, stars: 5 })).status).toBe(404)

  for (const _ of [1, 2]) expect((await gogo.send(calls.takeResource, { id })).status).toBe(200)
  expect((await open(gogo, await linkTo(gogo, file.id))).response.payload).toBe(TEXT.toString())
  await linkTo(gogo, file.id)
  expect((await gogo.send(calls.rateResource, { id, stars: 4 })).status).toBe(200)
  expect(await one(gogo)).toMatchObject({ isHeld: true })
  const { body } = await gogo.send(calls.listLibrary, {})
  const { contact: _, ...text } = resourceText()
  expect(body).toEqual({ total: 1, resources: [{ id, ...text, rating: 4, ratings: 1, downloads: 1 }] })
})

test('review: a returned version says why, and a decision about an older sending is refused', async ({
  signUpAs,
  staff,
  time,
}) => {
  const nomsa = await signUpAs('nomsa')
  await save(nomsa, { text: { type: 'physical-kit', contact: 'kits@example.org' } })
  await submit(nomsa)
  expect((await decide(staff, 'returned')).status).toBe(400)
  const [old] = (await queueOf(staff)).submissions
  await save(nomsa, { text: { type: 'physical-kit', contact: '071 000 0000' } })
  time.now = new Date(time.now.getTime() + 1000)
  await submit(nomsa)
  const late = { id, version: 1, submittedAt: old?.submittedAt, decision: 'published', reason: '' }
  expect((await staff.send(calls.decideSubmission, late)).status).toBe(409)
  expect((await decide(staff, 'returned', 'Please add a picture.')).status).toBe(200)
  const own = (await nomsa.send(calls.getOwnResource, { id })).body
  expect(own).toMatchObject({
    state: 'unpublished',
    versions: [{ state: 'returned', reason: 'Please add a picture.' }],
  })
})

test('versions: the published one stands until the next is approved, which everybody then gets', async ({
  signUpAs,
  staff,
}) => {
  const [nomsa, gogo] = [await signUpAs('nomsa'), await signUpAs('gogo')]
  const fileId = await publish(nomsa, staff)
  expect((await save(nomsa, { text: { title: 'Number songs 2' }, fileIds: [fileId] })).body).toEqual({ version: 2 })
  await submit(nomsa)
  expect(await found(gogo)).toEqual(['Number songs'])
  expect((await decide(staff, 'published')).status).toBe(200)
  expect(await found(gogo)).toEqual(['Number songs 2'])
  expect((await nomsa.send(calls.getOwnResource, { id })).body).toMatchObject({
    liveVersion: 2,
    versions: [{ state: 'published' }, { state: 'replaced' }],
  })
})

test('submission: an incomplete one, and one with another commission than was shown, is refused', async ({
  signUpAs,
}) => {
  const nomsa = await signUpAs('nomsa')
  await save(nomsa, { text: { title: ' ' } })
  expect((await submit(nomsa)).body).toMatchObject({ error: { fields: { title: 'missing', content: 'missing' } } })
  await save(nomsa, { text: { type: 'physical-kit', contact: 'x', licence: 'own-use', price: 5000 } })
  expect((await submit(nomsa, 15)).status).toBe(409)
  expect((await submit(nomsa, 20)).status).toBe(200)
  expect((await submit(nomsa, 20)).status).toBe(200)
})

test('link: expired, forged or another account’s, a file link opens nothing', async ({ signUpAs, staff, time }) => {
  const [nomsa, gogo, makhulu] = [await signUpAs('nomsa'), await signUpAs('gogo'), await signUpAs('makhulu')]
  const fileId = await publish(nomsa, staff)
  for (const reader of [gogo, makhulu]) await reader.send(calls.takeResource, { id })
  const address = await linkTo(gogo, fileId)
  expect((await open(gogo, address)).status).toBe(200)
  expect((await open(makhulu, address)).status).toBe(404)
  const later = address.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`)
  expect((await open(gogo, later)).status).toBe(404)
  expect((await open(gogo, address.replace(/signature=.*/, 'signature=AAAA'))).status).toBe(404)
  expect((await open(gogo, address.split('?')[0] ?? '')).status).toBe(404)
  time.now = new Date(time.now.getTime() + MARKET_LIMITS.linkMinutes * 60_000)
  expect((await open(gogo, address)).status).toBe(404)
})

test('template: opens in the builder as the own draft of whoever has it, and once for one id', async ({
  signUpAs,
  staff,
}) => {
  const [nomsa, gogo] = [await signUpAs('nomsa'), await signUpAs('gogo')]
  await publishTemplate(nomsa, staff)
  expect(await one(gogo)).toMatchObject({ preview: { exerciseCount: 1, objectives: ['Say who is learning'] } })
  expect((await gogo.send(calls.openInBuilder, { id, newId: NEW_PLAN })).status).toBe(404)
  await gogo.send(calls.takeResource, { id })
  for (const _ of [1, 2]) expect((await gogo.send(calls.openInBuilder, { id, newId: NEW_PLAN })).status).toBe(200)
  expect((await gogo.send(lessonPlansCalls.getPlan, { id: NEW_PLAN })).body).toMatchObject({
    isOwn: true,
    state: 'draft',
    plan: lessonPlanInput(),
  })
  expect((await gogo.send(calls.openInBuilder, { id, newId: PLAN_ID })).status).toBe(404)
  expect((await one(gogo))['downloads']).toBe(1)
})

test('fork: names its source and keeps its licence; a licence for own use allows none', async ({ signUpAs, staff }) => {
  const [nomsa, gogo] = [await signUpAs('nomsa'), await signUpAs('gogo')]
  await publish(nomsa, staff, { licence: 'cc-by-sa' })
  const fork = () => gogo.send(calls.forkResource, { id, newId: OTHER_ID, newPlanId: NEW_PLAN })
  expect((await fork()).status).toBe(404)
  await gogo.send(calls.takeResource, { id })
  for (const _ of [1, 2]) expect((await fork()).body).toEqual({ hasLesson: false })
  const own = (await gogo.send(calls.getOwnResource, { id: OTHER_ID })).body
  expect(own).toMatchObject({ basedOn: { id, title: 'Number songs', author: 'Ms Zondi', licence: 'cc-by-sa' } })
  const { files } = own as { files: { id: string }[] }
  const fileIds = files.map((file) => file.id)
  await save(gogo, { text: { licence: 'cc-by' }, fileIds }, OTHER_ID)
  expect((await submit(gogo, 15, OTHER_ID)).body).toMatchObject({ error: { fields: { licence: 'missing' } } })
  await save(gogo, { text: { licence: 'cc-by-sa' }, fileIds }, OTHER_ID)
  expect((await submit(gogo, 15, OTHER_ID)).status).toBe(200)
  await decide(staff, 'published')
  expect(await one(nomsa, OTHER_ID)).toMatchObject({ basedOn: { author: 'Ms Zondi' } })
})

test('fork: nobody may fork a resource for own use only', async ({ signUpAs, staff }) => {
  const [nomsa, gogo] = [await signUpAs('nomsa'), await signUpAs('gogo')]
  await publish(nomsa, staff, { licence: 'own-use' })
  await gogo.send(calls.takeResource, { id })
  expect((await one(gogo))['mayFork']).toBe(false)
  expect((await gogo.send(calls.forkResource, { id, newId: OTHER_ID, newPlanId: NEW_PLAN })).status).toBe(403)
})

test('review text: shown after a look by staff, without a name, and the author can’t rate', async ({
  signUpAs,
  staff,
}) => {
  const [nomsa, gogo] = [await signUpAs('nomsa'), await signUpAs('gogo')]
  await publish(nomsa, staff)
  await gogo.send(calls.takeResource, { id })
  expect((await nomsa.send(calls.rateResource, { id, stars: 5 })).status).toBe(404)
  await gogo.send(calls.rateResource, { id, stars: 2, review: 'Too short.' })
  expect(await one(nomsa)).toMatchObject({ rating: 2, reviews: [] })
  const [review] = (await queueOf(staff)).reviews
  expect((await staff.send(calls.decideReview, { ...pickReview(review), decision: 'shown' })).status).toBe(200)
  expect((await staff.send(calls.decideReview, { ...pickReview(review), decision: 'refused' })).status).toBe(404)
  expect(await one(nomsa)).toMatchObject({ reviews: [{ stars: 2, text: 'Too short.' }] })
  await gogo.send(calls.rateResource, { id, stars: 3, review: 'Too short.' })
  expect(await one(nomsa)).toMatchObject({ rating: 3, reviews: [{ text: 'Too short.' }] })
  await gogo.send(calls.rateResource, { id, stars: 3, review: 'Longer now.' })
  expect(await one(nomsa)).toMatchObject({ reviews: [] })
})

test('take-down: a reported resource is found no more, its author reads why, and holders keep it', async ({
  signUpAs,
  staff,
  database,
}) => {
  const [nomsa, gogo, makhulu] = [await signUpAs('nomsa'), await signUpAs('gogo'), await signUpAs('makhulu')]
  const fileId = await publish(nomsa, staff)
  await gogo.send(calls.takeResource, { id })
  for (const _ of [1, 2]) await makhulu.send(calls.reportResource, { id, reason: 'copied', text: 'From a book.' })
  const [report] = (await queueOf(staff)).reports
  expect(await database.$count(marketReports)).toBe(1)
  const conclude = (reason: string) =>
    staff.send(calls.decideMarketReport, { reportId: report?.reportId, decision: 'taken-down', reason })
  expect((await conclude('')).status).toBe(400)
  expect((await conclude('Copied from a book.')).status).toBe(200)
  expect(await found(makhulu)).toEqual([])
  expect((await makhulu.send(calls.getResource, { id })).status).toBe(404)
  expect((await makhulu.send(calls.takeResource, { id })).status).toBe(404)
  expect((await nomsa.send(calls.getOwnResource, { id })).body).toMatchObject({ takenDownFor: 'Copied from a book.' })
  expect((await open(gogo, await linkTo(gogo, fileId))).status).toBe(200)
  expect((await queueOf(staff)).reports).toEqual([])
  await save(nomsa, { fileIds: [fileId] })
  expect((await submit(nomsa)).status).toBe(409)
})

test('report: kept by staff, the resource stays, and staff decide about no work of their own', async ({
  signUpAs,
  staff,
  database,
}) => {
  const gogo = await signUpAs('gogo')
  await save(staff, { text: { type: 'physical-kit', contact: 'x' } })
  await submit(staff)
  expect((await decide(staff, 'published')).status).toBe(403)
  await database.update(marketResources).set({ state: 'published', liveVersion: 1 })
  await gogo.send(calls.reportResource, { id, reason: 'wrong' })
  const [report] = (await queueOf(staff)).reports
  const conclude = () =>
    staff.send(calls.decideMarketReport, { reportId: report?.reportId, decision: 'kept', reason: '' })
  expect((await conclude()).status).toBe(403)
})

test('withdrawal: the author takes it off the market, and those who have it keep it', async ({ signUpAs, staff }) => {
  const [nomsa, gogo, makhulu] = [await signUpAs('nomsa'), await signUpAs('gogo'), await signUpAs('makhulu')]
  const fileId = await publish(nomsa, staff)
  await gogo.send(calls.takeResource, { id })
  expect((await gogo.send(calls.withdrawResource, { id })).status).toBe(404)
  expect((await nomsa.send(calls.withdrawResource, { id })).status).toBe(200)
  expect(await found(makhulu)).toEqual([])
  expect((await one(gogo))['isHeld']).toBe(true)
  expect((await open(gogo, await linkTo(gogo, fileId))).status).toBe(200)
})

test('kit: the way to get it is shown to those who have it, and the order holds no address', async ({
  signUpAs,
  staff,
}) => {
  const [nomsa, gogo] = [await signUpAs('nomsa'), await signUpAs('gogo')]
  await save(nomsa, { text: { type: 'physical-kit', contact: 'Fetch it at our gate.' } })
  await submit(nomsa)
  await decide(staff, 'published')
  expect((await one(gogo))['contact']).toBeNull()
  expect(JSON.stringify((await gogo.send(calls.listResources, {})).body)).not.toContain('gate')
  await gogo.send(calls.takeResource, { id })
  expect((await one(gogo))['contact']).toBe('Fetch it at our gate.')
})

test('own work: another author can’t read, change, send or withdraw it, or take its files', async ({ signUpAs }) => {
  const [nomsa, gogo] = [await signUpAs('nomsa'), await signUpAs('gogo')]
  const file = await sendFile(nomsa, { planId: id, name: 'songs.txt', bytes: TEXT })
  await save(nomsa, { fileIds: [file.id] })
  expect((await save(gogo)).status).toBe(404)
  expect((await submit(gogo)).status).toBe(404)
  expect((await gogo.send(calls.getOwnResource, { id })).status).toBe(404)
  expect((await gogo.send(calls.withdrawResource, { id })).status).toBe(404)
  await save(gogo, { fileIds: [file.id] }, OTHER_ID)
  expect((await gogo.send(calls.getOwnResource, { id: OTHER_ID })).body).toMatchObject({ files: [] })
  const lesson = { planId: PLAN_ID, version: 1 }
  expect((await save(gogo, { lesson }, OTHER_ID)).status).toBe(404)
})

test('price: a resource that costs something is not simply taken', async ({ signUpAs, staff }) => {
  const [nomsa, gogo] = [await signUpAs('nomsa'), await signUpAs('gogo')]
  await publish(nomsa, staff, { price: 4900 })
  expect((await gogo.send(calls.takeResource, { id })).status).toBe(403)
  expect(await one(gogo)).toMatchObject({ price: 4900, isHeld: false })
})

test('children: no call of the market answers a child', async ({ signUpAs, visit, staff }) => {
  const nomsa = await signUpAs('nomsa')
  const fileId = await publish(nomsa, staff)
  await addChildTo(nomsa, 'thandi')
  const thandi = visit()
  await thandi.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const inputs: Record<keyof typeof calls, object> = {
    listResources: {},
    getResource: { id },
    takeResource: { id },
    listLibrary: {},
    linkMarketFile: { id, fileId },
    openInBuilder: { id, newId: NEW_PLAN },
    rateResource: { id, stars: 5 },
    reportResource: { id, reason: 'wrong' },
    forkResource: { id, newId: OTHER_ID, newPlanId: NEW_PLAN },
    listOwnResources: {},
    getOwnResource: { id },
    saveResource: { id: OTHER_ID, text: resourceText(), lesson: null, fileIds: [] },
    submitResource: { id, commission: 15 },
    withdrawResource: { id },
    listMarketQueue: {},
    decideSubmission: { id, version: 1, submittedAt: new Date(0).toISOString(), decision: 'published', reason: '' },
    decideReview: { id, learnerId: fileId, decision: 'shown' },
    decideMarketReport: { reportId: fileId, decision: 'kept', reason: '' },
  }
  for (const [name, input] of Object.entries(inputs)) {
    const { status, response } = await thandi.send(calls[name as keyof typeof calls], input)
    expect([403, 404], name).toContain(status)
    expect(response.body).not.toContain('songs')
  }
  expect((await open(thandi, await linkTo(nomsa, fileId))).status).toBe(403)
})

test('record: each decision of staff is in the author’s record', async ({ signUpAs, staff, database }) => {
  const nomsa = await signUpAs('nomsa')
  await publish(nomsa, staff)
  const rows = await database.select().from(securityEvents).where(eq(securityEvents.event, 'market-decided'))
  expect(rows).toHaveLength(1)
})
