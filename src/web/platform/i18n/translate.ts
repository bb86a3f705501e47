import { i18n, type Messages } from '@lingui/core'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { MessageId, TextArea } from './text-areas.ts'

type Catalogs = Partial<Record<TextArea, () => Promise<Messages>>>

/** Loaders of English texts. Those of the first visit are part of the app; the page list brings the others. */
const english: Catalogs = {
  shell: async () => (await import('../../../../locales/en/shell.json')).default,
  home: async () => (await import('../../../../locales/en/home.json')).default,
}
/** Lists of other languages' texts, each in a file of its own; the first visit doesn't load fourteen lists. */
const lists = import.meta.glob<Catalogs>(['../../../../locales/*/shell.json', '!../../../../locales/en/shell.json'], {
  query: '?catalogs',
  import: 'default',
})
const loaded = new Set<string>()

async function loadArea(language: InterfaceLanguage, area: TextArea, catalogs: Catalogs | undefined): Promise<void> {
  const name = `${language}/${area}`
  if (loaded.has(name)) return
  // A text that a language doesn't have yet is shown in English.
  const load =
    catalogs?.[area] ?? english[area] ?? (await (await import('./english-catalogs.ts')).findEnglishCatalog(area))
  if (!load) return
  i18n.load(language, await load())
  loaded.add(name)
}

/** Loads the text of these areas in a language. A second call for what is there costs nothing. */
export async function loadText(language: InterfaceLanguage, areas: readonly TextArea[]): Promise<void> {
  const catalogs = language === 'en' ? undefined : await lists[`../../../../locales/${language}/shell.json`]?.()
  await Promise.all(areas.map((area) => loadArea(language, area, catalogs)))
}

/**
 * Returns the language that the texts of a language are really in: English, for one that has none yet. Screen readers
 * go by it.
 */
export const textLanguage = (language: InterfaceLanguage): InterfaceLanguage =>
  `../../../../locales/${language}/shell.json` in lists ? language : 'en'

/** Shows the page in that language from now on; its text must be loaded. */
export const activateLanguage = (language: InterfaceLanguage): void => i18n.activate(language)

/** Returns the language that is shown now. */
export const currentLanguage = (): InterfaceLanguage => (i18n.locale || 'en') as InterfaceLanguage

/** Calls back at each change of language; returns what ends it. */
export const onLanguageChange = (listener: () => void): (() => void) => i18n.on('change', listener)

/** Returns the text of a key in the shown language, with its values. A key without a text is shown itself. */
export const t = (id: MessageId, values?: Record<string, unknown>): string => i18n._(id, values)
