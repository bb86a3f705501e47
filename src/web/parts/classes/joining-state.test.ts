import { expect, test } from 'vitest'
import type { Child } from '#contract/children-schemas.ts'
import { firstJoiner, listJoiners } from './joining-state.ts'

const child = (id: string, scopes: Child['scopes'], purposes: Child['purposes']): Child =>
  ({ id, username: `${id}-name`, scopes, purposes }) as Child

const CHILDREN = [
  child('thandi', ['consent'], ['learning-record']),
  child('sipho', ['consent', 'see-progress'], ['learning-record', 'class-sharing']),
  child('lwazi', ['see-progress'], ['learning-record']),
]
const OWN = { ownId: 'gogo', ownName: 'Nomsa', joinedIds: ['sipho'], sharesLearning: true }

test('joining: a guardian chooses a child of whose consent they decide, or themselves', () => {
  expect(listJoiners(CHILDREN, OWN)).toEqual([
    { id: 'thandi', name: 'thandi-name', needsConsent: true, hasJoined: false },
    { id: 'sipho', name: 'sipho-name', needsConsent: false, hasJoined: true },
    { id: '', name: 'Nomsa', needsConsent: false, hasJoined: false },
  ])
})

test('joining: a course of the product needs no consent to sharing', () => {
  expect(listJoiners(CHILDREN, { ...OWN, sharesLearning: false }).map(({ needsConsent }) => needsConsent)).toEqual([
    false,
    false,
    false,
  ])
})

test('joining: a child that is not in yet is offered first; an adult alone chooses by a press', () => {
  expect(firstJoiner(listJoiners(CHILDREN, OWN))).toBe('thandi')
  expect(firstJoiner(listJoiners(CHILDREN, { ...OWN, joinedIds: ['thandi', 'sipho'] }))).toBeUndefined()
  expect(firstJoiner(listJoiners([], OWN))).toBeUndefined()
})
