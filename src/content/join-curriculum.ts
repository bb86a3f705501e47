import type { ModuleEntry } from '#content/curriculum-schema.ts'
import type { CourseGlossLanguage } from '#content/read-course.ts'
import type { CurriculumFiles } from '#content/read-curriculum.ts'
import { PHASES, MODULE_SUBJECTS, readModuleId, type Module, type ModuleWord } from '#core/curriculum/curriculum.ts'

/** Roots of the lexicon with their forms and meanings. */
type Roots = ReadonlyMap<string, { lemma: string; senses: readonly string[] }>

function joinWord(word: ModuleEntry['words'][number], roots: Roots, respell: (text: string) => string): ModuleWord {
  const root = 'root' in word ? word.root : null
  const known = root === null ? undefined : roots.get(root)
  const [first = '', ...others] = known?.senses ?? []
  const target = word.target ?? known?.lemma ?? ''
  return {
    root,
    target,
    english: word.english ?? first,
    alsoEnglish: word.english === undefined ? others : [],
    pronunciation: respell(target),
  }
}

/** Joins modules with the lexicon, in the order of phase, subject and number, in one language of the interface. */
export const joinCurriculum = (
  { modules }: CurriculumFiles,
  roots: Roots,
  respell: (text: string) => string,
  gloss: CourseGlossLanguage,
): Module[] =>
  modules
    .flatMap(({ id, value: { title, goal, words, names: _names, sources: _sources, ...entry } }) => {
      const place = readModuleId(id)
      if (!place) return []
      return [
        {
          ...entry,
          ...place,
          id,
          title: title[gloss],
          goal: goal[gloss],
          words: words.map((word) => joinWord(word, roots, respell)),
        },
      ]
    })
    .toSorted(
      (one, other) =>
        PHASES.indexOf(one.phase) - PHASES.indexOf(other.phase) ||
        MODULE_SUBJECTS.indexOf(one.subject) - MODULE_SUBJECTS.indexOf(other.subject) ||
        one.number - other.number,
    )
