import { expect, test } from 'vitest'
import { findStoryAnswers, storyOptions, storyQuestionId, type AskedStory } from '#core/stories/story-question.ts'

const STORY: AskedStory = {
  id: 'story.the-rain',
  lines: [
    ['Ndibona amafu amnyama.', 'Imvula iyana.'],
    ['Iinkukhu ziyabaleka.', 'UMama uthi: “Ngenani endlini!”'],
    ['Siphunga iti eshushu.'],
  ],
  answers: [
    [[0, 0]],
    [
      [1, 1],
      [0, 1],
    ],
    [],
  ],
}
const STORIES = new Map([[STORY.id, STORY]])

test('story question: found by its id with the lines that answer it, an open one with none', () => {
  expect([0, 1, 2, 3].map((index) => findStoryAnswers(STORIES, storyQuestionId(STORY.id, index)))).toEqual([
    ['Ndibona amafu amnyama.'],
    ['UMama uthi: “Ngenani endlini!”', 'Imvula iyana.'],
    [],
    null,
  ])
  for (const id of [
    'story.the-sun/question/0',
    'story.the-rain/question/x',
    'story.the-rain',
    'phrases.greetings.hello',
  ])
    expect(findStoryAnswers(STORIES, id)).toBeNull()
})

test('story question: options stand in the order of the story, and exactly one answers', () => {
  expect(storyOptions(STORY, 0)).toEqual(['Ndibona amafu amnyama.', 'Iinkukhu ziyabaleka.', 'Siphunga iti eshushu.'])
  expect(storyOptions(STORY, 1)).toEqual([
    'Iinkukhu ziyabaleka.',
    'UMama uthi: “Ngenani endlini!”',
    'Siphunga iti eshushu.',
  ])
  expect(storyOptions(STORY, 2)).toEqual([])
})
