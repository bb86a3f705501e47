import { expect } from 'vitest'
import { assignmentsCalls } from '#contract/assignments.ts'
import { childrenCalls } from '#contract/children.ts'
import { classesCalls } from '#contract/classes.ts'
import type { Call } from '#contract/call.ts'
import { curriculumCalls } from '#contract/curriculum.ts'
import { insightsCalls } from '#contract/insights.ts'
import { learningCalls } from '#contract/learning.ts'
import { rosterCalls } from '#contract/roster.ts'
import { scheduleCalls } from '#contract/schedule.ts'
import { searchCalls } from '#contract/search.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { test as appTest, type Visitor } from '../../tests/support/app-test.ts'
import { addChildTo, joinAsGuardian, joinAsInvited, PICTURES } from '../../tests/support/children.ts'
import { eventInput } from '../../tests/support/event-input.ts'
import { eventId, makeEvent } from '../../tests/support/make-event.ts'

const MARCH = { from: '2026-02-28T22:00:00.000Z', to: '2026-03-31T22:00:00.000Z' }
const [ASSIGNMENT, HAND_IN] = [eventId(1001), eventId(2001)]

/** Words that only somebody who may see the child's learning reads. The username is what members of the family know. */
const SECRETS = ['Thandeka Nkosi', 'Count the goats', 'Reading with gogo', 'Ndiyaphila kakhulu']

type World = { uncle: Visitor; gogo: Visitor; childId: string; familyId: string; classId: string; studentId: string }

const make = async (browser: Visitor, kind: string): Promise<string> =>
  String((await browser.send(spacesCalls.createSpace, { kind, name: `Our ${kind}` })).body['spaceId'])

/** Sends a call that has to succeed. */
async function must(browser: Visitor, call: Call, input: object): Promise<Record<string, unknown>> {
  const { status, body } = await browser.send(call, input)
  if (status !== 200) throw new Error(`${call[1]} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** A child with a roster row, an event, an assignment and answers; her uncle manages the account, without seeing progress. */
const test = appTest.extend<{ world: World }>({
  world: async ({ signUpAs, visit, sentEmails }, use) => {
    const [gogo, uncle, teacher] = [await signUpAs('gogo'), await signUpAs('malume'), await signUpAs('mfundisi')]
    const [familyId, classId] = [await make(gogo, 'family'), await make(teacher, 'class')]
    const childId = await addChildTo(gogo, 'moonlight')
    await must(gogo, spacesCalls.addChildToSpace, { spaceId: familyId, childId })
    const { space } = (await teacher.send(spacesCalls.getSpace, { spaceId: classId })).body as {
      space: { joinCode: string }
    }
    await must(gogo, spacesCalls.joinSpace, { code: space.joinCode, childId })
    const entered = { spaceId: familyId, id: crypto.randomUUID(), revision: null, name: 'Thandeka Nkosi' }
    const saved = await must(gogo, rosterCalls.saveStudent, { ...entered, learnerId: childId })
    const { id: studentId } = saved['student'] as { id: string }
    await must(gogo, scheduleCalls.addScheduleEvent, {
      spaceId: familyId,
      id: crypto.randomUUID(),
      ...eventInput({ title: 'Reading with gogo', learnerId: childId }),
    })
    const tablet = visit()
    await must(tablet, childrenCalls.signInChild, { username: 'moonlight', secret: PICTURES })
    await must(gogo, assignmentsCalls.createAssignment, {
      spaceId: familyId,
      id: ASSIGNMENT,
      kind: 'game',
      target: 'vocabulary',
      title: 'Count the goats',
      audience: 'everybody',
      fromAt: '2026-03-02T06:00:00.000Z',
      dueAt: '2026-03-02T12:00:00.000Z',
      lateRule: 'mark-late',
      points: 10,
    })
    await must(tablet, learningCalls.recordEvents, {
      events: [makeEvent({ id: eventId(1), answer: 'Ndiyaphila kakhulu', verdict: 'wrong' })],
    })
    const startedAt = '2026-03-02T08:00:00.000Z'
    const handIn = { id: HAND_IN, assignmentId: ASSIGNMENT, startedAt, finishedAt: '2026-03-02T09:00:00.000Z' }
    await must(tablet, assignmentsCalls.handIn, handIn)
    const email = 'malume@example.com'
    await joinAsGuardian(gogo, uncle, { childId, email, scopes: ['manage-account'] }, sentEmails)
    await use({ gogo, uncle, childId, familyId, classId, studentId })
  },
})

/** Returns each read of the dashboard's pages in which the child could show, with what its page asks. */
const readsOf = ({ childId, familyId, classId, studentId }: World): readonly (readonly [Call, object])[] => [
  [searchCalls.search, { text: 'thandeka' }],
  [searchCalls.search, { text: 'goats' }],
  [scheduleCalls.listSchedule, MARCH],
  [assignmentsCalls.listAssignments, {}],
  [assignmentsCalls.listMarkingQueue, {}],
  [assignmentsCalls.listChildAssignments, { childId }],
  [classesCalls.listClasses, {}],
  [rosterCalls.listStudents, {}],
  [curriculumCalls.getModuleProgress, { language: 'xh', childId }],
  [childrenCalls.exportChild, { childId }],
  ...[familyId, classId].flatMap((spaceId): (readonly [Call, object])[] => [
    [insightsCalls.listStudentProgress, { spaceId }],
    [insightsCalls.listMistakes, { spaceId }],
    [insightsCalls.listMistakes, { spaceId, learnerId: childId }],
    [insightsCalls.listPractices, { spaceId }],
    [rosterCalls.listStudents, { spaceId }],
    [rosterCalls.getStudent, { spaceId, id: studentId }],
    [rosterCalls.exportStudents, { spaceId }],
    [assignmentsCalls.listAssignments, { spaceId }],
    [assignmentsCalls.getAssignment, { spaceId, id: ASSIGNMENT }],
    [assignmentsCalls.getHandIn, { spaceId, assignmentId: ASSIGNMENT, learnerId: childId, handInId: HAND_IN }],
    [assignmentsCalls.getGradebook, { spaceId }],
    [curriculumCalls.getModuleProgress, { language: 'xh', spaceId }],
  ]),
]

/** Returns the reads that show one of these words, by their addresses. */
async function leaks(browser: Visitor, world: World, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const [call, input] of readsOf(world)) {
    const { status, body } = await browser.send(call, input)
    expect([200, 403, 404], `${call[1]} answers`).toContain(status)
    const text = JSON.stringify(body)
    if (status === 200 && words.some((word) => text.includes(word))) found.push(call[1])
  }
  return [...new Set(found)].toSorted()
}

test('co-guardian without the scope: no page of the dashboard shows the child', async ({ world }) => {
  const words = [...SECRETS, 'moonlight', world.childId]
  expect(await leaks(world.uncle, world, words)).toEqual([])
  // The same reads show the child to the first guardian: the test looks in the right places.
  const shown = await leaks(world.gogo, world, words)
  for (const [, address] of [
    insightsCalls.listStudentProgress,
    rosterCalls.listStudents,
    rosterCalls.getStudent,
    scheduleCalls.listSchedule,
    searchCalls.search,
    assignmentsCalls.listAssignments,
    assignmentsCalls.getAssignment,
    assignmentsCalls.getGradebook,
    assignmentsCalls.getHandIn,
  ])
    expect(shown).toContain(address)
})

test('co-guardian without the scope, member of the family: sees no work, answer or event', async ({
  world,
  sentEmails,
}) => {
  const invitation = { spaceId: world.familyId, email: 'malume@example.com', role: 'parent', tags: ['view', 'edit'] }
  await must(world.gogo, spacesCalls.inviteMember, invitation)
  await joinAsInvited(world.uncle, sentEmails)
  // An assignment for the whole family belongs to its parents; whose it is and what was done with it doesn't show.
  const own = SECRETS.filter((word) => word !== 'Count the goats')
  expect(await leaks(world.uncle, world, [...own, 'moonlight', world.childId])).toEqual([])
})
