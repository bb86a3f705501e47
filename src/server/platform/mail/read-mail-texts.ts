import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setupI18n, type I18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'

/** The text of a key in the emails' language, with its values. */
export type Say = (key: string, values?: Record<string, string | number>) => string

/** Finder of a language's texts; `language` is English if the requested one has none. */
export type MailTexts = (asked: InterfaceLanguage) => { language: InterfaceLanguage; say: Say }

const readMessages = (file: string): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).filter(
    ([key]) => !key.startsWith('@'),
  )

/**
 * Reads the texts of emails, `<language>/mail.json` in the folder `locales`, each language once, when it is first needed.
 * English fills what another language lacks. A key without text throws: no email leaves with a hole in it.
 */
export function readMailTexts(locales: string): MailTexts {
  const fileOf = (language: string): string => path.join(locales, language, 'mail.json')
  const read = new Map<InterfaceLanguage, I18n>()

  function catalogOf(language: InterfaceLanguage): I18n {
    const known = read.get(language)
    if (known) return known
    const messages = [...readMessages(fileOf('en')), ...readMessages(fileOf(language))]
    const catalog = setupI18n({
      locale: language,
      messages: {
        [language]: Object.fromEntries(messages.map(([key, message]) => [key, compileMessageOrThrow(message)])),
      },
      missing: (_locale, key) => {
        throw new Error(`The emails have no text ${key}.`)
      },
    })
    read.set(language, catalog)
    return catalog
  }

  return (asked) => {
    const language = existsSync(fileOf(asked)) ? asked : 'en'
    const catalog = catalogOf(language)
    return { language, say: (key, values) => catalog._(key, values) }
  }
}
