import { expect, test } from 'vitest'
import { isForAdultsHere } from '#core/people/adult-pages.ts'

test('pages for adults: closed for minors, by the account first, then by the answered age', () => {
  const open = (signedIn?: 'child' | 'teen' | 'adult', answered?: 'child' | 'teen' | 'adult', isLittle = false) =>
    isForAdultsHere({ signedIn, answered, isLittle })
  expect([
    open('child'),
    open('teen'),
    open('child', 'adult'),
    open(undefined, 'child'),
    open(undefined, 'teen'),
  ]).toEqual([false, false, false, false, false])
  expect([open('adult', undefined, true), open(undefined, undefined, true)]).toEqual([false, false])
  expect([open(), open('adult'), open('adult', 'child'), open(undefined, 'adult')]).toEqual([true, true, true, true])
})
