import { findRepeatedIds } from '#content/check-lexicon.ts'
import { findUnreadWords, makeContentEngine } from '#content/find-unread-words.ts'
import type { ContentProblem, Placed } from '#content/read-entries.ts'
import type { LanguageFiles } from '#content/read-language-files.ts'
import type { StoryFiles } from '#content/read-stories.ts'
import type { StoryEntry, StoryGloss } from '#content/story-schema.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { STORY_LENGTHS, STORY_LEVELS } from '#core/stories/story.ts'

/** The fewest stories of each level that a language with stories has. */
const FEWEST_OF_LEVEL = 4

const fileOf = (id: string): string => `${id.replace(/^story\./, '')}.json`

function checkReferences({ file, value }: Placed<StoryEntry>, files: LanguageFiles, stories: StoryFiles): string[] {
  const sources = new Set(files.sources.map(({ id }) => id))
  const roots = new Set(files.lexemes.map(({ id }) => id))
  return [
    ...(file.endsWith(`/${fileOf(value.id)}`) ? [] : [`the file must be called '${fileOf(value.id)}'`]),
    ...value.sources
      .filter((source) => !sources.has(source))
      .map((source) => `the source '${source}' is not in sources.json`),
    ...value.keyWords.filter((root) => !roots.has(root)).map((root) => `the key word '${root}' is not in the lexicon`),
    ...[value.cover, ...value.parts.flatMap(({ pictures }) => pictures)]
      .filter((name) => stories.pictures[name] === undefined)
      .map((name) => `the picture '${name}' is not in content/pictures`),
  ]
}

function checkLength({ level, parts }: StoryEntry): string[] {
  const count = parts.flatMap(({ lines }) => lines).length
  const { fewest, most } = STORY_LENGTHS[level]
  return count >= fewest && count <= most
    ? []
    : [`a story of the level '${level}' has ${fewest} to ${most} lines; this one has ${count}`]
}

/** Checks that every line, question and key word has its meaning, and that no meaning is left over. */
function checkMeanings(story: StoryEntry, gloss: StoryGloss | undefined): string[] {
  if (!gloss) return ['the story has no meaning in the glosses']
  const counts: [string, number, number][] = [
    ['parts', story.parts.length, gloss.parts.length],
    ['questions', story.questions.length, gloss.questions.length],
    ['key words', story.keyWords.length, gloss.keyWords.length],
    ...story.parts.map(({ lines }, index): [string, number, number] => [
      `lines in part ${index + 1}`,
      lines.length,
      gloss.parts[index]?.length ?? 0,
    ]),
  ]
  return counts
    .filter(([, own, meant]) => own !== meant)
    .map(([what, own, meant]) => `it has ${own} ${what}, but meanings of ${meant}`)
}

/** The fewest questions of a story that the story itself answers: with them it is talked over. */
const FEWEST_ANSWERED = 2

/** Checks that every question has its answers, and that each is a line of the story. */
function checkAnswers({ parts, questions, answers }: StoryEntry): string[] {
  const answered = answers.filter((places) => places.length > 0).length
  return [
    ...(answers.length === questions.length
      ? []
      : [`it has ${questions.length} questions, but answers to ${answers.length}`]),
    ...(answered >= FEWEST_ANSWERED
      ? []
      : [`a story answers at least ${FEWEST_ANSWERED} of its questions; this one answers ${answered}`]),
    ...answers
      .flat()
      .filter(([part, line]) => parts[part]?.lines[line] === undefined)
      .map(([part, line]) => `there is no line ${line} in part ${part}`),
  ]
}

const textsOf = ({ title, parts, questions }: StoryEntry): string[] => [
  title,
  ...parts.flatMap(({ lines }) => lines),
  ...questions,
]

function checkWords(story: StoryEntry, engine: LanguageEngine | null): string[] {
  if (!engine) return []
  const unread = new Set(textsOf(story).flatMap((text) => findUnreadWords(text, story.names, engine)))
  return [
    ...[...unread].map((word) => `the word '${word}' has no reading with a stem of the lexicon`),
    ...story.names
      .filter((name) => !textsOf(story).some((text) => text.includes(name)))
      .map((name) => `the name '${name}' is not in the story`),
  ]
}

/** Checks that no two stories have one place. Their order would come from the names of their files. */
function checkPlaces(stories: readonly Placed<StoryEntry>[]): ContentProblem[] {
  return STORY_LEVELS.flatMap((level) => {
    const own = stories
      .filter(({ value }) => value.level === level)
      .toSorted((one, other) => one.value.place - other.value.place)
    const wrong = own
      .filter(({ value }, index) => value.place !== index + 1)
      .map(({ file, id }) => ({ file, id, problem: 'the places of a level are 1, 2, 3 and so on, each once' }))
    const few =
      own.length >= FEWEST_OF_LEVEL
        ? []
        : [
            {
              file: 'stories',
              id: null,
              problem: `the level '${level}' has ${own.length} stories; it needs ${FEWEST_OF_LEVEL}`,
            },
          ]
    return [...wrong, ...few]
  })
}

/** Checks that the words of activities are items of a page. */
function checkActivityWords(files: LanguageFiles, { activityWords }: StoryFiles): ContentProblem[] {
  const items = new Set(
    Object.values(files.items)
      .flat()
      .map(({ id }) => id),
  )
  return activityWords.flatMap(({ file, id, value }) =>
    value.filter((item) => !items.has(item)).map((item) => ({ file, id, problem: `the item '${item}' is on no page` })),
  )
}

/**
 * Lists everything that makes a language's stories wrong or incomplete: ids, sources, pictures, meanings, lengths, and
 * unreadable words. A language without stories passes.
 */
export function checkStories(files: LanguageFiles, stories: StoryFiles): ContentProblem[] {
  if (stories.stories.length === 0) return checkActivityWords(files, stories)
  const glosses = new Map(stories.glosses.map(({ id, value }) => [id, value]))
  const ids = new Set(stories.stories.map(({ id }) => id))
  const engine = makeContentEngine(files)
  return [
    ...findRepeatedIds(stories.stories),
    ...stories.stories.flatMap((placed) =>
      [
        ...checkReferences(placed, files, stories),
        ...checkLength(placed.value),
        ...checkMeanings(placed.value, glosses.get(placed.id)),
        ...checkAnswers(placed.value),
        ...checkWords(placed.value, engine),
      ].map((problem) => ({ file: placed.file, id: placed.id, problem })),
    ),
    ...stories.glosses.flatMap(({ file, id }) =>
      ids.has(id) ? [] : [{ file, id, problem: 'the meanings belong to no story' }],
    ),
    ...checkPlaces(stories.stories),
    ...checkActivityWords(files, stories),
  ]
}
