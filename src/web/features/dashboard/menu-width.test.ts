import { beforeEach, expect, test } from 'vitest'
import { removeStored } from '../../platform/offline/device-storage.ts'
import { litEntry } from './menu-entries.ts'
import { narrowMenuStore, setNarrowMenu, startMenuWidth } from './menu-width.ts'

beforeEach(() => {
  removeStored('dashboardMenu')
  startMenuWidth()
})

test('side menu: wide at first; its width is remembered on the device', () => {
  expect(narrowMenuStore.get()).toBe(false)
  setNarrowMenu(true)
  narrowMenuStore.set(false)
  startMenuWidth()
  expect(narrowMenuStore.get()).toBe(true)
  setNarrowMenu(false)
  startMenuWidth()
  expect(narrowMenuStore.get()).toBe(false)
})

test('side menu: an entry is lit on its page and on the pages below it', () => {
  expect(litEntry('/dashboard')?.id).toBe('overview')
  expect(litEntry('/dashboard/family')?.id).toBe('family')
  expect(litEntry('/dashboard/family/01999999')?.id).toBe('family')
  expect(litEntry('/dashboard/no-such-part')).toBeUndefined()
})
