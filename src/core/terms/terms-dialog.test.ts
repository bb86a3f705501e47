import { expect, test } from 'vitest'
import { untilTermsDialog } from '#core/terms/terms-dialog.ts'

test.each([
  [false, 0, 60_000],
  [false, 59_999, 1],
  [false, 60_000, 0],
  [false, 3_600_000, 0],
  [false, -5_000, 60_000],
  [true, 0, null],
  [true, 60_000, null],
])('with terms accepted %s and %i ms since load the dialog is due in %s ms [S4.10] [S9.01]', (accepted, sinceLoad, until) => {
  expect(untilTermsDialog(accepted, sinceLoad)).toBe(until)
})
