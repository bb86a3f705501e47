import { expect, test } from 'vitest'
import {
  checkNewSecret,
  checkSecret,
  EMPTY_SECRET,
  proposePictures,
  secretOf,
  takeBack,
  tapPicture,
  type SecretForm,
} from './secret-state.ts'

const tapped = (...pictures: Parameters<typeof tapPicture>[1][]): SecretForm =>
  pictures.reduce(tapPicture, EMPTY_SECRET)
const pin = (typed: string): SecretForm => ({ ...EMPTY_SECRET, kind: 'pin', pin: typed })
const password = (typed: string): SecretForm => ({ ...EMPTY_SECRET, kind: 'password', password: typed })

test('four pictures: tapped in order, the same one twice if wanted; a fifth changes nothing', () => {
  expect(secretOf(tapped('cat', 'drum', 'cat', 'sun', 'dog'))).toEqual({
    kind: 'pictures',
    value: ['cat', 'drum', 'cat', 'sun'],
  })
})

test('the last picture is taken back, and of none there is none to take back', () => {
  expect(takeBack(tapped('cat', 'drum')).pictures).toEqual(['cat'])
  expect(takeBack(EMPTY_SECRET).pictures).toEqual([])
})

test.each([
  [EMPTY_SECRET, 'too-short'],
  [tapped('cat', 'drum', 'cat'), 'too-short'],
  [tapped('cat', 'drum', 'cat', 'sun'), undefined],
  [tapped('cat', 'cat', 'cat', 'cat'), 'too-common'],
  [pin(''), 'missing'],
  [pin('12a4'), 'invalid'],
  [pin('123'), 'invalid'],
  [pin('1234'), 'too-common'],
  [pin('9135'), undefined],
  [password(''), 'missing'],
  [password('short'), 'too-short'],
  [password('amanzi ashushu'), undefined],
])('%j is %s as a new one', (form, code) => {
  expect(checkNewSecret(form)).toBe(code)
})

test('who logs in is only told what is incomplete', () => {
  expect([tapped('cat', 'cat', 'cat', 'cat'), pin('1234'), password('short'), EMPTY_SECRET].map(checkSecret)).toEqual([
    undefined,
    undefined,
    undefined,
    'too-short',
  ])
})

test('what counts is the kind that is chosen', () => {
  expect(secretOf({ kind: 'pin', pictures: ['cat'], pin: '9135', password: 'amanzi' })).toEqual({
    kind: 'pin',
    value: '9135',
  })
  expect(secretOf({ kind: 'password', pictures: ['cat'], pin: '9135', password: 'amanzi' })).toEqual({
    kind: 'password',
    value: 'amanzi',
  })
})

test('proposed pictures: four that are good enough, for any random numbers', () => {
  for (const random of [() => 0, () => 0.999, Math.random]) {
    const pictures = proposePictures(random)
    expect(checkNewSecret({ ...EMPTY_SECRET, pictures })).toBeUndefined()
  }
  let next = 0
  expect(checkNewSecret({ ...EMPTY_SECRET, pictures: proposePictures(() => next++ / 12) })).toBeUndefined()
})
