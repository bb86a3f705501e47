import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'

/**
 * Reads all texts of the interface in a language, by their keys; none where the language has no folder. Notes for
 * translators are left out.
 */
export function readInterfaceTexts(root: string, language: InterfaceLanguage): ReadonlyMap<string, string> {
  const folder = path.join(root, 'locales', language)
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .flatMap((file) =>
        Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>),
      )
      .filter(([key]) => !key.startsWith('@')),
  )
}
