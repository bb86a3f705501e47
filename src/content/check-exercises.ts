import type { ContentProblem } from '#content/read-entries.ts'
import type { LanguageFiles } from '#content/read-language-files.ts'
import type { ExerciseData } from '#core/exercises/exercise-data.ts'

const FILE = 'exercises.json'

const report = (id: string, problem: string): ContentProblem => ({ file: FILE, id, problem })

/** Ids that the lexicon lacks. */
function findUnknownRoots({ sentences }: ExerciseData, files: LanguageFiles): ContentProblem[] {
  const known = new Set(files.lexemes.map((lexeme) => lexeme.id))
  const used = [
    ...Object.values(sentences.nouns).flat(),
    ...sentences.frames.map(({ verb }) => verb),
    ...sentences.descriptions.map(({ root }) => root),
    ...Object.values(sentences.times).flat(),
    ...sentences.places.map(({ noun }) => noun),
  ]
  return [...new Set(used)].filter((id) => !known.has(id)).map((id) => report(id, 'the lexicon has no such root'))
}

/** Names of sets and frames that are not there. */
function findUnknownNames({ sentences }: ExerciseData): ContentProblem[] {
  const frames = new Set(sentences.frames.map(({ id }) => id))
  const sets = [
    ...sentences.frames.flatMap(({ subjects, objects = [] }) => [...subjects, ...objects]),
    ...sentences.descriptions.flatMap(({ nouns }) => nouns),
    ...sentences.owners,
    ...sentences.owned,
    ...sentences.counted,
  ]
  return [
    ...[...new Set(sets)]
      .filter((set) => !(set in sentences.nouns))
      .map((set) => report(set, 'there is no such set of nouns')),
    ...sentences.places.flatMap(({ noun, frames: done }) =>
      done.filter((frame) => !frames.has(frame)).map((frame) => report(noun, `there is no frame ${frame}`)),
    ),
  ]
}

/** Finds sentences without an English meaning. */
function findMissingGlosses({ sentences, english }: ExerciseData): ContentProblem[] {
  const missing = (ids: readonly string[], glosses: Readonly<Record<string, unknown>>): string[] =>
    [...new Set(ids)].filter((id) => !(id in glosses))
  return [
    ...missing(Object.values(sentences.nouns).flat(), english.nouns),
    ...missing(
      sentences.frames.map(({ id }) => id),
      english.frames,
    ),
    ...missing(
      sentences.descriptions.map(({ id }) => id),
      english.descriptions,
    ),
    ...missing(Object.values(sentences.times).flat(), english.times),
    ...missing(
      sentences.places.map(({ noun }) => noun),
      english.places,
    ),
  ].map((id) => report(id, 'it has no English'))
}

/** Nouns that the lexicon's semantic classes don't let a verb have: one of the two is wrong. */
function findForbiddenNouns({ sentences }: ExerciseData, files: LanguageFiles): ContentProblem[] {
  const roots = new Map(files.lexemes.map(({ id, value }) => [id, value]))
  return sentences.frames.flatMap(({ id, verb, subjects, objects = [] }) =>
    (
      [
        [subjects, roots.get(verb)?.subjects],
        [objects, roots.get(verb)?.objects],
      ] as const
    ).flatMap(([sets, classes]) =>
      sets
        .flatMap((set) => sentences.nouns[set] ?? [])
        .filter((noun) => {
          const named = roots.get(noun)?.semanticClass
          return named !== undefined && classes?.includes(named) !== true
        })
        .map((noun) => report(id, `${verb} can't have ${noun} in the lexicon`)),
    ),
  )
}

/** Finds all faults in the words that exercises are made of. A language without exercises has none. */
export function checkExercises(files: LanguageFiles): ContentProblem[] {
  const { exercises } = files
  if (exercises === null) return []
  return [
    ...findUnknownRoots(exercises, files),
    ...findUnknownNames(exercises),
    ...findMissingGlosses(exercises),
    ...findForbiddenNouns(exercises, files),
  ]
}
