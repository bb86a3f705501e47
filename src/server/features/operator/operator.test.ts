import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { operatorCalls } from '#contract/operator.ts'
import { readOperator } from '#server/platform/config/read-operator.ts'
import { ORIGIN, test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, AGREED, PICTURES, tokenIn, requestInput } from '../../../../tests/support/children.ts'
import { TEST_OPERATOR } from '../../../../tests/support/test-operator.ts'

const CONFIG = { origin: ORIGIN, secret: 'a secret for tests, long enough' }

test('operator: anybody is told who runs the server and which sites belong to it (H5)', async ({ visit }) => {
  expect(await visit().send(operatorCalls.getOperator)).toMatchObject({ status: 200, body: TEST_OPERATOR })
})

test("no operator in production: nobody asks for, makes, agrees to or revives a child's account (H5)", async ({
  buildTestApp,
  signUpAs,
  visit,
  visitAt,
  sentEmails,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  await visit().send(childrenCalls.requestChildAccount, requestInput('sipho'))
  const token = tokenIn(sentEmails)
  const sent = sentEmails.length
  const nameless = await buildTestApp({ config: { ...CONFIG, operator: readOperator(undefined, true).state } })
  const same: Visitor = visitAt(nameless)
  for (const [name, value] of gogo.cookies) same.cookies.set(name, value)
  const refusals = [
    await visitAt(nameless).send(childrenCalls.requestChildAccount, requestInput('lwazi')),
    await same.send(childrenCalls.addChild, { username: 'lwazi', secret: PICTURES, ...AGREED }),
    await same.send(childrenCalls.giveConsent, { token, ...AGREED }),
    await same.send(childrenCalls.renewConsent, { childId, ...AGREED }),
  ]
  expect(refusals.map(({ status, body }) => [status, body])).toEqual(
    refusals.map(() => [403, { error: { code: 'no-operator', message: expect.any(String) as string } }]),
  )
  expect(sentEmails).toHaveLength(sent)
  // The guardian keeps control of existing data.
  expect((await same.send(childrenCalls.listChildren)).body).toMatchObject({ children: [{ username: 'thandi' }] })
  expect((await gogo.send(childrenCalls.giveConsent, { token, ...AGREED })).status).toBe(200)
})

test("sample operator in development: a child's account can be made (H5)", async ({
  buildTestApp,
  signUpAs,
  visitAt,
}) => {
  const gogo = await signUpAs('gogo')
  const same = visitAt(await buildTestApp({ config: { ...CONFIG, operator: readOperator(undefined, false).state } }))
  for (const [name, value] of gogo.cookies) same.cookies.set(name, value)
  expect((await same.send(childrenCalls.addChild, { username: 'thandi', secret: PICTURES, ...AGREED })).status).toBe(
    200,
  )
})
