/** Place of a line: its section and its position there, from 0. */
export type LinePlace = readonly [part: number, line: number]

/**
 * Part of a story that its questions need. `answers` lists the answering lines of each question; none if only the
 * family can answer.
 */
export type AskedStory = {
  id: string
  lines: readonly (readonly string[])[]
  answers: readonly (readonly LinePlace[])[]
}

const QUESTION_ID = /^(story\.[a-z][a-z0-9-]*)\/question\/(\d{1,2})$/

/** Lines to choose from, the right one among them. */
const OPTIONS = 3

/** Returns the id under which an answer to a question is stored. */
export const storyQuestionId = (storyId: string, index: number): string => `${storyId}/question/${index}`

const lineAt = ({ lines }: Pick<AskedStory, 'lines'>, [part, line]: LinePlace): string => lines[part]?.[line] ?? ''

/**
 * Finds the lines that answer the question of an id. The list is empty if only the family can answer; null without such
 * a question.
 */
export function findStoryAnswers(stories: ReadonlyMap<string, AskedStory>, itemId: string): string[] | null {
  const [, storyId = '', number = ''] = QUESTION_ID.exec(itemId) ?? []
  const story = stories.get(storyId)
  return story?.answers[Number(number)]?.map((place) => lineAt(story, place)) ?? null
}

/** Lists the options of a question in story order: a line that answers it, and lines that answer no question. */
export function storyOptions(story: AskedStory, index: number): string[] {
  const [right] = story.answers[index] ?? []
  if (right === undefined) return []
  const answering = new Set(story.answers.flat().map((place) => lineAt(story, place)))
  const others = story.lines.flat().filter((line) => !answering.has(line))
  const first = others.length === 0 ? 0 : (index * (OPTIONS - 1)) % others.length
  const chosen = new Set([
    lineAt(story, right),
    ...[...others.slice(first), ...others.slice(0, first)].slice(0, OPTIONS - 1),
  ])
  return story.lines.flat().filter((line) => chosen.has(line))
}
