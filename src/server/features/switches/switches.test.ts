import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { switchesCalls } from '#contract/switches.ts'
import { ALL_SWITCHED_ON } from '#core/people/child-switches.ts'
import { childSwitches } from '#server/features/switches/tables.ts'
import { test } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'

const { getChildSwitches, getSwitches, setChildSwitches } = switchesCalls
const OFF = { boosts: false, streaks: false, sounds: true }

test('switches: a guardian turns boosts and streaks off, and the child’s device reads it [ASVS V8.2.2]', async ({
  visit,
  signUpAs,
}) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  expect(await child.send(getSwitches)).toMatchObject({ status: 200, body: { switches: ALL_SWITCHED_ON } })
  expect(await guardian.send(setChildSwitches, { childId, switches: OFF })).toMatchObject({
    status: 200,
    body: { switches: OFF },
  })
  expect((await child.send(getSwitches)).body).toEqual({ switches: OFF })
  expect((await guardian.send(getChildSwitches, { childId })).body).toEqual({ switches: OFF })
  expect((await guardian.send(setChildSwitches, { childId, switches: { ...OFF, boosts: true } })).status).toBe(200)
  expect((await child.send(getSwitches)).body).toEqual({ switches: { ...OFF, boosts: true } })
})

test('a child’s switches: neither the child, another adult nor a guest reads or changes them [ASVS V8.2.2]', async ({
  visit,
  signUpAs,
  database,
}) => {
  const childId = await addChildTo(await signUpAs('gogo'), 'thandi')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const input = { childId, switches: { boosts: true, streaks: true, sounds: false } }
  expect((await child.send(setChildSwitches, input)).status).toBe(403)
  expect((await (await signUpAs('uncle')).send(setChildSwitches, input)).status).toBe(404)
  expect((await (await signUpAs('aunt')).send(getChildSwitches, { childId })).status).toBe(404)
  expect((await visit().send(setChildSwitches, input)).status).toBe(401)
  expect((await visit().send(getSwitches)).status).toBe(401)
  expect(await database.select().from(childSwitches)).toEqual([])
})

test('child’s switches: part of the copy of its data, and deleted with the account', async ({ signUpAs, database }) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  await guardian.send(setChildSwitches, { childId, switches: OFF })
  expect((await guardian.send(childrenCalls.exportChild, { childId })).body['tables']).toMatchObject({
    childSwitches: [{ learnerId: childId, ...OFF }],
  })
  await guardian.send(childrenCalls.deleteChild, { childId })
  expect(await database.select().from(childSwitches)).toEqual([])
})
