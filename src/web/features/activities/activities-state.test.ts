import { expect, test } from 'vitest'
import { ACTIVITIES, ACTIVITY_FILTERS, readActivityFilter } from '#core/activities/activities.ts'
import { filterActivities } from './activities-state.ts'

const NAMED = ACTIVITIES.map((activity) => ({
  activity,
  name: activity.id,
  description: `About ${activity.id.toUpperCase()}`,
}))
const ids = (filter: (typeof ACTIVITY_FILTERS)[number], query: string): string[] =>
  filterActivities(NAMED, filter, query).map(({ activity }) => activity.id)

test('activity filters: all, games, exercises, family and kids, each with matches [S2.10]', () => {
  expect(ACTIVITY_FILTERS).toEqual(['all', 'games', 'exercises', 'family', 'kids'])
  expect(ids('all', '')).toHaveLength(ACTIVITIES.length)
  for (const filter of ACTIVITY_FILTERS) expect(ids(filter, '').length).toBeGreaterThan(0)
})

test('activity search: looks in name and description, whatever the case [S5.03]', () => {
  expect(ids('all', 'STORY')).toEqual(['family-story-time'])
  expect(ids('exercises', 'about practise-num')).toEqual(['practise-numbers'])
  expect(ids('kids', 'phrases')).toEqual([])
})

test('activity filter: an unknown one in the address means all', () => {
  expect(readActivityFilter('kids')).toBe('kids')
  expect(readActivityFilter('nonsense')).toBe('all')
  expect(readActivityFilter(null)).toBe('all')
})
