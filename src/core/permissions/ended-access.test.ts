import { expect, test } from 'vitest'
import { leavesWith, loginEndsWith, type SpaceOfChild } from '#core/permissions/ended-access.ts'

const [MALUME, GOGO, TEACHER] = ['malume', 'gogo', 'teacher']

test('login: it ends with the guardian who chose it, and not with another (H2)', () => {
  const guardian = { id: MALUME, scopes: ['manage-account'] } as const
  expect(loginEndsWith({ setBy: MALUME }, guardian)).toBe(true)
  expect(loginEndsWith({ setBy: GOGO }, guardian)).toBe(false)
  expect(loginEndsWith({ setBy: null }, guardian)).toBe(false)
})

test('login: without a note of who chose it, it ends with whoever could have', () => {
  expect(loginEndsWith(undefined, { id: MALUME, scopes: ['see-progress', 'manage-account'] })).toBe(true)
  expect(loginEndsWith(undefined, { id: MALUME, scopes: ['see-progress', 'consent'] })).toBe(false)
})

/** The ended guardian is malume; gogo remains. */
const SPACES: readonly (readonly [string, SpaceOfChild, boolean])[] = [
  ['a family of his own', { kind: 'family', admins: [MALUME], members: [MALUME], broughtBy: MALUME }, true],
  [
    'a family of his own from before it was noted who brings children',
    { kind: 'family', admins: [MALUME], members: [MALUME], broughtBy: null },
    true,
  ],
  [
    'a family that he handed to a friend',
    { kind: 'family', admins: ['friend'], members: ['friend', MALUME], broughtBy: MALUME },
    true,
  ],
  [
    'a family of his own to which she belongs, too',
    { kind: 'family', admins: [MALUME], members: [MALUME, GOGO], broughtBy: MALUME },
    false,
  ],
  [
    'her family, in which he is a member',
    { kind: 'family', admins: [GOGO], members: [GOGO, MALUME], broughtBy: GOGO },
    false,
  ],
  ['his own class', { kind: 'class', admins: [MALUME], members: [MALUME], broughtBy: MALUME }, true],
  [
    'his own class, into which she brought the child',
    { kind: 'class', admins: [MALUME], members: [MALUME], broughtBy: GOGO },
    false,
  ],
  [
    'the class of a teacher, into which he brought the child',
    { kind: 'class', admins: [TEACHER], members: [TEACHER], broughtBy: MALUME },
    false,
  ],
  [
    'his own school',
    { kind: 'school', admins: [MALUME, TEACHER], members: [MALUME, TEACHER], broughtBy: MALUME },
    true,
  ],
]

for (const [name, space, leaves] of SPACES) {
  test(`spaces: a child ${leaves ? 'leaves' : 'stays in'} ${name} (H2)`, () => {
    expect(leavesWith(space, MALUME, [GOGO])).toBe(leaves)
  })
}
