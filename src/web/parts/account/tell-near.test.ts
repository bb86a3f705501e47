import { beforeEach, expect, test } from 'vitest'
import { activateLanguage } from '../../platform/i18n/translate.ts'
import { noticeStore } from '../../platform/notice-store.ts'
import { removeStored } from '../../platform/offline/device-storage.ts'
import { tellNear } from './tell-near.ts'

const near = { quota: 'events-a-day', used: 16_400, most: 20_000 } as const

beforeEach(() => {
  noticeStore.set(null)
  removeStored('nearTold')
  activateLanguage('en')
})

test('near quota: its part is told in percent (H3)', async () => {
  await tellNear(near, '2026-11-23')
  expect(noticeStore.get()).toMatch(/^You have used 82 % of today’s limit/)
})

test('near quota: told once a day, and another quota beside it', async () => {
  await tellNear(near, '2026-11-23')
  noticeStore.set(null)
  await tellNear(near, '2026-11-23')
  expect(noticeStore.get()).toBeNull()
  await tellNear({ quota: 'chat-bytes', used: 19, most: 20 }, '2026-11-23')
  expect(noticeStore.get()).toBe('Your conversation with Khulu is 95 % full. Clear it to make room.')
  await tellNear(near, '2026-11-24')
  expect(noticeStore.get()).toMatch(/^You have used 82 %/)
})

test('near quota with a screen of its own: no notice', async () => {
  await tellNear({ quota: 'children', used: 11, most: 12 }, '2026-11-23')
  expect(noticeStore.get()).toBeNull()
})
