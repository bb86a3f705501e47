import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { loadCourseParts } from '#content/load-course-parts.ts'
import { listContentLanguages, loadLanguageContent } from '#content/load-content.ts'
import { makeLesson } from '#core/course/make-lesson.ts'
import { spokenTextsOf } from '#core/course/spoken-texts.ts'
import { createLanguageEngine, hasEngine } from '#core/grammar/language-engine.ts'
import { clipAddress } from '#core/pronunciation/clip-name.ts'

/**
 * Returns the bytes of each unit's clips, `xh/greetings` → so many: what keeping a unit with its sound costs. Units without a
 * clip are left out.
 */
export function weighSounds(project: string): Record<string, number> {
  const weights: Record<string, number> = {}
  for (const language of listContentLanguages(project)) {
    const content = loadLanguageContent(project, language)
    const { code } = content
    const parts = hasEngine(code)
      ? loadCourseParts(
          project,
          content,
          createLanguageEngine(code, [...content.lexicon.values()], content.attestedStems),
          'en',
        )
      : null
    if (!parts) continue
    const folder = path.join(project, 'content/audio', language)
    const clips = new Map(readdirSync(folder).map((name) => [`/audio/${language}/${name}`, path.join(folder, name)]))
    for (const { id, lessons } of parts.course.units) {
      const addresses = new Set(
        lessons
          .flatMap((lesson) => spokenTextsOf(makeLesson(parts, lesson.id, 0) ?? []))
          .map((text) => clipAddress(language, text)),
      )
      const bytes = [...addresses].reduce((sum, address) => {
        const file = clips.get(address)
        return sum + (file === undefined ? 0 : statSync(file).size)
      }, 0)
      if (bytes > 0) weights[`${language}/${id}`] = bytes
    }
  }
  return weights
}
