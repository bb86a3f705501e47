import type { ModuleEntry } from '#content/curriculum-schema.ts'
import { findUnreadWords, makeContentEngine } from '#content/find-unread-words.ts'
import type { CurriculumFiles } from '#content/read-curriculum.ts'
import type { ContentProblem, Placed } from '#content/read-entries.ts'
import type { LanguageFiles } from '#content/read-language-files.ts'
import {
  MODULE_SUBJECTS,
  MODULES_OF_SUBJECT,
  moduleIdOf,
  PHASE_GRADES,
  PHASES,
  readModuleId,
} from '#core/curriculum/curriculum.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'

const LONGEST_SENTENCE = 9

/** Checks that every phase has the same number of modules of each subject. */
function checkPlaces({ modules }: CurriculumFiles): ContentProblem[] {
  const there = new Set(modules.map(({ id }) => id))
  return PHASES.flatMap((phase) =>
    MODULE_SUBJECTS.flatMap((subject) =>
      Array.from({ length: MODULES_OF_SUBJECT }, (_, index) => index + 1)
        .filter((number) => !there.has(moduleIdOf(phase, subject, number)))
        .map((number) => ({
          file: `${phase}/${subject}/${number}.json`,
          id: null,
          problem: 'there is no such module; each subject of a phase has five',
        })),
    ),
  )
}

function checkPlace({ id, value: { grade } }: Placed<ModuleEntry>): string[] {
  const place = readModuleId(id)
  const grades: readonly string[] = place ? PHASE_GRADES[place.phase] : []
  return [
    ...(place && place.number > MODULES_OF_SUBJECT ? ['a subject of a phase has five modules'] : []),
    ...(grades.includes(grade) ? [] : [`the grade ${grade} doesn't belong to the phase`]),
  ]
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.has(value) || !seen.add(value))
}

type Known = { sources: ReadonlySet<string>; roots: ReadonlyMap<string, string>; engine: LanguageEngine | null }

/** Words are roots of the lexicon or readable phrases; no two have one form or one meaning. */
function checkWords(
  { words, names, sources }: ModuleEntry,
  known: Known,
  senses: ReadonlyMap<string, string>,
): string[] {
  const targets = words.map((word) => word.target ?? ('root' in word ? known.roots.get(word.root) : undefined) ?? '')
  const meanings = words.map((word) => word.english ?? ('root' in word ? senses.get(word.root) : undefined) ?? '')
  return [
    ...sources
      .filter((source) => !known.sources.has(source))
      .map((source) => `the source '${source}' is not in sources.json`),
    ...words.flatMap((word) =>
      'root' in word && !known.roots.has(word.root) ? [`the root '${word.root}' is not in the lexicon`] : [],
    ),
    ...[...repeated(targets.map((target) => target.toLowerCase())), ...repeated(meanings)].map(
      (text) => `'${text}' is there twice: a question would have two right answers`,
    ),
    ...(known.engine
      ? words.flatMap((word) =>
          word.target === undefined || known.engine === null
            ? []
            : findUnreadWords(word.target, names, known.engine).map(
                (text) => `the word '${text}' has no reading with a stem of the lexicon`,
              ),
        )
      : []),
  ]
}

/** Sentences are short and readable, each once, and names are those of the sentences. */
function checkSentences({ sentences, names }: ModuleEntry, engine: LanguageEngine | null): string[] {
  const texts = sentences.flatMap(({ target, also }) => [target, ...also])
  const unread = engine ? new Set(texts.flatMap((text) => findUnreadWords(text, names, engine))) : []
  return [
    ...[...unread].map((word) => `the word '${word}' has no reading with a stem of the lexicon`),
    ...repeated(texts).map((text) => `the sentence '${text}' is there twice`),
    ...texts
      .filter((text) => text.split(/\s+/).length > LONGEST_SENTENCE)
      .map((text) => `'${text}' has more than ${LONGEST_SENTENCE} words`),
    ...texts.filter((text) => !/^[\p{Lu}“].*[.?!”]$/u.test(text)).map((text) => `'${text}' is no whole sentence`),
    ...names
      .filter((name) => !texts.some((text) => text.includes(name)))
      .map((name) => `the name '${name}' is in no sentence`),
  ]
}

/** Lists everything that makes a language's modules wrong or incomplete, beyond the shape that `readCurriculum` checks. */
export function checkCurriculum(files: LanguageFiles, curriculum: CurriculumFiles): ContentProblem[] {
  const senses = new Map(files.lexemeGlosses.map(({ id, value }) => [id, value[0] ?? '']))
  const known: Known = {
    sources: new Set(files.sources.map(({ id }) => id)),
    roots: new Map(files.lexemes.map(({ id, value }) => [id, value.lemma])),
    engine: makeContentEngine(files),
  }
  return [
    ...checkPlaces(curriculum),
    ...curriculum.modules.flatMap((placed) =>
      [
        ...checkPlace(placed),
        ...checkWords(placed.value, known, senses),
        ...checkSentences(placed.value, known.engine),
      ].map((problem) => ({ file: placed.file, id: placed.id, problem })),
    ),
  ]
}
