import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { insightsCalls as calls } from '#contract/insights.ts'
import type { Mistake, Practice, StudentProgress } from '#contract/insights-schemas.ts'
import { assignmentsCalls } from '#contract/assignments.ts'
import { accountsCalls } from '#contract/accounts.ts'
import { learningCalls } from '#contract/learning.ts'
import { spacesCalls } from '#contract/spaces.ts'
import type { FindItem } from '#server/features/learning/index.ts'
import {
  confirmAddresses,
  signUpInput,
  test as appTest,
  visitor,
  type Visitor,
} from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
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

type Taught = {
  teacher: Visitor
  tablets: ReadonlyMap<string, Visitor>
  spaceId: string
  ids: Record<string, string>
  answer: Answerer
}
type Answerer = (name: string, ...answers: string[]) => Promise<void>

/** A class of three children, and what they answer to one sentence. */
const test = appTest.extend<{ taught: Taught }>({
  taught: async ({ buildTestApp, database, time }, use) => {
    const app = await buildTestApp({ findItem })
    const signUp = async (name: string): Promise<Visitor> => {
      const browser = visitor(app)
      await browser.send(accountsCalls.signUp, signUpInput(name))
      await confirmAddresses(database, name)
      return browser
    }
    const [teacher, gogo] = [await signUp('mfundisi'), await signUp('gogo')]
    const made = await teacher.send(spacesCalls.createSpace, { kind: 'class', name: 'Grade 4' })
    const spaceId = String(made.body['spaceId'])
    const { space } = (await teacher.send(spacesCalls.getSpace, { spaceId })).body as { space: { joinCode: string } }
    const [ids, tablets] = [{} as Record<string, string>, new Map<string, Visitor>()]
    for (const name of ['thandi', 'sipho', 'lwazi']) {
      ids[name] = await addChildTo(gogo, name)
      await gogo.send(spacesCalls.joinSpace, { code: space.joinCode, childId: ids[name] })
      const tablet = visitor(app)
      await tablet.send(childrenCalls.signInChild, { username: name, secret: PICTURES })
      tablets.set(name, tablet)
    }
    let count = 0
    const answer: Answerer = async (name, ...answers) => {
      const events = answers.map((text) =>
        makeEvent({
          id: eventId(++count),
          answer: text,
          occurredAt: new Date(time.now.getTime() - 60_000).toISOString(),
        }),
      )
      const { status } = (await tablets.get(name)?.send(learningCalls.recordEvents, { events })) ?? {}
      if (status !== 200) throw new Error(`the answers were refused with ${status}`)
    }
    await use({ teacher, tablets, spaceId, ids, answer })
  },
})

const mistakesOf = async ({ teacher, spaceId }: Taught, learnerId?: string): Promise<Mistake[]> =>
  (await teacher.send(calls.listMistakes, { spaceId, ...(learnerId === undefined ? {} : { learnerId }) })).body[
    'mistakes'
  ] as Mistake[]

test('mistakes of a class: by rule, with the students, an example and its explanation', async ({ taught }) => {
  await taught.answer('thandi', 'Abantwana uyafunda', 'Abantwana bayafunda')
  await taught.answer('sipho', 'abantwana uyafunda', 'Abantwana uyafunda')
  await taught.answer('lwazi', 'Abantwana bayafunda')
  const [first, ...others] = await mistakesOf(taught)
  expect(others).toEqual([])
  expect(first).toMatchObject({
    rule: 'subject-concord.2',
    errorClass: 'subject-concord',
    nounClass: '2',
    language: 'xh',
    errors: 3,
    answered: 3,
    students: [
      { learnerId: taught.ids['sipho'], errors: 2 },
      { learnerId: taught.ids['thandi'], errors: 1 },
    ],
    examples: [
      {
        learners: 2,
        asked: 'The children are learning',
        right: 'Abantwana bayafunda',
        answerLanguage: 'target',
        explanation: { rule: 'subjectConcord', words: { noun: 'abantwana', nounClass: '2', concord: 'ba' } },
      },
    ],
  })
  expect(first?.cards[0]).toBe('subject-concord.2')
})

test('mistakes: old ones are forgotten, fewer than three of a rule are not shown', async ({ taught, time }) => {
  await taught.answer('thandi', 'Abantwana uyafunda', 'Abantwana uyafunda')
  expect(await mistakesOf(taught)).toEqual([])
  await taught.answer('thandi', 'Abantwana uyafunda')
  expect(await mistakesOf(taught)).toHaveLength(1)
  time.now = new Date(time.now.getTime() + 29 * 24 * 60 * 60 * 1000)
  expect(await mistakesOf(taught)).toEqual([])
})

test('mistakes of one student: theirs alone, and none of somebody outside the class', async ({ taught }) => {
  await taught.answer('thandi', 'Abantwana uyafunda', 'Abantwana uyafunda', 'Abantwana uyafunda')
  await taught.answer('sipho', 'Abantwana uyafunda')
  const [own] = await mistakesOf(taught, taught.ids['thandi'])
  expect(own?.students).toEqual([{ learnerId: taught.ids['thandi'], name: 'thandi', errors: 3 }])
  const { teacher, spaceId } = taught
  const stranger = await teacher.send(calls.listMistakes, { spaceId, learnerId: crypto.randomUUID() })
  expect(stranger.status).toBe(404)
})

test('example: what one child alone typed is not shown as another word', async ({ taught }) => {
  await taught.answer(
    'thandi',
    'Umama ulele kakhulu',
    'Utata ulele kakhulu',
    'Ugogo ulele kakhulu',
    'Malume uhleli phantsi',
  )
  for (const { examples, errorClass } of await mistakesOf(taught))
    if (errorClass === 'other-word' || errorClass === 'extra-word') expect(examples).toEqual([])
})

test('needs help: the counts of the class list are those of the mistakes', async ({ taught }) => {
  const wrong = Array.from({ length: 3 }, () => 'Abantwana uyafunda')
  await taught.answer('thandi', ...wrong, 'Abantwana bayafunda')
  const progress = async (): Promise<StudentProgress[]> =>
    (await taught.teacher.send(calls.listStudentProgress, { spaceId: taught.spaceId })).body[
      'students'
    ] as StudentProgress[]
  const needs = async (): Promise<object[]> => (await progress()).flatMap(({ needsHelp }) => needsHelp)
  expect(await needs()).toEqual([])
  await taught.answer('thandi', 'Abantwana bayafunda')
  expect(await needs()).toEqual([{ rule: 'subject-concord.2', errors: 3 }])
  expect((await mistakesOf(taught))[0]).toMatchObject({ rule: 'subject-concord.2', errors: 3 })
})

const PRACTICE_ID = '01999999-0000-7000-8000-00000000aaaa'

const practise = ({ teacher, spaceId }: Taught, more: object = {}) =>
  teacher.send(calls.makePractice, {
    spaceId,
    id: PRACTICE_ID,
    rule: 'subject-concord.2',
    language: 'xh',
    title: 'Ten minutes: subject concord, class 2',
    ...more,
  })

const practicesOf = async ({ teacher, spaceId }: Taught): Promise<Practice[]> =>
  (await teacher.send(calls.listPractices, { spaceId })).body['practices'] as Practice[]

test('practice: is assigned to exactly the students who make the mistake, once', async ({ taught }) => {
  await taught.answer('thandi', 'Abantwana uyafunda', 'Abantwana uyafunda')
  await taught.answer('sipho', 'Abantwana uyafunda')
  await taught.answer('lwazi', 'Abantwana bayafunda')
  for (const _ of ['first', 'again']) expect((await practise(taught)).body).toEqual({ id: PRACTICE_ID, students: 2 })
  const own = async (name: string): Promise<object[]> =>
    (await taught.tablets.get(name)?.send(assignmentsCalls.listOwnAssignments))?.body['assignments'] as object[]
  for (const name of ['thandi', 'sipho'])
    expect(await own(name)).toMatchObject([{ id: PRACTICE_ID, kind: 'practice', language: 'xh' }])
  expect(await own('lwazi')).toEqual([])
  const [practice, ...others] = await practicesOf(taught)
  expect(others).toEqual([])
  expect(practice).toMatchObject({ assignmentId: PRACTICE_ID, rule: 'subject-concord.2' })
  expect(practice?.students.map(({ name, isDone, effect }) => [name, isDone, effect])).toEqual([
    ['sipho', false, 'unknown'],
    ['thandi', false, 'unknown'],
  ])
})

test('practice: refused for a mistake that nobody makes, and for students of other groups', async ({ taught }) => {
  expect((await practise(taught)).status).toBe(404)
  await taught.answer('thandi', 'Abantwana uyafunda', 'Abantwana uyafunda', 'Abantwana uyafunda')
  expect((await practise(taught, { rule: 'tense' })).status).toBe(404)
  expect((await practise(taught, { learnerId: crypto.randomUUID() })).status).toBe(404)
  expect((await practise(taught, { learnerId: taught.ids['sipho'] })).status).toBe(404)
  expect((await practise(taught, { learnerId: taught.ids['thandi'] })).body).toMatchObject({ students: 1 })
})

test('practice: counts the errors before and after, and claims nothing of one answer', async ({ taught, time }) => {
  const wrong = Array.from({ length: 5 }, () => 'Abantwana uyafunda')
  await taught.answer('thandi', ...wrong)
  await practise(taught)
  const startedAt = time.now.toISOString()
  time.now = new Date(time.now.getTime() + 10 * 60_000)
  const handIn = { id: '01999999-0000-7000-8000-00000000bbbb', assignmentId: PRACTICE_ID, startedAt }
  const { status } = (await taught.tablets.get('thandi')?.send(assignmentsCalls.handIn, {
    ...handIn,
    finishedAt: time.now.toISOString(),
  })) ?? { status: 0 }
  expect(status).toBe(200)
  time.now = new Date(time.now.getTime() + 24 * 60 * 60_000)
  await taught.answer('thandi', 'Abantwana uyafunda')
  expect((await practicesOf(taught))[0]?.students).toMatchObject([
    { isDone: true, before: { asked: 5, errors: 5 }, after: { asked: 1, errors: 1 }, effect: 'unknown' },
  ])
})
