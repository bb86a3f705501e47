import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { Grade } from '#core/people/grades.ts'

/** Levels at which South African schools teach a language: home language, first and second additional language. */
export const LANGUAGE_LEVELS = ['HL', 'FAL', 'SAL'] as const
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number]

/** Kinds of topics of a language curriculum. */
export const TOPIC_KINDS = ['speaking', 'reading', 'writing', 'structure'] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]

/** Terms of a school year. */
export const SCHOOL_TERMS = [1, 2, 3, 4] as const
export type SchoolTerm = (typeof SCHOOL_TERMS)[number]

/** Topic of the language curriculum, and the content of ours that teaches it. Without any it isn't covered yet. */
export type LanguageTopic = {
  id: string
  kind: TopicKind
  name: Readonly<{ en: string } & Partial<Record<InterfaceLanguage, string>>>
  /** Ids of units of the course. */
  units: readonly string[]
  /** Skills of the course, or beginnings of their names: `possessive-concord`, `tense.present`. */
  skills: readonly string[]
  /** Ids of modules. */
  modules: readonly string[]
}

/** Topics of one term. */
export type LanguageTerm = { level: LanguageLevel; grade: Grade; term: SchoolTerm; topics: readonly string[] }

/** Language curriculum of a learning language. */
export type LanguageCurriculum = { topics: readonly LanguageTopic[]; terms: readonly LanguageTerm[] }

/** Row of the table: a topic in a term. */
export type CurriculumRow = Omit<LanguageTerm, 'topics'> & { topic: LanguageTopic; isCovered: boolean }

/** Filters of the table. */
export type RowFilters = {
  level: LanguageLevel | 'all'
  grade: Grade | 'all'
  term: SchoolTerm | 'all'
  cover: 'all' | 'covered' | 'missing'
}

/** Tells whether a unit, a skill or a module teaches a topic. */
const isCovered = ({ units, skills, modules }: LanguageTopic): boolean =>
  units.length + skills.length + modules.length > 0

/** Lists the rows of the table: each topic of each term. */
export function listRows({ topics, terms }: LanguageCurriculum): CurriculumRow[] {
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  return terms.flatMap(({ topics: ids, ...place }) =>
    ids.flatMap((id) => {
      const topic = byId.get(id)
      return topic ? [{ ...place, topic, isCovered: isCovered(topic) }] : []
    }),
  )
}

/** Returns the rows that fit the filters. */
export const filterRows = (
  rows: readonly CurriculumRow[],
  { level, grade, term, cover }: RowFilters,
): readonly CurriculumRow[] =>
  rows.filter(
    (row) =>
      (level === 'all' || row.level === level) &&
      (grade === 'all' || row.grade === grade) &&
      (term === 'all' || row.term === term) &&
      (cover === 'all' || row.isCovered === (cover === 'covered')),
  )

/** Computes how many rows are covered. The percentage is rounded to a whole number. */
export function coverOf(rows: readonly CurriculumRow[]): {
  rows: number
  covered: number
  missing: number
  percent: number
} {
  const covered = rows.filter((row) => row.isCovered).length
  return {
    rows: rows.length,
    covered,
    missing: rows.length - covered,
    percent: rows.length === 0 ? 0 : Math.round((covered / rows.length) * 100),
  }
}
