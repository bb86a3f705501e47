import { expect, test } from 'vitest'
import { isSaveProgressNoticeDue, LATER_MS } from '#core/guest/save-progress-notice.ts'

const NOW = Date.parse('2026-03-02T08:00:00Z')

test.each([
  [true, 3, null, true],
  [false, 3, null, false],
  [true, 0, null, false],
  [true, 3, 0, false],
  [true, 3, LATER_MS - 1, false],
  [true, 3, LATER_MS, true],
  [true, 3, -1, true],
])(
  'save notice: unsaved data %s, %i days remaining, dismissed %s ms ago: due is %s [S4.11]',
  (hasUnsavedData, daysRemaining, ago, due) => {
    const guest = {
      status: daysRemaining > 0 ? 'active' : 'expired',
      daysRemaining,
      renewalsRemaining: 5,
      hasUnsavedData,
    } as const
    expect(isSaveProgressNoticeDue(guest, ago === null ? null : NOW - ago, NOW)).toBe(due)
  },
)
