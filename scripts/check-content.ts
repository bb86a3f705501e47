// Checks every language in content/languages: prints what is wrong, or how many items each category has.
import { join } from 'node:path'
import { checkAbilities } from '#content/check-abilities.ts'
import { checkContent } from '#content/check-content.ts'
import { checkCourse } from '#content/check-course.ts'
import { checkCurriculum } from '#content/check-curriculum.ts'
import { checkLessons } from '#content/check-lessons.ts'
import { checkAskedNames, readAskedNames } from '#content/read-asked-names.ts'
import { checkCultureTexts } from '#content/read-culture-texts.ts'
import { checkStories } from '#content/check-stories.ts'
import { countItems } from '#content/check-coverage.ts'
import { countOtherGlosses } from '#content/check-lexicon.ts'
import { makeContentEngine } from '#content/find-unread-words.ts'
import { joinCourse } from '#content/join-course.ts'
import { LANGUAGE_RULES } from '#content/language-rules.ts'
import { describeProblem, listContentLanguages } from '#content/load-content.ts'
import { checkLanguageCurriculum } from '#content/check-language-curriculum.ts'
import { readCurriculum, readLanguageCurriculum } from '#content/read-curriculum.ts'
import { readCourse } from '#content/read-course.ts'
import type { Placed } from '#content/read-entries.ts'
import { hasPages, readLanguageFiles, type LanguageFiles } from '#content/read-language-files.ts'
import { readStories } from '#content/read-stories.ts'
import { createCourseParts } from '#core/course/course-parts.ts'
import { createExerciseBank } from '#core/exercises/exercise-bank.ts'
import { coverOf, listRows } from '#core/curriculum/language-curriculum.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

const ROOT = join(import.meta.dirname, '..')

const countDrafted = (entries: readonly Placed<{ review: string }>[]): number =>
  entries.filter(({ value }) => value.review === 'drafted').length

/**
 * Reports the problems of a language's course; if its files are right, it makes the lessons once. Returns the number of
 * problems; zero without a course.
 */
function checkCourseOf(language: LearningLanguage, content: LanguageFiles): number {
  const read = readCourse(ROOT, language)
  const engine = makeContentEngine(content)
  if (!read || !engine || !content.exercises) return 0
  const course = joinCourse(read.files, 'en')
  const problems = [...read.problems, ...checkCourse(read.files, engine)]
  const found =
    problems.length > 0
      ? problems
      : checkLessons(createCourseParts(course, createExerciseBank(engine, content.exercises)))
  for (const problem of found) console.log(`content/courses/${language}/${describeProblem(problem)}`)
  const lessons = course.units.flatMap((unit) => unit.lessons)
  const sentences = lessons.reduce((sum, lesson) => sum + lesson.sentences.length, 0)
  console.log(
    `${language}: a course of ${course.units.length} units, ${lessons.length} lessons, ` +
      `${new Set(lessons.flatMap(({ roots }) => roots)).size} roots, ${sentences} sentences, ` +
      `${found.length} problems`,
  )
  return found.length
}

/** Reports the problems of a language's modules. Returns their number; zero without modules. */
function checkModulesOf(language: LearningLanguage, content: LanguageFiles): number {
  const read = readCurriculum(ROOT, language)
  if (!read) return 0
  const found = [...read.problems, ...checkCurriculum(content, read.files)]
  for (const problem of found) console.log(`content/curriculum/${language}/${describeProblem(problem)}`)
  const { modules } = read.files
  const count = (what: 'words' | 'sentences'): number => modules.reduce((sum, { value }) => sum + value[what].length, 0)
  console.log(
    `${language}: ${modules.length} modules (${countDrafted(modules)} drafted), ${count('words')} words, ` +
      `${count('sentences')} sentences, ${found.length} problems`,
  )
  return found.length
}

/** Reports the problems of the language curriculum of schools. Returns their number; zero without one. */
function checkLanguageCurriculumOf(language: LearningLanguage, { sources }: LanguageFiles): number {
  const { curriculum, problems } = readLanguageCurriculum(ROOT, language)
  if (!curriculum) return problems.length
  const course = readCourse(ROOT, language)
  const found = checkLanguageCurriculum(curriculum, {
    units: [...(course?.files.units.values() ?? [])].map(({ value }) => value.id),
    modules: readCurriculum(ROOT, language)?.files.modules.map(({ id }) => id) ?? [],
    sources: sources.map(({ id }) => id),
  })
  for (const problem of found) console.log(`content/curriculum/language/${language}.json: ${problem}`)
  const { rows, covered } = coverOf(listRows(curriculum))
  console.log(
    `${language}: a language curriculum of ${curriculum.topics.length} topics in ${curriculum.terms.length} terms; ` +
      `${covered} of ${rows} entries are covered, ${found.length} problems`,
  )
  return found.length
}

/** Returns the sentences on one language: its problems, or none and the counts are printed. */
function checkLanguage(language: LearningLanguage): number {
  const { files, problems } = readLanguageFiles(ROOT, language)
  const { stories, problems: unreadStories } = readStories(ROOT, language)
  const ids = files.items.culture.map(({ value }) => value.id)
  const words = new Set([
    ...Object.values(files.items)
      .flat()
      .map(({ value }) => value.target),
    ...files.lexemes.map(({ value }) => value.lemma),
  ])
  const found = [
    ...problems,
    ...checkContent(files, LANGUAGE_RULES[language]),
    ...checkAbilities(ROOT, language, files.language?.has ?? []),
    ...unreadStories,
    ...checkStories(files, stories),
    ...checkCultureTexts(ROOT, language, ids),
    ...checkAskedNames(readAskedNames(ROOT, language), ids, words),
  ].map((problem) => `content/languages/${language}/${describeProblem(problem)}`)
  for (const sentence of found) console.log(sentence)
  const items = Object.values(files.items).flat()
  for (const count of countOtherGlosses(files))
    console.log(`${language}: meanings in other languages: ${count} of ${files.lexemes.length} roots`)
  const pages = hasPages(files.language) ? `${items.length} items (${countDrafted(items)} drafted)` : 'no pages yet'
  if (hasPages(files.language))
    console.log(`${language}: ${[...countItems(files)].map(([category, count]) => `${category} ${count}`).join(', ')}`)
  console.log(
    `${language}: ${pages}, ${files.lexemes.length} roots (${countDrafted(files.lexemes)} drafted), ` +
      `${files.nounClasses.length} noun classes, ${stories.stories.length} stories ` +
      `(${countDrafted(stories.stories)} drafted), ${found.length} problems`,
  )
  return (
    found.length +
    checkCourseOf(language, files) +
    checkModulesOf(language, files) +
    checkLanguageCurriculumOf(language, files)
  )
}

const problems = listContentLanguages(ROOT)
  .map(checkLanguage)
  .reduce((sum, count) => sum + count, 0)
process.exitCode = problems > 0 ? 1 : 0
