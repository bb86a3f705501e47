import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { clipName } from '#core/pronunciation/clip-name.ts'

/**
 * Reads which texts are spoken, by the names of their clips and of the gaps: nobody can record anything else. Each
 * language is read once.
 */
export function spokenNamesOf(projectFolder: string): (language: LearningLanguage) => ReadonlySet<string> {
  const known = new Map<LearningLanguage, ReadonlySet<string>>()
  const read = (language: LearningLanguage): ReadonlySet<string> => {
    const folder = path.join(projectFolder, 'content/audio', language)
    if (!existsSync(folder)) return new Set()
    const { gaps } = JSON.parse(readFileSync(path.join(folder, 'clips.json'), 'utf8')) as { gaps: string[] }
    return new Set([
      ...readdirSync(folder)
        .filter((file) => file.endsWith('.mp3'))
        .map((file) => path.basename(file, '.mp3')),
      ...gaps.map(clipName),
    ])
  }
  return (language) => {
    const names = known.get(language) ?? read(language)
    known.set(language, names)
    return names
  }
}
