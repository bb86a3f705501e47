import { expect, test } from 'vitest'
import { isOtherVersion } from './new-version.ts'

const list = {
  build: '2',
  dashboard: [],
  app: [
    ['/assets/app-2.js', 9],
    ['/assets/styles-1.css', 9],
  ] as const,
  texts: { en: [['/assets/lesson-1.js', 9]] as const },
  content: { xh: [] },
  units: {},
  modules: {},
  stories: {},
  sounds: {},
}
const made = { ...list, app: [...list.app], texts: { en: [...list.texts.en] } }

test('new version: a page is old if one of its scripts isn’t among the newest', () => {
  expect(isOtherVersion(made, ['/assets/app-1.js', '/assets/lesson-1.js'])).toBe(true)
  expect(isOtherVersion(made, ['/assets/app-2.js', '/assets/lesson-1.js'])).toBe(false)
})

test('new version: fonts, calls and sounds say nothing about it', () => {
  expect(isOtherVersion(made, ['/assets/app-2.js', '/assets/andika-0.woff2', '/api/health', '/audio/xh/0.mp3'])).toBe(
    false,
  )
})
