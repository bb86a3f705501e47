import { expect } from 'vitest'
import { assignmentsCalls } from '#contract/assignments.ts'
import { childrenCalls } from '#contract/children.ts'
import { reportsCalls as calls } from '#contract/reports.ts'
import type { ListedAssessment } from '#contract/reports-schemas.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import { learningEvents } from '#server/features/learning/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'

type List = {
  assessments: ListedAssessment[]
  total: number
  tiles: { assessments: number; students: number; average: number | null; minutes: number }
}

async function listed(browser: Visitor, input: object = {}): Promise<List> {
  const { status, body } = await browser.send(calls.listAssessments, { period: 'month', ...input })
  expect(status).toBe(200)
  return body as List
}

/** Keeps six right answers to different phrases, a minute each from nine on; the clock says ten. */
async function keepPractice(database: Database, learnerId: string, more: readonly object[] = []): Promise<void> {
  const rows = [...Array.from({ length: 6 }, (_, at) => ({ itemId: `phrases.greetings.${at}`, minute: at })), ...more]
  await database.insert(learningEvents).values(
    rows.map((row, at) => {
      const { minute, ...rest } = { minute: at, ...row }
      const event = makeEvent({ id: eventId(at + 1), milliseconds: 60_000, ...rest })
      const occurredAt = new Date(Date.parse('2026-03-02T07:00:00.000Z') + minute * 60_000)
      return {
        ...event,
        cards: [...(event.cards ?? [])],
        learnerId,
        sequence: at + 1,
        occurredAt,
        receivedAt: occurredAt,
        verified: true,
        clockCorrected: false,
      }
    }),
  )
}

async function makeClass(teacher: Visitor, parent: Visitor, childId: string): Promise<string> {
  const spaceId = String(
    (await teacher.send(spacesCalls.createSpace, { kind: 'class', name: '4 blue' })).body['spaceId'],
  )
  const { space } = (await teacher.send(spacesCalls.getSpace, { spaceId })).body as { space: { joinCode: string } }
  expect((await parent.send(spacesCalls.joinSpace, { code: space.joinCode, childId })).status).toBe(200)
  return spaceId
}

async function school(signUpAs: (name: string) => Promise<Visitor>, visit: () => Visitor) {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const childId = await addChildTo(gogo, 'thandi')
  const spaceId = await makeClass(teacher, gogo, childId)
  const tablet = visit()
  await tablet.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  return { teacher, gogo, tablet, childId, spaceId }
}

test('assessments: practice of five questions is listed, first tries decide, answers are shown', async ({
  signUpAs,
  visit,
  database,
}) => {
  const { teacher, childId, spaceId } = await school(signUpAs, visit)
  await keepPractice(database, childId, [
    { itemId: 'phrases.greetings.0', minute: -1, answer: 'Hamba', verdict: 'wrong', errorClass: 'number' },
    ...[1, 2, 3, 4].map((number) => ({ itemId: `numbers.cardinal.${number}`, section: 'numbers' })),
  ])
  const { assessments, tiles } = await listed(teacher, { spaceId })
  const [first] = assessments
  expect(first).toMatchObject({
    source: 'practice',
    student: 'thandi',
    section: 'phrases',
    practice: { day: '2026-03-02', target: 'phrases' },
    score: 5,
    maxScore: 6,
    status: 'completed',
    timeSpent: 7,
  })
  expect(tiles).toEqual({ assessments: 1, students: 1, average: 83, minutes: 7 })
  const asked = { spaceId, learnerId: childId, language: 'xh', ...first?.practice }
  const { body } = await teacher.send(calls.getPractice, asked)
  expect((body['answers'] as object[]).length).toBe(7)
  expect(body['name']).toBe('thandi')
  expect((await teacher.send(calls.getPractice, { ...asked, day: '2026-03-01' })).status).toBe(404)
})

test('assessments: a hand-in has its points, and its answers are no practice besides', async ({
  signUpAs,
  visit,
  database,
}) => {
  const { teacher, tablet, childId, spaceId } = await school(signUpAs, visit)
  const assignment = {
    spaceId,
    id: eventId(1001),
    kind: 'game',
    target: 'vocabulary',
    title: 'Play the words',
    audience: 'everybody',
    fromAt: '2026-03-02T06:00:00.000Z',
    lateRule: 'accept',
    points: 12,
  }
  expect((await teacher.send(assignmentsCalls.createAssignment, assignment)).status).toBe(200)
  await keepPractice(database, childId, [{ exerciseType: 'choose-meaning', itemId: 'phrases.greetings.0' }])
  const span = { startedAt: '2026-03-02T07:00:00.000Z', finishedAt: '2026-03-02T07:20:00.000Z' }
  await tablet.send(assignmentsCalls.handIn, { id: eventId(2001), assignmentId: assignment.id, ...span })
  const { assessments, total } = await listed(teacher)
  expect(total).toBe(1)
  expect(assessments[0]).toMatchObject({
    source: 'assignment',
    id: eventId(2001),
    title: 'Play the words',
    score: 12,
    maxScore: 12,
    timeSpent: 1,
    status: 'completed',
  })
  expect((await listed(teacher, { search: 'PLAY' })).total).toBe(1)
  expect((await listed(teacher, { search: 'nobody' })).total).toBe(0)
  expect((await listed(teacher, { period: 'week', page: 2 })).assessments).toEqual([])
})

test('assessments: nobody else sees them, and a withdrawn consent ends the sight at once', async ({
  signUpAs,
  visit,
  database,
}) => {
  const { teacher, gogo, childId, spaceId } = await school(signUpAs, visit)
  const stranger = await signUpAs('enye')
  await keepPractice(database, childId)
  const asked = { spaceId, learnerId: childId, language: 'xh', day: '2026-03-02', target: 'phrases' }
  expect((await listed(stranger)).total).toBe(0)
  expect((await stranger.send(calls.listAssessments, { period: 'week', spaceId })).status).toBe(404)
  expect((await stranger.send(calls.getPractice, asked)).status).toBe(404)
  expect((await teacher.send(calls.listAssessments, { period: 'day' })).status).toBe(400)
  expect((await teacher.send(calls.getPractice, asked)).status).toBe(200)
  await gogo.send(childrenCalls.decidePurpose, {
    childId,
    purpose: 'class-sharing',
    isAgreed: false,
    textVersion: CONSENT_TEXT_VERSION,
  })
  expect((await listed(teacher)).total).toBe(0)
  expect((await teacher.send(calls.getPractice, asked)).status).toBe(404)
})
