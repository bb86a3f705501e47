import type { StoryEntry, StoryGloss } from '#content/story-schema.ts'
import type { Story, StoryLine, StoryPicture, StorySummary } from '#core/stories/story.ts'

/** Returns the lines of a story in their order, over all its sections. */
const countLines = ({ parts }: StoryEntry): number => parts.reduce((sum, { lines }) => sum + lines.length, 0)

const pictureOf = (name: string, drawings: Readonly<Record<string, string>>): StoryPicture => ({
  name,
  drawing: drawings[name] ?? '',
})

/** Summarises a story for a list of stories. @param drawings the pictures by name */
export const summariseStory = (
  story: StoryEntry,
  gloss: StoryGloss,
  drawings: Readonly<Record<string, string>>,
): StorySummary => ({
  id: story.id,
  level: story.level,
  title: story.title,
  translation: gloss.title,
  cover: pictureOf(story.cover, drawings),
  lines: countLines(story),
  review: story.review,
})

const pair = (texts: readonly string[], translations: readonly string[] | undefined): StoryLine[] =>
  texts.map((text, index) => ({ text, translation: translations?.[index] ?? '' }))

/**
 * Joins a story with its meanings and pictures. Missing ones are empty here, and a problem to `checkStories`. @param
 * lemmas the dictionary's form of the roots, by id @param drawings the pictures by name
 */
export function joinStory(
  story: StoryEntry,
  gloss: StoryGloss,
  lemmas: ReadonlyMap<string, string>,
  drawings: Readonly<Record<string, string>>,
): Story {
  const { id, level, title, backdrop, review } = story
  return {
    id,
    level,
    title,
    translation: gloss.title,
    backdrop,
    review,
    parts: story.parts.map(({ lines, pictures }, index) => ({
      lines: pair(lines, gloss.parts[index]),
      pictures: pictures.map((name) => pictureOf(name, drawings)),
    })),
    questions: pair(story.questions, gloss.questions),
    answers: story.answers,
    keyWords: story.keyWords.map((root, index) => ({
      word: lemmas.get(root) ?? '',
      meaning: gloss.keyWords[index] ?? '',
    })),
  }
}
