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

test('picture password: the last picture can be taken back; an empty row stays empty', () => {
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
])('new secret: %j is %s', (form, code) => {
  expect(checkNewSecret(form)).toBe(code)
})

test('child’s login: only an incomplete secret is reported', () => {
  expect([tapped('cat', 'cat', 'cat', 'cat'), pin('1234'), password('short'), EMPTY_SECRET].map(checkSecret)).toEqual([
    undefined,
    undefined,
    undefined,
    'too-short',
  ])
})

test('child’s secret: only the chosen kind counts', () => {
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
