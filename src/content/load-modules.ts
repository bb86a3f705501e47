import { joinCurriculum } from '#content/join-curriculum.ts'
import { LANGUAGE_RULES } from '#content/language-rules.ts'
import { describeProblem, type LanguageContent } from '#content/load-content.ts'
import type { CourseGlossLanguage } from '#content/read-course.ts'
import { readCurriculum } from '#content/read-curriculum.ts'
import type { Module } from '#core/curriculum/curriculum.ts'

/**
 * Loads the modules of a language from `content/curriculum/<language>` below the project's folder; none if it has no
 * modules. Throws if one has the wrong shape. @param gloss the language of titles and goals
 */
export function loadModules(
  root: string,
  { code, lexicon }: Pick<LanguageContent, 'code' | 'lexicon'>,
  gloss: CourseGlossLanguage,
): Module[] {
  const read = readCurriculum(root, code)
  if (!read) return []
  if (read.problems.length > 0)
    throw new Error([`The modules of '${code}' can't be loaded:`, ...read.problems.map(describeProblem)].join('\n'))
  return joinCurriculum(read.files, lexicon, LANGUAGE_RULES[code]?.respell ?? (() => ''), gloss)
}
