import { expect, test } from 'vitest'
import { isSaveProgressNoticeDue } from '#core/guest/save-progress-notice.ts'

test.each([
  [true, 3, false, true],
  [false, 3, false, false],
  [true, 0, false, false],
  [true, 3, true, false],
])(
  'save notice: unsaved data %s, %i days remaining, dismissed %s: due is %s [S4.11]',
  (hasUnsavedData, daysRemaining, dismissed, due) => {
    const status = daysRemaining > 0 ? 'active' : 'expired'
    expect(isSaveProgressNoticeDue({ status, daysRemaining, renewalsRemaining: 5, hasUnsavedData }, dismissed)).toBe(
      due,
    )
  },
)
