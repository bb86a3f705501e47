import { expect, test } from 'vitest'
import { changeUploads, isUnderWay, percentOf, sizeOf, type UploadItem } from './upload-list.ts'

const item = (key: string): UploadItem => ({ key, name: key, bytes: 1000, sent: 0, state: { is: 'sending' } })

test('upload list: files are added, change and go, each by its key', () => {
  let items = changeUploads(changeUploads([], { add: item('a') }), { add: item('b') })
  items = changeUploads(items, { key: 'a', sent: 500 })
  items = changeUploads(items, { key: 'b', state: { is: 'refused', reason: 'broken' } })
  expect(items.map((one) => [one.key, percentOf(one), isUnderWay(one)])).toEqual([
    ['a', 50, true],
    ['b', 0, false],
  ])
  expect(changeUploads(items, { remove: 'a' }).map(({ key }) => key)).toEqual(['b'])
})

test('upload list: a change of a cancelled file adds nothing', () => {
  expect(changeUploads([], { key: 'a', sent: 500 })).toEqual([])
  expect(changeUploads([], { key: 'a', state: { is: 'waiting' } })).toEqual([])
})

test('file sizes: in kilobytes, and in megabytes with one digit', () => {
  expect([sizeOf(0, 'en'), sizeOf(300_000, 'en'), sizeOf(20 * 1024 * 1024, 'en'), sizeOf(1_600_000, 'en')]).toEqual([
    '1 kB',
    '293 kB',
    '20 MB',
    '1.5 MB',
  ])
})
