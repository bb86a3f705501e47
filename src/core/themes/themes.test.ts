import { expect, test } from 'vitest'
import { restoreTheme, storedThemeName, THEMES } from '#core/themes/themes.ts'

test('themes: there are five [S3.10] [S9.05]', () => {
  expect(THEMES).toEqual(['light', 'dark', 'earth', 'ocean', 'high-contrast'])
})

test('themes: the default is theme-light, and each stored one is restored [S4.08]', () => {
  expect(storedThemeName(restoreTheme(null))).toBe('theme-light')
  expect(restoreTheme('theme-sepia')).toBe('light')
  expect(restoreTheme('dark')).toBe('light')
  for (const theme of THEMES) expect(restoreTheme(storedThemeName(theme))).toBe(theme)
})
