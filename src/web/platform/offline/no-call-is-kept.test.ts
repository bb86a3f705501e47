import { expect, test } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { learningCalls } from '#contract/learning.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { wayOfAnswering } from './offline-files.ts'

test('service worker: stores no answer of a call, in any way of asking [ASVS V14.3.2]', () => {
  for (const [method, address] of [accountsCalls, childrenCalls, learningCalls, ownDataCalls].flatMap((calls) =>
    Object.values(calls),
  )) {
    for (const mode of ['cors', 'same-origin', 'navigate'] as const) {
      expect([
        address,
        mode,
        wayOfAnswering({ method, mode, url: `https://funda.example${address}` }, 'https://funda.example'),
      ]).toEqual([address, mode, 'network'])
    }
  }
})
