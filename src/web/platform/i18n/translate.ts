import { i18n, type Messages } from '@lingui/core'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { MessageId, TextArea } from './text-areas.ts'

const catalogs = import.meta.glob<Messages>('../../../../locales/*/*.json', { import: 'default' })
const loaded = new Set<string>()

const catalogPath = (language: InterfaceLanguage, area: TextArea): string => `../../../../locales/${language}/${area}.json`

async function loadArea(language: InterfaceLanguage, area: TextArea): Promise<void> {
  const path = catalogPath(language, area)
  if (loaded.has(path)) return
  // A language that has no file for this area yet is read in English.
  const load = catalogs[path] ?? catalogs[catalogPath('en', area)]
  if (!load) return
  i18n.load(language, await load())
  loaded.add(path)
}

/** Loads the text of these areas in a language. A second call for what is there costs nothing. */
export async function loadText(language: InterfaceLanguage, areas: readonly TextArea[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(language, area)))
}

/** Shows the page in that language from now on; its text must be loaded. */
export const activateLanguage = (language: InterfaceLanguage): void => i18n.activate(language)

/** The language that is shown now. */
export const currentLanguage = (): InterfaceLanguage => (i18n.locale || 'en') as InterfaceLanguage

/** Calls back at each change of language; returns what ends it. */
export const onLanguageChange = (listener: () => void): (() => void) => i18n.on('change', listener)

/** The text of a key in the language that is shown, with its values; a key that has no text is shown itself. */
export const t = (id: MessageId, values?: Record<string, unknown>): string => i18n._(id, values)
