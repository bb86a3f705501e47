/** The five themes (specification, section 3). A theme is stored as `theme-<name>`; the default is `theme-light` (section 4). */
export const THEMES = ['light', 'dark', 'earth', 'ocean', 'high-contrast'] as const

export type Theme = (typeof THEMES)[number]

export const DEFAULT_THEME: Theme = 'light'

/** Returns the stored name of a theme: `theme-light`, `theme-high-contrast` …. */
export const storedThemeName = (theme: Theme): string => `theme-${theme}`

/** Returns the theme of a stored name; the default for anything else. */
export const restoreTheme = (stored: string | null): Theme =>
  THEMES.find((theme) => storedThemeName(theme) === stored) ?? DEFAULT_THEME
