import { expect } from 'vitest'
import { learningCalls } from '#contract/learning.ts'
import { learningSchemas } from '#contract/learning-schemas.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { makeEvents } from '../../../../tests/support/make-event.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'

const { recordEvents, listEvents } = learningCalls

type Page = { events: LearningEvent[]; cursor: number; more: boolean }
const listAfter = async (browser: Visitor, after: number): Promise<Page> =>
  (await browser.send(listEvents, { after })).body as Page

test('event list: refused without an account', async ({ visit }) => {
  expect((await visit().send(listEvents)).status).toBe(401)
})

for (const after of ['-1', '1.5', 'first', '99999999999999999999']) {
  test(`event list with the cursor ${after}: refused`, async ({ signUpAs }) => {
    const { status, body } = await (await signUpAs('nomsa')).send(listEvents, { after })
    expect([status, Object.keys((body['error'] as { fields: object }).fields)]).toEqual([400, ['after']])
  })
}

test('event list of a new learner: empty', async ({ signUpAs }) => {
  expect(await listAfter(await signUpAs('nomsa'), 0)).toEqual({ events: [], cursor: 0, more: false })
})

test('event list: pages of 500 to the end, later only new events', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  const events = makeEvents(1001)
  for (let start = 0; start < 1000; start += 200)
    await browser.send(recordEvents, { events: events.slice(start, start + 200) })
  const first = await listAfter(browser, 0)
  const second = await listAfter(browser, first.cursor)
  expect([first.events.length, first.more, second.events.length, second.more]).toEqual([500, true, 500, false])
  expect([...first.events, ...second.events].map((event) => event.id)).toEqual(
    events.slice(0, 1000).map((event) => event.id),
  )
  expect(await listAfter(browser, second.cursor)).toEqual({ events: [], cursor: second.cursor, more: false })
  await browser.send(recordEvents, { events: events.slice(1000) })
  expect((await listAfter(browser, second.cursor)).events.map((event) => event.id)).toEqual([events[1000]?.id])
})

test('event list: a reader misses no event that others send meanwhile', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  const events = makeEvents(120)
  const seen: string[] = []
  let cursor = 0
  const read = async (): Promise<void> => {
    const page = await listAfter(browser, cursor)
    cursor = page.cursor
    seen.push(...page.events.map((event) => event.id))
  }
  const sending = Array.from({ length: 24 }, (_, index) =>
    browser.send(recordEvents, { events: events.slice(index * 5, index * 5 + 5) }),
  )
  for (let reading = 0; reading < 10; reading++) await read()
  await Promise.all(sending)
  await read()
  expect(seen.toSorted()).toEqual(events.map((event) => event.id))
})

test('long event list: compressed when the client accepts gzip', async ({ signUpAs, app }) => {
  const browser = await signUpAs('nomsa')
  await browser.send(recordEvents, { events: makeEvents(50) })
  const { response } = await browser.send(listEvents)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const compressed = await app.inject({ url: listEvents[1], headers: { cookie, 'accept-encoding': 'gzip' } })
  expect([response.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([undefined, 'gzip'])
  expect(compressed.rawPayload.length).toBeLessThan(response.rawPayload.length / 5)
})

test('a page of events: it holds what its schema names and nothing else, as it was sent', async ({
  signUpAs,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  const [event] = makeEvents(1)
  const sent = {
    ...event,
    answer: 'He said "molo"\n\u{1f600}',
    occurredAt: new Date(time.now.getTime() - 61).toISOString(),
  }
  await browser.send(recordEvents, { events: [sent] })
  const page = await listAfter(browser, 0)
  expect(learningSchemas.listEvents.output.parse(page)).toEqual(page)
  const { answer, occurredAt } = sent
  expect(page.events).toMatchObject([{ id: sent.id, answer, occurredAt, verified: expect.any(Boolean) as boolean }])
})
