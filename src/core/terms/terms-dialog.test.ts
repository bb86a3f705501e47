import { expect, test } from 'vitest'
import { isTermsDialogWanted, untilTermsDialog } from '#core/terms/terms-dialog.ts'

test.each([
  [false, 0, 60_000],
  [false, 59_999, 1],
  [false, 60_000, 0],
  [false, 3_600_000, 0],
  [false, -5_000, 60_000],
  [true, 0, null],
  [true, 60_000, null],
])('terms: accepted %s, %i ms since load: the dialog is due in %s ms [S4.10] [S9.01]', (accepted, sinceLoad, until) => {
  expect(untilTermsDialog(accepted, sinceLoad)).toBe(until)
})

test.each<[string, Parameters<typeof isTermsDialogWanted>[0], boolean]>([
  ['a guest', { isLittle: false, isKnown: true, signedIn: undefined }, true],
  ['an adult', { isLittle: false, isKnown: true, signedIn: 'adult' }, true],
  ['a child, whose guardian accepted', { isLittle: false, isKnown: true, signedIn: 'child' }, false],
  ['a teen, whose guardian accepted', { isLittle: false, isKnown: true, signedIn: 'teen' }, false],
  ['a toddler', { isLittle: true, isKnown: true, signedIn: 'adult' }, false],
  ['nobody known yet', { isLittle: false, isKnown: false, signedIn: undefined }, false],
])('terms dialog: for %s, it may be shown or not (M11)', (_, who, wanted) => {
  expect(isTermsDialogWanted(who)).toBe(wanted)
})
