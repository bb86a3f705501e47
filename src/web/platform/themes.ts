import { DEFAULT_THEME, restoreTheme, storedThemeName, type Theme } from '#core/themes/themes.ts'
import { createStore } from './create-store.ts'
import { readStored, writeStored } from './offline/device-storage.ts'

/** The theme that is shown; index.html sets the stored one before the first paint. */
export const themeStore = createStore<Theme>(DEFAULT_THEME)

export const startTheme = (): void => themeStore.set(restoreTheme(readStored('theme')))

/** Shows the theme and keeps it on this device. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  writeStored('theme', storedThemeName(theme))
  themeStore.set(theme)
}
