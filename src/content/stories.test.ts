import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkStories } from '#content/check-stories.ts'
import { findUnreadWords, makeContentEngine } from '#content/find-unread-words.ts'
import { describeProblem } from '#content/load-content.ts'
import { readLanguageFiles } from '#content/read-language-files.ts'
import { readStories } from '#content/read-stories.ts'
import { analyseWord } from '#core/grammar/analyse-word.ts'
import { ACTIVITIES, STORY_TIME } from '#core/activities/activities.ts'
import { STORY_LEVELS } from '#core/stories/story.ts'

const ROOT = join(import.meta.dirname, '../..')
const { files } = readLanguageFiles(ROOT, 'xh')
const { stories, problems } = readStories(ROOT, 'xh')
const engine = makeContentEngine(files)

test('isiXhosa stories: at least twelve, four of each level, without problems', () => {
  expect(problems).toEqual([])
  expect(stories.stories.length).toBeGreaterThanOrEqual(12)
  for (const level of STORY_LEVELS)
    expect(stories.stories.filter(({ value }) => value.level === level).length).toBeGreaterThanOrEqual(4)
  expect(checkStories(files, stories).map(describeProblem)).toEqual([])
})

test.each(stories.stories.map(({ id, value }) => [id, value] as const))(
  'every word of %s is read with a stem that the lexicon or the grammar has',
  (_id, story) => {
    if (!engine) throw new Error('isiXhosa has no engine.')
    const texts = [story.title, ...story.parts.flatMap(({ lines }) => lines), ...story.questions]
    expect(texts.flatMap((text) => findUnreadWords(text, story.names, engine))).toEqual([])
  },
)

test.each(stories.stories.map(({ id, value }) => [id, value] as const))(
  'each key word of %s is in the story',
  (_id, story) => {
    if (!engine) throw new Error('isiXhosa has no engine.')
    const words = story.parts
      .flatMap(({ lines }) => lines)
      .concat(story.title)
      .flatMap((line) => line.match(/\p{L}+/gu) ?? [])
    const lemmas = new Set(
      words.flatMap((word) => [
        ...analyseWord(word, engine).map(({ lemma }) => lemma),
        ...(engine.lexicon.words.get(word.toLowerCase()) ?? []).map(({ lemma }) => lemma),
      ]),
    )
    const missing = story.keyWords
      .map((root) => files.lexemes.find(({ id }) => id === root)?.value.lemma ?? root)
      .filter((lemma) => !lemmas.has(lemma))
    expect(missing).toEqual([])
  },
)

test('activities: each but the stories has its words', () => {
  const asked = new Set(stories.activityWords.map(({ id }) => id))
  expect([...asked].toSorted()).toEqual(
    ACTIVITIES.map(({ id }) => id as string)
      .filter((id) => id !== STORY_TIME)
      .toSorted(),
  )
})
