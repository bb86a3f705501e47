import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { curriculumCalls } from '#contract/curriculum.ts'
import { learningCalls } from '#contract/learning.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo } from '../../../../tests/support/children.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'

type Progress = {
  students: number
  modules: { id: string; completed: number; inProgress: number; share: number }[]
  choices: { kind: string; id: string; name: string }[]
}

async function progressOf(browser: Visitor, input: object = {}): Promise<Progress> {
  const { status, body } = await browser.send(curriculumCalls.getModuleProgress, { language: 'xh', ...input })
  if (status !== 200) throw new Error(`refused with ${status}`)
  return body as Progress
}

/** Answers the first sentence of a module, which the server can check. */
const answer = async (browser: Visitor, first: number, more: object = {}): Promise<unknown> =>
  browser.send(learningCalls.recordEvents, {
    events: [
      makeEvent({
        id: eventId(first),
        section: 'modules',
        itemId: 'modules.foundation-math-1.601',
        answer: 'I count the stones.',
        ...more,
      }),
    ],
  })

async function makeClass(teacher: Visitor, joiner: Visitor, more: object = {}): Promise<string> {
  const made = await teacher.send(spacesCalls.createSpace, { kind: 'class', name: 'Grade 4 blue' })
  const spaceId = String(made.body['spaceId'])
  const { space } = (await teacher.send(spacesCalls.getSpace, { spaceId })).body as { space: { joinCode: string } }
  expect((await joiner.send(spacesCalls.joinSpace, { code: space.joinCode, ...more })).status).toBe(200)
  return spaceId
}

test('module progress: counts different steps of verified answers, for oneself', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  expect(await progressOf(browser)).toEqual({ students: 1, modules: [], choices: [] })
  await answer(browser, 1)
  await answer(browser, 2)
  await answer(browser, 3, { itemId: 'modules.foundation-math-1.999' })
  const { modules } = await progressOf(browser)
  expect(modules).toEqual([{ id: 'foundation-math-1', completed: 0, inProgress: 1, share: expect.any(Number) }])
  expect(modules[0]?.share).toBeCloseTo(1 / 20, 2)
  expect((await progressOf(browser, { language: 'zu' })).modules).toEqual([])
})

test('module progress: a teacher counts students who share; a guardian counts the child', async ({ signUpAs }) => {
  const [teacher, gogo, adult] = [await signUpAs('mfundisi'), await signUpAs('gogo'), await signUpAs('themba')]
  const childId = await addChildTo(gogo, 'thandi')
  const spaceId = await makeClass(teacher, gogo, { childId })
  const { space } = (await teacher.send(spacesCalls.getSpace, { spaceId })).body as { space: { joinCode: string } }
  await adult.send(spacesCalls.joinSpace, { code: space.joinCode })
  await answer(adult, 11)

  const all = await progressOf(teacher)
  expect(all.choices).toEqual([{ kind: 'class', id: spaceId, name: 'Grade 4 blue' }])
  expect(all.students).toBe(3)
  expect(all.modules).toMatchObject([{ id: 'foundation-math-1', inProgress: 1 }])
  expect(await progressOf(teacher, { spaceId })).toMatchObject({ students: 2, choices: [] })

  expect((await progressOf(gogo)).choices).toMatchObject([{ kind: 'child', id: childId }])
  expect(await progressOf(gogo, { childId })).toEqual({ students: 1, modules: [], choices: [] })
  for (const [browser, input, status] of [
    [gogo, { spaceId }, 404],
    [adult, { spaceId }, 403],
    [teacher, { childId }, 404],
  ] as const)
    expect(
      (await browser.send(curriculumCalls.getModuleProgress, { language: 'xh', ...input })).status,
      JSON.stringify(input),
    ).toBe(status)

  await gogo.send(childrenCalls.decidePurpose, {
    childId,
    purpose: 'class-sharing',
    isAgreed: false,
    textVersion: CONSENT_TEXT_VERSION,
  })
  expect((await progressOf(teacher, { spaceId })).students).toBe(1)
})
