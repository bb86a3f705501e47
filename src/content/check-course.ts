import type { CourseUnitEntry } from '#content/course-schema.ts'
import { findUnknownWords } from '#content/find-unknown-words.ts'
import { COURSE_GLOSS_LANGUAGES, type CourseFiles } from '#content/read-course.ts'
import type { ContentProblem } from '#content/read-entries.ts'
import { COURSE_SKILLS } from '#core/course/course-skills.ts'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'

/** The least that a course of A1 and A2 has. */
const FEWEST_UNITS = 24
const FEWEST_ROOTS = 1000
const LESSONS = { fewest: 5, most: 8 }

/** Most new roots in a lesson of 12 to 18 steps. */
const MOST_NEW_ROOTS = 9

/** A skill is practised in so many units, that in which it is introduced among them. */
const UNITS_OF_SKILL = 3

type Unit = { name: string; unit: CourseUnitEntry }

const COURSE_FILE = 'course.json'
const inUnit = ({ name }: Unit, id: string | null, problem: string): ContentProblem => ({
  file: `units/${name}.json`,
  id,
  problem,
})

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.has(value) || !seen.add(value))
}

/** Checks that every file belongs to the course, and that every unit has its meanings in each interface language. */
function checkFiles({ course, units, glosses }: CourseFiles): ContentProblem[] {
  const listed = course?.units ?? []
  return [
    ...listed
      .filter((name) => !units.has(name))
      .map((name) => ({ file: COURSE_FILE, id: name, problem: 'there is no such unit' })),
    ...repeated(listed).map((name) => ({ file: COURSE_FILE, id: name, problem: 'the unit is there twice' })),
    ...[...units.keys()]
      .filter((name) => !listed.includes(name))
      .map((name) => ({ file: `units/${name}.json`, id: null, problem: 'the unit is not in course.json' })),
    ...COURSE_GLOSS_LANGUAGES.flatMap((language) =>
      [...glosses[language].keys()]
        .filter((name) => !units.has(name))
        .map((name) => ({
          file: `glosses/${language}/${name}.json`,
          id: null,
          problem: 'the meanings belong to no unit',
        })),
    ),
  ]
}

/**
 * Checks a unit's meanings in each language. It needs the same goals, each lesson's title, and a note if the English
 * has one.
 */
function checkGlosses({ name, unit }: Unit, { glosses }: CourseFiles): ContentProblem[] {
  const english = glosses.en.get(name)
  return COURSE_GLOSS_LANGUAGES.flatMap((language) => {
    const file = `glosses/${language}/${name}.json`
    const gloss = glosses[language].get(name)
    if (!gloss) return [{ file, id: null, problem: 'the unit has no meanings in this language' }]
    const ids = unit.lessons.map(({ id }) => id)
    return [
      ...(gloss.goals.length === english?.goals.length
        ? []
        : [{ file, id: null, problem: 'it has not as many goals as the English' }]),
      ...ids.filter((id) => !gloss.lessons[id]).map((id) => ({ file, id, problem: 'the lesson has no title' })),
      ...Object.keys(gloss.lessons)
        .filter((id) => !ids.includes(id))
        .map((id) => ({ file, id, problem: 'the unit has no such lesson' })),
      ...ids
        .filter((id) => (gloss.lessons[id]?.note === undefined) !== (english?.lessons[id]?.note === undefined))
        .map((id) => ({ file, id, problem: 'it has a note where the English has none, or none where it has one' })),
    ]
  })
}

function checkShape({ name, unit }: Unit): string[] {
  const { lessons } = unit
  return [
    ...(name.slice(3) === unit.id ? [] : [`the file must be called '<nn>-${unit.id}.json'`]),
    ...(lessons.length >= LESSONS.fewest && lessons.length <= LESSONS.most
      ? []
      : [`a unit has ${LESSONS.fewest} to ${LESSONS.most} lessons; this one has ${lessons.length}`]),
    ...lessons
      .filter(({ id }) => !id.startsWith(`${unit.id}.`))
      .map(({ id }) => `the id of the lesson ${id} must begin with '${unit.id}.'`),
    ...lessons
      .filter(({ roots }) => roots.length > MOST_NEW_ROOTS)
      .map(({ id, roots }) => `${id} has ${roots.length} new roots; the most are ${MOST_NEW_ROOTS}`),
    ...lessons.flatMap(({ id, skills }) =>
      [...repeated(skills), ...skills.filter((skill) => !COURSE_SKILLS.includes(skill))].map(
        (skill) => `${id}: the skill ${skill} is there twice, or belongs to no course`,
      ),
    ),
  ]
}

/**
 * Checks that roots are in the lexicon and introduced once. Every word of a sentence must be a form of an introduced
 * root.
 */
function checkWords(units: readonly Unit[], names: readonly string[], engine: LanguageEngine): ContentProblem[] {
  const lexicon = new Set(engine.lexicon.roots.map(({ id }) => id))
  const known = new Set<string>()
  return units.flatMap((placed) =>
    placed.unit.lessons.flatMap(({ id, roots, sentences }) => {
      const wrong = roots.flatMap((root) => [
        ...(lexicon.has(root) ? [] : [`the root ${root} is not in the lexicon`]),
        ...(known.has(root) ? [`the root ${root} was introduced before`] : []),
      ])
      for (const root of roots) known.add(root)
      const unknown = sentences.flatMap(({ target, also }) =>
        [target, ...also].flatMap((text) =>
          findUnknownWords(text, names, engine, known).map(
            (word) => `'${word}' of '${text}' has no reading with a root introduced by then`,
          ),
        ),
      )
      return [...wrong, ...unknown].map((problem) => inUnit(placed, id, problem))
    }),
  )
}

/** Checks that every skill of A1 and A2 is introduced and comes back. */
function checkSkills(units: readonly Unit[]): ContentProblem[] {
  return COURSE_SKILLS.flatMap((skill) => {
    const count = units.filter(({ unit }) => unit.lessons.some(({ skills }) => skills.includes(skill))).length
    return count >= UNITS_OF_SKILL
      ? []
      : [{ file: COURSE_FILE, id: skill, problem: `the skill is in ${count} units; it needs ${UNITS_OF_SKILL}` }]
  })
}

function checkSize(units: readonly Unit[]): ContentProblem[] {
  const roots = new Set(units.flatMap(({ unit }) => unit.lessons.flatMap((lesson) => lesson.roots))).size
  return [
    ...(units.length >= FEWEST_UNITS ? [] : [`the course has ${units.length} units; it needs ${FEWEST_UNITS}`]),
    ...(roots >= FEWEST_ROOTS ? [] : [`the course introduces ${roots} roots; it needs ${FEWEST_ROOTS}`]),
  ].map((problem) => ({ file: COURSE_FILE, id: null, problem }))
}

/** Finds all faults of a course, beyond the shape that `readCourse` has checked. It is empty for a complete course. */
export function checkCourse(files: CourseFiles, engine: LanguageEngine): ContentProblem[] {
  const units = (files.course?.units ?? []).flatMap((name) => {
    const placed = files.units.get(name)
    return placed ? [{ name, unit: placed.value }] : []
  })
  const ids = units.flatMap(({ unit }) => [unit.id, ...unit.lessons.map(({ id }) => id)])
  return [
    ...checkFiles(files),
    ...repeated(ids).map((id) => ({ file: COURSE_FILE, id, problem: 'the id is there twice' })),
    ...units.flatMap((placed) => [
      ...checkShape(placed).map((problem) => inUnit(placed, null, problem)),
      ...checkGlosses(placed, files),
    ]),
    ...checkWords(units, files.course?.names ?? [], engine),
    ...checkSkills(units),
    ...checkSize(units),
  ]
}
