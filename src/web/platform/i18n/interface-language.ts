import { restoreInterfaceLanguage, type InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { readStored, writeStored } from '../offline/device-storage.ts'

/** Returns the language kept on this device; an unknown code is English, with a warning on the console. */
export function storedInterfaceLanguage(): InterfaceLanguage {
  const stored = readStored('language')
  const { language, known } = restoreInterfaceLanguage(stored)
  if (!known) console.warn(`Unsupported interface language '${stored}': English is used.`)
  return language
}

/** Keeps the language on this device. */
export const keepInterfaceLanguage = (language: InterfaceLanguage): boolean => writeStored('language', language)
