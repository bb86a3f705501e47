import { afterEach, expect, test, vi } from 'vitest'
import { readStored, removeStored, STORED_KEYS, writeStored } from './device-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Creates a local storage that can be filled up or blocked. */
function fakeStorage(): { values: Map<string, string>; full: boolean; blocked: boolean } {
  const state = { values: new Map<string, string>(), full: false, blocked: false }
  const refuse = (when: boolean): void => {
    if (when) throw new DOMException('refused', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      refuse(state.blocked)
      return state.values.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      refuse(state.blocked || state.full)
      state.values.set(key, value)
    },
    removeItem: (key: string) => {
      refuse(state.blocked)
      state.values.delete(key)
    },
  })
  return state
}

test('device storage: theme, language, guest session, game points and terms have keys [S7.01]', () => {
  expect(STORED_KEYS).toMatchObject({
    theme: 'funda.theme',
    language: 'funda.language',
    guestSession: 'funda.guest-session',
    gamePoints: 'funda.game-points',
    termsAccepted: 'funda.terms-accepted',
  })
})

test('device storage: a value is stored under its key, read again and removed', () => {
  const { values } = fakeStorage()
  expect(writeStored('theme', 'theme-dark')).toBe(true)
  expect([...values]).toEqual([['funda.theme', 'theme-dark']])
  expect(readStored('theme')).toBe('theme-dark')
  expect(removeStored('theme')).toBe(true)
  expect(readStored('theme')).toBeNull()
})

test('full storage: the new value lasts while the page is open and hides the old one', () => {
  const storage = fakeStorage()
  writeStored('theme', 'theme-dark')
  storage.full = true
  expect(writeStored('theme', 'theme-ocean')).toBe(false)
  expect(readStored('theme')).toBe('theme-ocean')
  storage.full = false
  expect(writeStored('theme', 'theme-earth')).toBe(true)
  storage.values.set('funda.theme', 'theme-light')
  expect(readStored('theme')).toBe('theme-light')
})

test('blocked storage: nothing throws, and values last while the page is open', () => {
  fakeStorage().blocked = true
  expect(readStored('guestSession')).toBeNull()
  expect(writeStored('guestSession', '{}')).toBe(false)
  expect(readStored('guestSession')).toBe('{}')
  expect(removeStored('guestSession')).toBe(false)
  expect(readStored('guestSession')).toBeNull()
})

test('missing local storage, as in prerendering: nothing throws', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(writeStored('deviceId', 'a')).toBe(false)
  expect(readStored('deviceId')).toBe('a')
})
