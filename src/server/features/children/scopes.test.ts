import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { GUARDIAN_SCOPES, type GuardianScope } from '#core/permissions/guardian-scopes.ts'
import type { SpaceKind } from '#core/permissions/spaces.ts'
import { test as appTest, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, joinAsGuardian } from '../../../../tests/support/children.ts'

type Status = number
type Scoped = Readonly<Record<GuardianScope, Status>>

const test = appTest.extend<{
  childId: string
  /** Gives the invited guardian these scopes and no others. */
  allow: (...scopes: GuardianScope[]) => Promise<void>
  gogo: Visitor
  malume: Visitor
}>({
  gogo: async ({ signUpAs }, use) => use(await signUpAs('gogo')),
  childId: async ({ gogo }, use) => use(await addChildTo(gogo, 'thandi')),
  malume: async ({ signUpAs }, use) => use(await signUpAs('malume')),
  allow: async ({ gogo, malume, childId, sentEmails }, use) => {
    const guardianId = await joinAsGuardian(
      gogo,
      malume,
      { childId, email: 'malume@example.com', scopes: GUARDIAN_SCOPES },
      sentEmails,
    )
    await use(
      async (...scopes) =>
        void (await gogo.send(guardiansCalls.changeGuardian, { childId, guardianId, scopes, endsAt: null })),
    )
  },
})

test('export: managing the account without seeing progress is not enough (M1) [ASVS V8.2.2]', async ({
  allow,
  malume,
  childId,
}) => {
  const answered: Partial<Record<GuardianScope, Status>> = {}
  for (const scope of GUARDIAN_SCOPES) {
    await allow(scope)
    const { status, body } = await malume.send(childrenCalls.exportChild, { childId })
    answered[scope] = status
    expect(body).not.toHaveProperty('tables')
  }
  expect(answered).toEqual({ 'see-progress': 403, 'manage-account': 403, consent: 403 } satisfies Scoped)
  await allow('see-progress', 'manage-account')
  expect((await malume.send(childrenCalls.exportChild, { childId })).status).toBe(200)
})

const JOINING: Readonly<Record<SpaceKind, Scoped>> = {
  family: { 'see-progress': 403, 'manage-account': 200, consent: 403 },
  class: { 'see-progress': 403, 'manage-account': 403, consent: 200 },
  school: { 'see-progress': 403, 'manage-account': 403, consent: 200 },
}
/** Scopes that end a child's place in each kind of space: to begin it, or to manage the account. */
const LEAVING: Readonly<Record<SpaceKind, Scoped>> = {
  family: { 'see-progress': 403, 'manage-account': 200, consent: 403 },
  class: { 'see-progress': 403, 'manage-account': 200, consent: 200 },
  school: { 'see-progress': 403, 'manage-account': 200, consent: 200 },
}

for (const kind of ['family', 'class', 'school'] as const) {
  test(`${kind}: bringing a child in and taking it out each need their own scope (M2)`, async ({
    allow,
    malume,
    gogo,
    childId,
  }) => {
    const made = await malume.send(spacesCalls.createSpace, { kind, name: 'his own' })
    const spaceId = String(made.body['spaceId'])
    const far = String(
      (await gogo.send(spacesCalls.createSpace, { kind: kind === 'family' ? 'class' : kind, name: 'another' })).body[
        'spaceId'
      ],
    )
    await malume.send(spacesCalls.endMembership, { spaceId, memberId: childId })
    const answered = { joining: {} as Record<GuardianScope, Status>, leaving: {} as Record<GuardianScope, Status> }
    for (const scope of GUARDIAN_SCOPES) {
      await allow(scope)
      answered.joining[scope] = (await malume.send(spacesCalls.addChildToSpace, { spaceId, childId })).status
      await gogo.send(spacesCalls.addChildToSpace, { spaceId: far, childId })
      await allow(scope)
      // In a space of his own he would be its admin as well: he asks about one that he is no member of.
      if (kind !== 'family')
        answered.leaving[scope] = (
          await malume.send(spacesCalls.endMembership, { spaceId: far, memberId: childId })
        ).status
    }
    expect(answered.joining).toEqual(JOINING[kind])
    if (kind !== 'family') expect(answered.leaving).toEqual(LEAVING[kind])
  })
}

test('a school: a child added by its founder becomes a member, the only role for minors there', async ({
  gogo,
  childId,
}) => {
  const spaceId = String((await gogo.send(spacesCalls.createSpace, { kind: 'school', name: 'ours' })).body['spaceId'])
  expect((await gogo.send(spacesCalls.addChildToSpace, { spaceId, childId })).status).toBe(200)
  expect((await gogo.send(spacesCalls.getSpace, { spaceId })).body).toMatchObject({
    members: expect.arrayContaining([expect.objectContaining({ id: childId, role: 'member', tags: ['view'] })]),
  })
})
