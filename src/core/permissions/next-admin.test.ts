import { expect, test } from 'vitest'
import { couldLead, nextAdmin } from './next-admin.ts'

const child = { name: 'thandi', ageBand: 'child', tags: ['view'] } as const
const looker = { name: 'dade', ageBand: 'adult', tags: ['view'] } as const
const helper = { name: 'malume', ageBand: 'adult', tags: ['edit', 'view'] } as const
const later = { name: 'nomsa', ageBand: 'adult', tags: ['create', 'edit', 'delete'] } as const

test('succession: the longest-serving adult who may change things; no reader, no child', () => {
  expect(nextAdmin([child, looker, helper, later])?.name).toBe('malume')
  expect(nextAdmin([child, looker])).toBeUndefined()
  expect(couldLead([child, looker, helper]).map(({ name }) => name)).toEqual(['dade', 'malume'])
})
