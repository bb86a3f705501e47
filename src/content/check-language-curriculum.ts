import type { LanguageCurriculumEntry } from '#content/curriculum-schema.ts'
import { COURSE_SKILLS } from '#core/course/course-skills.ts'
import { SCHOOL_TERMS } from '#core/curriculum/language-curriculum.ts'

/** Ids of content that a topic may name. */
type Known = { units: readonly string[]; modules: readonly string[]; sources: readonly string[] }

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at)

const isSkill = (name: string): boolean => COURSE_SKILLS.some((skill) => skill === name || skill.startsWith(`${name}.`))

/**
 * Lists everything that makes a language curriculum wrong. Units, skills, modules, topics and sources must be there, and
 * every topic must be in a term. Ids are there once, and a grade has four terms.
 */
export function checkLanguageCurriculum({ topics, terms, sources }: LanguageCurriculumEntry, known: Known): string[] {
  const ids = topics.map(({ id }) => id)
  const used = new Set(terms.flatMap((term) => term.topics))
  const grades = new Set(terms.map(({ level, grade }) => `${level} ${grade}`))
  return [
    ...sources.filter((id) => !known.sources.includes(id)).map((id) => `the source '${id}' is not in sources.json`),
    ...repeated(ids).map((id) => `the topic '${id}' is there twice`),
    ...topics.flatMap(({ id, units, skills, modules }) => [
      ...units.filter((unit) => !known.units.includes(unit)).map((unit) => `${id}: there is no unit '${unit}'`),
      ...skills.filter((skill) => !isSkill(skill)).map((skill) => `${id}: there is no skill '${skill}'`),
      ...modules.filter((one) => !known.modules.includes(one)).map((one) => `${id}: there is no module '${one}'`),
    ]),
    ...[...used].filter((id) => !ids.includes(id)).map((id) => `there is no topic '${id}'`),
    ...ids.filter((id) => !used.has(id)).map((id) => `no term has the topic '${id}'`),
    ...terms.flatMap(({ level, grade, term, topics: own }) =>
      repeated(own).map((id) => `${level} ${grade}, term ${term}: the topic '${id}' is there twice`),
    ),
    ...[...grades].flatMap((place) => {
      const own = terms.filter(({ level, grade }) => `${level} ${grade}` === place).map(({ term }) => term)
      return own.join() === SCHOOL_TERMS.join() ? [] : [`${place} must have the terms 1 to 4, each once and in order`]
    }),
  ]
}
