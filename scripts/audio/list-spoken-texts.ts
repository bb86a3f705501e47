import { loadLittleWords } from '#content/little-words.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { readCourse } from '#content/read-course.ts'
import { readStories } from '#content/read-stories.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { spokenText } from '#core/pronunciation/clip-name.ts'

/**
 * Lists every text of a language that is shown and can be heard, once each, in its spoken form (`spokenText`). These
 * are items with examples, the course's roots and sentences, toddlers' words, and stories with their questions. @param
 * root the project's folder
 */
export function listSpokenTexts(root: string, language: LearningLanguage): string[] {
  const content = loadLanguageContent(root, language)
  const { items, lexicon } = content
  const units = [...(readCourse(root, language)?.files.units.values() ?? [])]
  const lessons = units.flatMap(({ value }) => value.lessons)
  const stories = readStories(root, language).stories.stories.map(({ value }) => value)
  const roots = [...lessons.flatMap((lesson) => lesson.roots), ...stories.flatMap(({ keyWords }) => keyWords)].flatMap(
    (id) => lexicon.get(id) ?? [],
  )
  const shown = [
    ...[...items.values()].flatMap(({ target, example }) => [target, ...(example ? [example.target] : [])]),
    ...loadLittleWords(root, content).flatMap(({ one, many }) => [one, ...(many ? [many.word] : [])]),
    ...roots.map(({ lemma }) => lemma),
    ...lessons.flatMap(({ sentences }) => sentences.map(({ target }) => target)),
    ...stories.flatMap(({ title, parts, questions }) => [title, ...parts.flatMap(({ lines }) => lines), ...questions]),
  ]
  return [...new Set(shown.map(spokenText))]
}
