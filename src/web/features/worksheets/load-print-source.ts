import { insightsCalls } from '#contract/insights.ts'
import type { LessonStep } from '#core/course/lesson.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ContentSection } from '#core/sections/sections.ts'
import { splitPairs, withoutDoubles, type PrintPair, type PrintSource } from '#core/worksheets/print-source.ts'
import { loadCourse, loadLesson } from '../../parts/content/load-course.ts'
import { loadSectionContent } from '../../parts/content/load-section-content.ts'
import { loadStory } from '../../parts/content/load-stories.ts'
import { callApi } from '../../platform/call-api.ts'
import type { PrintChoice } from './worksheet-choice.ts'

/** Source of worksheets with its title; null if there is no such thing. */
export type LoadedSource = { title: string; language: LearningLanguage; source: PrintSource } | null

/** Returns the words and sentences of a lesson's step. */
function pairsOfStep(step: LessonStep): { words?: PrintPair; sentence?: PrintPair } {
  if (step.type === 'meet-word') return { words: { target: step.word.target, english: step.word.english } }
  if (step.type === 'put-in-order') return { sentence: { target: step.answer, english: step.english } }
  if (step.type !== 'translate-sentence') return {}
  return {
    sentence:
      step.answerLanguage === 'target'
        ? { target: step.answer, english: step.text }
        : { target: step.text, english: step.answer },
  }
}

async function loadUnit(language: LearningLanguage, id: string): Promise<LoadedSource> {
  const unit = (await loadCourse(language))?.units.find((one) => one.id === id)
  if (!unit) return null
  const lessons = await Promise.all(unit.lessons.map((lesson) => loadLesson(language, lesson.id)))
  const pairs = lessons.flatMap((steps) => steps ?? []).map(pairsOfStep)
  const source = {
    words: withoutDoubles(pairs.flatMap(({ words }) => words ?? [])),
    sentences: withoutDoubles(pairs.flatMap(({ sentence }) => sentence ?? [])),
    mistakes: [],
  }
  return { title: unit.title, language, source }
}

async function loadStorySource(language: LearningLanguage, slug: string): Promise<LoadedSource> {
  const story = await loadStory(language, slug)
  if (!story) return null
  const lines = story.parts.flatMap((part) =>
    part.lines.map(({ text, translation }) => ({ target: text, english: translation })),
  )
  const words = story.keyWords.map(({ word, meaning }) => ({ target: word, english: meaning }))
  return {
    title: story.title,
    language,
    source: { words: withoutDoubles(words), sentences: withoutDoubles(lines), mistakes: [] },
  }
}

async function loadList(language: LearningLanguage, id: string, title: string): Promise<LoadedSource> {
  const [section = ''] = id.split('.')
  const items = await loadSectionContent(language, section as ContentSection)
  const pairs = items.filter((item) => `${item.section}.${item.category}` === id)
  return pairs.length === 0 ? null : { title, language, source: { ...splitPairs(pairs), mistakes: [] } }
}

async function loadMistakes(
  choice: Extract<PrintChoice, { kind: 'mistakes' }>,
  title: string,
  language: LearningLanguage,
): Promise<LoadedSource> {
  const { spaceId, learnerId } = choice
  const result = await callApi<'listMistakes'>(insightsCalls.listMistakes, {
    spaceId,
    ...(learnerId === null ? {} : { learnerId }),
  })
  if (!result.ok) {
    if (result.code === 'not-found' || result.code === 'not-allowed') return null
    throw new Error(result.code)
  }
  const wanted = result.output.mistakes.filter(
    (one) => one.language === (choice.language ?? language) && (choice.rule === null || one.rule === choice.rule),
  )
  const examples = wanted
    .flatMap((one) => one.examples)
    .filter(({ answerLanguage, asked }) => answerLanguage === 'target' && asked !== '')
  const rights = splitPairs(examples.map(({ right, asked }) => ({ target: right, english: asked })))
  return {
    title,
    language: choice.language ?? language,
    source: { ...rights, mistakes: examples.map(({ asked, answer, right }) => ({ asked, wrong: answer, right })) },
  }
}

/** Loads what worksheets are made from. @param title of a word list or a report, which have no name of their own */
export function loadPrintSource(choice: PrintChoice, language: LearningLanguage, title: string): Promise<LoadedSource> {
  switch (choice.kind) {
    case 'unit':
      return loadUnit(language, choice.id)
    case 'story':
      return loadStorySource(language, choice.id)
    case 'words':
      return loadList(language, choice.id, title)
    case 'mistakes':
      return loadMistakes(choice, title, language)
  }
}
