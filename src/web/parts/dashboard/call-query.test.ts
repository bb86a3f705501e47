import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { spacesCalls } from '#contract/spaces.ts'
import { signInStore, type Account } from '../account/account-store.ts'
import { callCache, refreshCalls, useCallMutation, useCallQuery } from './call-query.ts'

const account: Account = { id: 'a', firstName: 'Nomsa', email: '', username: 'nomsa', ageBand: 'adult' }
const key = [...spacesCalls.listSpaces, {}]

beforeEach(() => {
  callCache.clear()
  signInStore.set({ status: 'signed-in', account })
})

function Spaces(): ReactNode {
  const spaces = useCallQuery<'listSpaces'>(spacesCalls.listSpaces, {})
  const leave = useCallMutation<'endMembership'>(spacesCalls.endMembership)
  return `${spaces.data?.spaces.length ?? 'none'} ${leave.status}`
}

const draw = (): string => renderToStaticMarkup(createElement(Spaces))

test('cache of answers: a part shows what was asked before, and a change marks it as old', async () => {
  expect(draw()).toBe('none idle')
  callCache.setQueryData(key, { spaces: [] })
  expect(draw()).toBe('0 idle')
  expect(callCache.getQueryState(key)?.isInvalidated).toBe(false)
  await refreshCalls()
  expect(callCache.getQueryState(key)?.isInvalidated).toBe(true)
})

test.each([
  ['logs out', { status: 'guest' } as const],
  ['is another', { status: 'signed-in', account: { ...account, id: 'b' } } as const],
])('cache of answers: it is emptied when the person %s', (_, next) => {
  callCache.setQueryData(key, { spaces: [] })
  signInStore.set({ status: 'signed-in', account: { ...account, firstName: 'Nomsa N.' } })
  expect(callCache.getQueryData(key)).toEqual({ spaces: [] })
  signInStore.set(next)
  expect(callCache.getQueryData(key)).toBeUndefined()
})
