import { DEFAULT_THEME, restoreTheme, storedThemeName, type Theme } from '#core/themes/themes.ts'
import themesStyles from '../ui/themes.css?url'
import { createStore } from './create-store.ts'
import { readStored, writeStored } from './offline/device-storage.ts'

/** The theme that is shown; index.html sets the stored one before the first paint. */
export const themeStore = createStore<Theme>(DEFAULT_THEME)

export const startTheme = (): void => themeStore.set(restoreTheme(readStored('theme')))

/** Fetches the colours of the themes beside the light one; index.html does so itself where one of them is stored. */
export function loadThemeStyles(): void {
  if (document.querySelector(`link[href="${themesStyles}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: themesStyles }))
}

/** Shows the theme and keeps it on this device. */
export function chooseTheme(theme: Theme): void {
  loadThemeStyles()
  document.documentElement.dataset['theme'] = theme
  writeStored('theme', storedThemeName(theme))
  themeStore.set(theme)
}
