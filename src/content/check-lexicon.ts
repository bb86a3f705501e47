import type { ContentProblem, Placed } from '#content/read-entries.ts'
import type { LanguageFiles } from '#content/read-language-files.ts'

/** Finds a problem for every id that an earlier entry already has. */
export function findRepeatedIds(entries: readonly Placed<unknown>[]): ContentProblem[] {
  const firstFile = new Map<string, string>()
  return entries.flatMap(({ file, id }) => {
    const first = firstFile.get(id)
    if (first === undefined) firstFile.set(id, file)
    return first === undefined ? [] : [{ file, id, problem: `the id is already in ${first}` }]
  })
}

/** Finds a problem for every named source that `sources.json` does not have. */
export function findUnknownSources(files: LanguageFiles): ContentProblem[] {
  const known = new Set(files.sources.map(({ id }) => id))
  const entries: Placed<{ sources: string[] }>[] = [
    ...files.lexemes,
    ...files.nounClasses,
    ...Object.values(files.items).flat(),
  ]
  return entries.flatMap(({ file, id, value }) =>
    value.sources
      .filter((source) => !known.has(source))
      .map((source) => ({ file, id, problem: `the source '${source}' is not in sources.json` })),
  )
}

/** Meanings in one language: no root has them twice, and each belongs to a root. */
function checkGlosses(glosses: readonly Placed<string[]>[], roots: ReadonlySet<string>): ContentProblem[] {
  return [
    ...findRepeatedIds(glosses),
    ...glosses.flatMap(({ file, id }) =>
      roots.has(id) ? [] : [{ file, id, problem: 'the meaning belongs to no root of the lexicon' }],
    ),
  ]
}

/** Counts the roots with a meaning in each of the other languages: `af 2100`. */
export const countOtherGlosses = ({ otherGlosses }: LanguageFiles): string[] =>
  Object.entries(otherGlosses).map(([code, glosses]) => `${code} ${glosses.length}`)

/**
 * Checks lexicon, meanings and noun classes: valid ids and references, and an English meaning for each root. Other
 * meanings may be missing.
 */
export function checkLexicon(files: LanguageFiles): ContentProblem[] {
  const classes = new Set<string>(files.nounClasses.map(({ id }) => id))
  const lexemes = new Set(files.lexemes.map(({ id }) => id))
  const glosses = new Set(files.lexemeGlosses.map(({ id }) => id))
  const withClass: Placed<{ nounClass?: string | undefined }>[] = [
    ...files.lexemes,
    ...Object.values(files.items).flat(),
  ]
  return [
    ...findRepeatedIds(files.sources),
    ...findRepeatedIds(files.nounClasses),
    ...[files.lexemeGlosses, ...Object.values(files.otherGlosses)].flatMap((meanings) =>
      checkGlosses(meanings, lexemes),
    ),
    ...files.nounClasses.flatMap(({ file, id, value: { plural } }) =>
      plural === undefined || classes.has(plural)
        ? []
        : [{ file, id, problem: `its plural class ${plural} is not in the file` }],
    ),
    ...withClass.flatMap(({ file, id, value: { nounClass } }) =>
      nounClass === undefined || classes.has(nounClass)
        ? []
        : [{ file, id, problem: `the noun class ${nounClass} is not in noun-classes.json` }],
    ),
    ...files.lexemes.flatMap(({ file, id, value }) =>
      id.startsWith(`${value.partOfSpeech}.`)
        ? []
        : [{ file, id, problem: `the id of a ${value.partOfSpeech} must begin with '${value.partOfSpeech}.'` }],
    ),
    ...files.lexemes.flatMap(({ file, id }) =>
      glosses.has(id) ? [] : [{ file, id, problem: 'the root has no meaning in the glosses' }],
    ),
  ]
}
