import { describeProblem } from '#content/load-content.ts'
import { readStories } from '#content/read-stories.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { AskedStory } from '#core/stories/story-question.ts'

/** Loads the answers to story questions of a language, by the story's id. Throws if a story has the wrong shape. */
export function loadAskedStories(root: string, language: LearningLanguage): Map<string, AskedStory> {
  const { stories, problems } = readStories(root, language)
  if (problems.length > 0)
    throw new Error([`The stories of '${language}' can't be loaded:`, ...problems.map(describeProblem)].join('\n'))
  return new Map(
    stories.stories.map(({ id, value: { parts, answers } }) => [
      id,
      { id, answers, lines: parts.map(({ lines }) => lines) },
    ]),
  )
}
