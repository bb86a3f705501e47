import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import type { CallOf } from '#contract/call-of.ts'
import { communityCalls as calls } from '#contract/community.ts'
import { featureSettingsCalls } from '#contract/feature-settings.ts'
import { recordingsCalls } from '#contract/recordings.ts'
import { recordsCalls } from '#contract/records.ts'
import { QUOTAS } from '#core/people/quotas.ts'
import { users } from '#server/features/accounts/index.ts'
import { suggestions } from '#server/features/community/tables.ts'
import { securityEvents } from '#server/features/records/tables.ts'
import { ORIGIN, test as appTest, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { recordingInput, soundOf } from '../../../../tests/support/recording-input.ts'
import { turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const staffTest = appTest.extend({
  app: async ({ buildTestApp }, use) =>
    use(
      await buildTestApp({
        config: { origin: ORIGIN, secret: 'a secret for tests, long enough', staff: ['zola@example.com'] },
      }),
    ),
})

const test = staffTest.extend<{ zola: Visitor; nomsa: Visitor }>({
  zola: async ({ signUpAs, time }, use) => {
    const zola = await signUpAs('zola')
    await turnOnSecondFactor(zola, time.now)
    await use(zola)
  },
  nomsa: async ({ signUpAs }, use) => use(await signUpAs('nomsa')),
})

const TEXT = { kind: 'text', language: 'af', target: 'shell.logIn', text: 'Kom binne', note: 'Korter' } as const

type Own = CallOf<'listOwnSuggestions'>['output']['suggestions']
type Waiting = CallOf<'listSuggestions'>['output']

const ownOf = async (browser: Visitor): Promise<Own> =>
  (await browser.send(calls.listOwnSuggestions)).body['suggestions'] as Own

test('suggestion: only staff see it, they thank its author, and it is exported once accepted', async ({
  nomsa,
  zola,
  signUpAs,
}) => {
  const thabo = await signUpAs('thabo')
  const { status, body } = await nomsa.send(calls.addSuggestion, TEXT)
  expect(status).toBe(200)
  expect(await ownOf(nomsa)).toMatchObject([{ ...TEXT, shown: 'Meld aan', state: 'waiting', reply: '' }])
  expect(await ownOf(thabo)).toEqual([])
  const waiting = (await zola.send(calls.listSuggestions)).body as Waiting
  expect([waiting.waiting, waiting.suggestions[0]]).toMatchObject([1, { ...TEXT, isOwn: false }])
  expect(JSON.stringify(waiting)).not.toContain('nomsa')
  const decide = () => zola.send(calls.decideSuggestion, { id: body['id'], decision: 'accepted', reply: 'Dankie!' })
  expect((await zola.send(calls.exportSuggestions)).body['suggestions']).toEqual([])
  expect((await decide()).status).toBe(200)
  expect((await decide()).status).toBe(404)
  expect(await ownOf(nomsa)).toMatchObject([{ state: 'accepted', reply: 'Dankie!' }])
  const exported = (await zola.send(calls.exportSuggestions)).body
  expect(exported['suggestions']).toMatchObject([{ ...TEXT, shown: 'Meld aan' }])
  expect(JSON.stringify(exported)).not.toContain('nomsa')
  // The text itself stays what it was.
  const found = (await nomsa.send(calls.searchTexts, { kind: 'text', language: 'af', query: 'Meld aan' })).body
  expect(found['found']).toContainEqual({
    target: 'shell.logIn',
    shown: 'Meld aan',
    beside: 'Log in',
    recordingId: null,
  })
  expect((await zola.send(recordsCalls.listAudit, { by: 'staff', days: 1 })).body['entries']).toContainEqual(
    expect.objectContaining({ event: 'suggestion-decided', actor: 'zola', about: 'nomsa' }),
  )
})

test('suggestion: refused about nothing that is shown, of what is shown already, and sent twice', async ({ nomsa }) => {
  const add = async (more: object) => (await nomsa.send(calls.addSuggestion, { ...TEXT, ...more })).status
  expect(await add({ target: 'no.such-text' })).toBe(404)
  expect(await add({ language: 'zu' })).toBe(404)
  expect(await add({ text: 'Meld aan' })).toBe(409)
  expect(await add({ text: ' ' })).toBe(400)
  expect(await add({ text: 'x'.repeat(1001) })).toBe(400)
  expect(await add({})).toBe(200)
  expect(await add({})).toBe(409)
  expect(await add({ kind: 'word', language: 'xh', target: 'vocabulary.basic-greetings.hello', text: 'Mholo' })).toBe(
    200,
  )
})

test('suggestion: refused from a child and from an adult without a confirmed address', async ({
  nomsa,
  signUpAs,
  visit,
}) => {
  await addChildTo(nomsa, 'thandi')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  expect((await child.send(calls.addSuggestion, TEXT)).status).toBe(403)
  const unconfirmed = await signUpAs('lerato', 'unconfirmed')
  expect((await unconfirmed.send(calls.addSuggestion, TEXT)).body).toMatchObject({
    error: { code: 'email-unconfirmed' },
  })
  expect((await visit().send(calls.addSuggestion, TEXT)).status).toBe(401)
})

test('suggestion: its author takes it back, and nobody else can', async ({ nomsa, signUpAs, database }) => {
  const thabo = await signUpAs('thabo')
  const { id } = (await nomsa.send(calls.addSuggestion, TEXT)).body
  expect((await thabo.send(calls.takeBackSuggestion, { id })).status).toBe(404)
  expect((await nomsa.send(calls.takeBackSuggestion, { id })).status).toBe(200)
  expect(await database.$count(suggestions)).toBe(0)
})

test('suggestion: those that wait are bounded, also when many arrive at once', async ({ nomsa, database }) => {
  const [person] = await database.select().from(users).where(eq(users.username, 'nomsa'))
  const row = {
    ...TEXT,
    learnerId: person?.id ?? '',
    shown: 'x',
    state: 'waiting',
    reply: '',
    madeAt: new Date(),
  } as const
  await database.insert(suggestions).values(
    Array.from({ length: QUOTAS['suggestions-waiting'] - 2 }, (_, at) => ({
      ...row,
      id: crypto.randomUUID(),
      text: `x${at}`,
    })),
  )
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_value, at) => nomsa.send(calls.addSuggestion, { ...TEXT, text: `y${at}` })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 409, 409, 409, 409,
  ])
})

test('staff: nobody decides about their own suggestion', async ({ zola }) => {
  const { id } = (await zola.send(calls.addSuggestion, TEXT)).body
  expect((await zola.send(calls.listSuggestions)).body['suggestions']).toMatchObject([{ isOwn: true }])
  expect((await zola.send(calls.decideSuggestion, { id, decision: 'accepted', reply: '' })).status).toBe(403)
})

test('report: staff see no reporter, and nobody hears a recording that they take down', async ({
  nomsa,
  zola,
  signUpAs,
}) => {
  const thabo = await signUpAs('thabo')
  const text = 'molo'
  const { id } = (await thabo.send(recordingsCalls.addRecording, recordingInput({ text }))).body
  const report = { kind: 'recording', id, reason: 'hurtful', note: 'Listen to the end' } as const
  // What waits for review is nobody's to report.
  expect((await nomsa.send(calls.reportContent, report)).status).toBe(404)
  await zola.send(recordingsCalls.decideRecording, { id, decision: 'approved' })
  const heard = async () =>
    (await nomsa.send(recordingsCalls.listApprovedRecordings, { language: 'xh' })).body['recordings'] as unknown[]
  expect(await heard()).toHaveLength(1)
  const search = { kind: 'word', language: 'xh', query: text } as const
  expect((await nomsa.send(calls.searchTexts, search)).body['found']).toContainEqual(
    expect.objectContaining({ shown: text, recordingId: id }),
  )
  expect((await nomsa.send(calls.reportContent, report)).status).toBe(200)
  expect((await nomsa.send(calls.reportContent, report)).status).toBe(200)
  const listed = (await zola.send(calls.listReported)).body
  expect(listed).toMatchObject({
    waiting: 1,
    reported: [{ kind: 'recording', id, title: text, times: 1, reasons: ['hurtful'], notes: ['Listen to the end'] }],
  })
  expect(JSON.stringify(listed)).not.toMatch(/nomsa|thabo/)
  const decided = { kind: 'recording', id, decision: 'removed' } as const
  expect((await zola.send(calls.decideReport, decided)).status).toBe(200)
  expect((await zola.send(calls.decideReport, decided)).status).toBe(404)
  expect(await heard()).toEqual([])
  expect((await zola.send(calls.listReported)).body).toMatchObject({ waiting: 0, reported: [] })
})

test('report: a thing that staff leave stays', async ({ nomsa, zola, signUpAs }) => {
  const thabo = await signUpAs('thabo')
  const { id } = (await thabo.send(recordingsCalls.addRecording, recordingInput({ sound: soundOf(250) }))).body
  await zola.send(recordingsCalls.decideRecording, { id, decision: 'approved' })
  await nomsa.send(calls.reportContent, { kind: 'recording', id, reason: 'wrong', note: '' })
  expect((await zola.send(calls.decideReport, { kind: 'recording', id, decision: 'kept' })).status).toBe(200)
  const { recordings } = (await nomsa.send(recordingsCalls.listApprovedRecordings, { language: 'xh' })).body
  expect(recordings).toHaveLength(1)
})

test('features: a part that staff switch off is refused to everybody until it is on again', async ({ nomsa, zola }) => {
  const turn = (name: string, isOn: boolean) => zola.send(featureSettingsCalls.switchFeature, { name, isOn })
  const asks = {
    suggestions: () => nomsa.send(calls.addSuggestion, TEXT),
    recordings: () => nomsa.send(recordingsCalls.addRecording, recordingInput()),
  }
  for (const [name, ask] of Object.entries(asks)) {
    expect((await turn(name, false)).status).toBe(200)
    expect([name, (await ask()).body]).toMatchObject([name, { error: { code: 'switched-off' } }])
    expect((await turn(name, true)).body['features']).toContainEqual(expect.objectContaining({ name, isOn: true }))
    expect([name, (await ask()).status]).toEqual([name, 200])
  }
  const log = (await zola.send(recordsCalls.listAudit, { by: 'staff', days: 7, event: 'feature-switched' })).body
  expect(log['entries']).toHaveLength(1)
  expect(log['entries']).toMatchObject([{ actor: 'zola', about: 'zola', outcome: 'done' }])
})

test('audit log: filtered by person and outcome, paged without gaps, and the reading is recorded', async ({
  nomsa,
  zola,
  visit,
  database,
}) => {
  for (let time = 0; time < 3; time++)
    await visit().send(['POST', '/api/accounts/sign-in'], { name: 'nomsa', password: 'not the right one' })
  const list = async (input: object) =>
    (await zola.send(recordsCalls.listAudit, { by: 'everybody', days: 1, ...input }))
      .body as CallOf<'listAudit'>['output']
  const refused = await list({ name: 'nomsa', outcome: 'refused' })
  expect(refused.entries.map(({ event, about }) => [event, about])).toContainEqual(['logged-in', 'nomsa'])
  expect(refused.entries.every(({ about, outcome }) => about === 'nomsa' && outcome === 'refused')).toBe(true)
  expect((await list({ name: 'nobody-of-this-name' })).entries).toEqual([])
  expect((await nomsa.send(recordsCalls.listOwnRecord)).body['entries']).toContainEqual(
    expect.objectContaining({ event: 'record-seen' }),
  )
  const [person] = await database.select().from(users).where(eq(users.username, 'nomsa'))
  await database.insert(securityEvents).values(
    Array.from({ length: 60 }, (_, at) => ({
      learnerId: person?.id ?? '',
      id: crypto.randomUUID(),
      at: new Date(Date.now() - 60_000 - (at % 7)),
      event: 'copy-made' as const,
      outcome: 'done' as const,
      actorKind: 'system' as const,
      times: 1,
    })),
  )
  const first = await list({ event: 'copy-made' })
  const second = await list({ event: 'copy-made', before: first.entries.at(-1)?.id })
  expect([first.entries.length, first.isMore, second.entries.length, second.isMore]).toEqual([50, true, 10, false])
  expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(60)
})
