import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { checkStories } from '#content/check-stories.ts'
import { describeProblem } from '#content/load-content.ts'
import { readLanguageFiles, type LanguageFiles } from '#content/read-language-files.ts'
import { readStories, type StoryFiles } from '#content/read-stories.ts'
import type { StoryEntry, StoryGloss } from '#content/story-schema.ts'

const ROOT = join(import.meta.dirname, '../..')

let files: LanguageFiles
let stories: StoryFiles
beforeAll(() => {
  files = readLanguageFiles(ROOT, 'xh').files
  stories = readStories(ROOT, 'xh').stories
})

/** Finds the problems of the stories after a change of the one about the dog and of its meanings. */
function problemsAfter(change: (story: StoryEntry, gloss: StoryGloss, all: StoryFiles) => void): string[] {
  const all = structuredClone(stories)
  const story = all.stories.find(({ id }) => id === 'story.my-dog')
  const gloss = all.glosses.find(({ id }) => id === 'story.my-dog')
  if (!story || !gloss) throw new Error('There is no story of the dog.')
  change(story.value, gloss.value, all)
  return checkStories(files, all).map(describeProblem)
}

const firstPart = (story: StoryEntry): StoryEntry['parts'][number] => story.parts[0] ?? { pictures: [], lines: [] }

test('check of stories: a language without stories passes', () => {
  expect(checkStories(files, { stories: [], glosses: [], activityWords: [], pictures: {} })).toEqual([])
})

test.each<[string, (story: StoryEntry, gloss: StoryGloss, all: StoryFiles) => void, string]>([
  [
    'a word that is misspelt',
    (story) => {
      firstPart(story).lines[0] = 'Le yinjqa yam.'
    },
    "the word 'yinjqa' has no reading with a stem of the lexicon",
  ],
  [
    'a name that is not listed',
    (story) => {
      story.names = []
    },
    "the word 'nguBobi' has no reading with a stem of the lexicon",
  ],
  [
    'a name that is not in the story',
    (story) => {
      story.names.push('Zanele')
    },
    "the name 'Zanele' is not in the story",
  ],
  [
    'a source that nobody listed',
    (story) => {
      story.sources = ['hearsay']
    },
    "the source 'hearsay' is not in sources.json",
  ],
  [
    'a key word without root',
    (story) => {
      story.keyWords[0] = 'noun.unicorn'
    },
    "the key word 'noun.unicorn' is not in the lexicon",
  ],
  [
    'a picture that is not there',
    (story) => {
      story.cover = 'unicorn'
    },
    "the picture 'unicorn' is not in content/pictures",
  ],
  [
    'a line without meaning',
    (_story, gloss) => {
      gloss.parts[0]?.pop()
    },
    'it has 2 lines in part 1, but meanings of 1',
  ],
  [
    'a question too many in the meanings',
    (_story, gloss) => {
      gloss.questions.push('Really?')
    },
    'it has 3 questions, but meanings of 4',
  ],
  [
    'a story that is too short for its level',
    (story, gloss) => {
      story.parts.length = 2
      gloss.parts.length = 2
    },
    "a story of the level 'first' has 5 to 7 lines; this one has 4",
  ],
  [
    'two stories at one place',
    (story) => {
      story.place = 2
    },
    'the places of a level are 1, 2, 3 and so on, each once',
  ],
  [
    'a level with too few stories',
    (story) => {
      story.level = 'middle'
    },
    "the level 'first' has 3 stories; it needs 4",
  ],
  [
    'an activity that asks for what no page teaches',
    (_story, _gloss, all) => {
      all.activityWords[0]?.value.push('vocabulary.family.unicorn')
    },
    "the item 'vocabulary.family.unicorn' is on no page",
  ],
  [
    'meanings of no story',
    (_story, _gloss, all) => {
      all.stories = all.stories.filter(({ id }) => id !== 'story.my-dog')
    },
    'the meanings belong to no story',
  ],
])('%s is reported', (_name, change, sentence) => {
  expect(problemsAfter(change).some((problem) => problem.endsWith(`: ${sentence}`))).toBe(true)
})
