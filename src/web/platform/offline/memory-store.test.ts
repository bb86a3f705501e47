import { expect, test } from 'vitest'
import { EVENT_STORE_CONTRACT } from '../../../../tests/support/event-store-contract.ts'
import { memoryStore } from './memory-store.ts'

test.each(EVENT_STORE_CONTRACT)('store in memory: it $sentence', async ({ act, expected }) => {
  expect(await act(memoryStore())).toEqual(expected)
})

test('store in memory: reports that it lasts only while the page is open', () => {
  expect(memoryStore().kept()).toBe('memory')
})
