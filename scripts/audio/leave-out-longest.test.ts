import { expect, test } from 'vitest'
import { leaveOutLongest } from './leave-out-longest.ts'

const CLIPS = [
  { text: 'molo', bytes: 2 },
  { text: 'uthando', bytes: 5 },
  { text: 'inja yam ilambile', bytes: 9 },
  { text: 'ubona amaza', bytes: 7 },
]

test.each([
  [23, []],
  [22, ['inja yam ilambile']],
  [13, ['inja yam ilambile', 'ubona amaza']],
  [0, ['inja yam ilambile', 'ubona amaza', 'uthando', 'molo']],
])('within %i bytes, the longest clips that are too many go: %j', (limit, gone) => {
  expect(leaveOutLongest(CLIPS, limit).map(({ text }) => text)).toEqual(gone)
})
