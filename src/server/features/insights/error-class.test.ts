import { expect } from 'vitest'
import { learningCalls } from '#contract/learning.ts'
import type { FindItem } from '#server/features/learning/index.ts'
import { learningEvents } from '#server/features/learning/tables.ts'
import { test, visitor, signUpInput } from '../../../../tests/support/app-test.ts'
import { accountsCalls } from '#contract/accounts.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'

const findItem: FindItem = (_language, id) => ({
  id,
  section: 'phrases',
  category: 'daily-life',
  target: 'Abantwana bayafunda',
  also: [],
  english: 'The children are learning',
  pronunciation: 'a-ba-NTWA-na',
  review: 'drafted',
})

test('wrong concord: the event keeps the noun class that the checker found', async ({ buildTestApp, database }) => {
  const browser = visitor(await buildTestApp({ findItem }))
  await browser.send(accountsCalls.signUp, signUpInput('nomsa'))
  const events = ['Abantwana uyafunda', 'Abantwana bayafunda', 'Abantwana'].map((answer, index) =>
    makeEvent({ id: eventId(index + 1), answer }),
  )
  expect((await browser.send(learningCalls.recordEvents, { events })).body['accepted']).toHaveLength(3)
  const { answer, errorClass, nounClass } = learningEvents
  expect(
    await database.select({ answer, errorClass, nounClass }).from(learningEvents).orderBy(learningEvents.sequence),
  ).toEqual([
    { answer: 'Abantwana uyafunda', errorClass: 'subject-concord', nounClass: '2' },
    { answer: 'Abantwana bayafunda', errorClass: null, nounClass: null },
    { answer: 'Abantwana', errorClass: 'missing-word', nounClass: null },
  ])
})
