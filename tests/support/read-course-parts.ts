import { join } from 'node:path'
import { loadLanguageContent } from '#content/load-content.ts'
import { loadCourseParts } from '#content/load-course-parts.ts'
import type { CourseParts } from '#core/course/course-parts.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Reads the course of isiXhosa that the product has, with all that its lessons are made of. */
export function readCourseParts(): CourseParts {
  const content = loadLanguageContent(ROOT, 'xh')
  const parts = loadCourseParts(
    ROOT,
    content,
    createLanguageEngine('xh', [...content.lexicon.values()], content.attestedStems),
    'en',
  )
  if (!parts) throw new Error('isiXhosa has a course')
  return parts
}
