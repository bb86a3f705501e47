import { expect, test } from 'vitest'
import { describeKept, inKilobytes } from './on-device-state.ts'

test('size on the device: whole kilobytes, never rounded to none', () => {
  expect([0, 1, 1024, 1025].map(inKilobytes)).toEqual([0, 1, 1, 2])
})

test('unit on the device: stored can be removed, missing can be stored, loading neither', () => {
  expect(describeKept({ status: 'kept', size: 2048 })).toMatchObject({
    message: 'onDevice.kept',
    canKeep: false,
    canRemove: true,
    share: null,
  })
  expect(describeKept({ status: 'partly', size: 2048 })).toMatchObject({
    message: 'onDevice.partly',
    canKeep: true,
    canRemove: false,
  })
  expect(describeKept({ status: 'failed', size: 0 })).toMatchObject({
    message: 'onDevice.failed',
    canKeep: true,
    canRemove: false,
  })
  expect(describeKept({ status: 'keeping', size: 4096, done: 1024 })).toMatchObject({
    values: { size: 4, done: 1 },
    canKeep: false,
    canRemove: false,
    share: 0.25,
  })
  expect(describeKept({ status: 'unknown', size: 0 })).toMatchObject({ canKeep: false, canRemove: false, share: null })
})
