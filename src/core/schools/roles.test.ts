import { expect, test } from 'vitest'
import type { SpaceRole } from '#core/permissions/spaces.ts'
import { rolesAllow } from '#core/schools/roles.ts'

const change = (by: SpaceRole | undefined, from: SpaceRole, to: SpaceRole | null, isSelf = false): boolean =>
  rolesAllow({ kind: 'school', by, from, to, isSelf })

test('school roles: only the founder names and removes co-founders', () => {
  expect([change('founder', 'member', 'co-founder'), change('founder', 'co-founder', null)]).toEqual([true, true])
  expect([change('co-founder', 'member', 'co-founder'), change('co-founder', 'co-founder', null)]).toEqual([
    false,
    false,
  ])
  expect([change('co-founder', 'member', 'teacher'), change('co-founder', 'teacher', null)]).toEqual([true, true])
})

test('school roles: nobody becomes a founder or stops being one without a handover', () => {
  expect([change('founder', 'member', 'founder'), change('co-founder', 'founder', 'member')]).toEqual([false, false])
  expect(change('founder', 'founder', null, true)).toBe(false)
})

test('school roles: everybody else can leave, and a guardian takes a child out', () => {
  expect([change('co-founder', 'co-founder', null, true), change(undefined, 'member', null)]).toEqual([true, true])
})

test('roles: a class or a family has no founder to protect', () => {
  expect(rolesAllow({ kind: 'class', by: 'teacher', from: 'teacher', to: null, isSelf: true })).toBe(true)
})
