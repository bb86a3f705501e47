import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkCourse } from '#content/check-course.ts'
import { checkLessons } from '#content/check-lessons.ts'
import { describeProblem } from '#content/load-content.ts'
import { readCourse, type CourseFiles } from '#content/read-course.ts'
import { readCourseParts } from '../../tests/support/read-course-parts.ts'

const ROOT = join(import.meta.dirname, '../..')
const parts = readCourseParts()
const { engine } = parts.bank

type Changeable<Value> =
  Value extends ReadonlyMap<infer Key, infer Entry>
    ? Map<Key, Changeable<Entry>>
    : Value extends object
      ? { -readonly [Key in keyof Value]: Changeable<Value[Key]> }
      : Value

function readFiles(): Changeable<CourseFiles> {
  const read = readCourse(ROOT, 'xh')
  if (!read) throw new Error('isiXhosa has a course')
  expect(read.problems).toEqual([])
  return structuredClone(read.files) as Changeable<CourseFiles>
}

/** Finds the problems of the course after a change of its files. */
function problemsAfter(change: (files: Changeable<CourseFiles>) => void): string[] {
  const files = readFiles()
  change(files)
  return checkCourse(files as CourseFiles, engine).map(describeProblem)
}

const unitOf = (files: Changeable<CourseFiles>, name = '02-family') => {
  const unit = files.units.get(name)
  if (!unit) throw new Error(`There is no ${name}.`)
  return unit.value
}

const lessonOf = (files: Changeable<CourseFiles>, name?: string) => {
  const [lesson] = unitOf(files, name).lessons
  if (!lesson) throw new Error('A unit has lessons.')
  return lesson
}

test('the isiXhosa course: 24 units, 1,000 roots, each before its use, skills in three units', () => {
  expect(problemsAfter(() => {})).toEqual([])
})

test.each<[string, (files: Changeable<CourseFiles>) => void, string]>([
  [
    'a root that the lexicon lacks',
    (files) => {
      lessonOf(files).roots.push('noun.unicorn')
    },
    'units/02-family.json, family.parents: the root noun.unicorn is not in the lexicon',
  ],
  [
    'a root that is introduced twice',
    (files) => {
      lessonOf(files, '03-about-me').roots.push('noun.mother')
    },
    'units/03-about-me.json, about-me.where-from: the root noun.mother was introduced before',
  ],
  [
    'a word that comes later',
    (files) => {
      lessonOf(files).sentences.push({
        target: 'Umama ubona indlovu.',
        english: 'Mother sees an elephant.',
        also: [],
        alsoEnglish: [],
      })
    },
    "units/02-family.json, family.parents: 'indlovu' of 'Umama ubona indlovu.' has no reading with a root introduced by then",
  ],
  [
    'a word that is misspelt',
    (files) => {
      lessonOf(files).sentences.push({
        target: 'Umama uyasebbenza.',
        english: 'Mother works.',
        also: [],
        alsoEnglish: [],
      })
    },
    "units/02-family.json, family.parents: 'uyasebbenza' of 'Umama uyasebbenza.' has no reading with a root introduced by then",
  ],
  [
    'too many new roots',
    (files) => {
      lessonOf(files).roots = Array.from({ length: 10 }, (_, index) => `noun.n${index}`)
    },
    'units/02-family.json: family.parents has 10 new roots; the most are 9',
  ],
  [
    'a lesson of another unit',
    (files) => {
      lessonOf(files).id = 'home.parents'
    },
    "units/02-family.json: the id of the lesson home.parents must begin with 'family.'",
  ],
  [
    'an id that is there twice',
    (files) => {
      unitOf(files).lessons.push({ ...lessonOf(files), roots: [] })
    },
    'course.json, family.parents: the id is there twice',
  ],
  [
    'a unit with few lessons',
    (files) => {
      unitOf(files).lessons.splice(2)
    },
    'units/02-family.json: a unit has 5 to 8 lessons; this one has 2',
  ],
  [
    'a file with another name',
    (files) => {
      unitOf(files).id = 'relatives'
    },
    "units/02-family.json: the file must be called '<nn>-relatives.json'",
  ],
  [
    'a skill of no course',
    (files) => {
      lessonOf(files).skills.push('subject-concord.17')
    },
    'units/02-family.json: family.parents: the skill subject-concord.17 is there twice, or belongs to no course',
  ],
  [
    'a skill that does not come back',
    (files) => {
      for (const { value } of files.units.values())
        for (const lesson of value.lessons) lesson.skills = lesson.skills.filter((skill) => skill !== 'time.half')
    },
    'course.json, time.half: the skill is in 0 units; it needs 3',
  ],
  [
    'a unit that is not listed',
    (files) => {
      files.course?.units.pop()
    },
    'units/27-opinions.json: the unit is not in course.json',
  ],
  [
    'a listed unit that is not there',
    (files) => {
      files.course?.units.push('28-space')
    },
    'course.json, 28-space: there is no such unit',
  ],
  [
    'a unit that is listed twice',
    (files) => {
      files.course?.units.push('02-family')
    },
    'course.json, 02-family: the unit is there twice',
  ],
  [
    'too few units',
    (files) => {
      files.course?.units.splice(20)
    },
    'course.json: the course has 20 units; it needs 24',
  ],
  [
    'too few roots',
    (files) => {
      for (const { value } of files.units.values()) for (const lesson of value.lessons) lesson.roots.splice(5)
    },
    'course.json: the course introduces 810 roots; it needs 1000',
  ],
  [
    'a unit without meanings',
    (files) => {
      files.glosses.af.delete('02-family')
    },
    'glosses/af/02-family.json: the unit has no meanings in this language',
  ],
  [
    'a lesson without title',
    (files) => {
      delete files.glosses.xh.get('02-family')?.lessons['family.parents']
    },
    'glosses/xh/02-family.json, family.parents: the lesson has no title',
  ],
  [
    'a title of no lesson',
    (files) => {
      Object.assign(files.glosses.xh.get('02-family')?.lessons ?? {}, { 'family.pets': { title: 'Izilo' } })
    },
    'glosses/xh/02-family.json, family.pets: the unit has no such lesson',
  ],
  [
    'a note in one language only',
    (files) => {
      delete files.glosses.xh.get('02-family')?.lessons['family.parents']?.note
    },
    'glosses/xh/02-family.json, family.parents: it has a note where the English has none, or none where it has one',
  ],
  [
    'fewer goals than in English',
    (files) => {
      files.glosses.xh.get('02-family')?.goals.pop()
    },
    'glosses/xh/02-family.json: it has not as many goals as the English',
  ],
])('%s is refused', (_name, change, sentence) => {
  expect(problemsAfter(change)).toContain(sentence)
})

test('check of courses: a lesson without its skill, or with unmet words, is refused', () => {
  const [greetings, family] = parts.course.units
  const [hello, ...rest] = greetings?.lessons ?? []
  if (!greetings || !family || !hello) throw new Error('A course has units with lessons.')
  const units = [{ ...greetings, lessons: [{ ...hello, skills: ['object-concord.9'] as const }, ...rest] }]
  expect(checkLessons({ ...parts, course: { units } }).map(describeProblem)).toContain(
    'units/*-greetings.json, greetings.hello: no step shows the skill object-concord.9, which it introduces',
  )
  const wrongOrder = {
    units: [{ ...family, lessons: family.lessons.slice(1, 2).map((lesson) => ({ ...lesson, roots: [] })) }],
  }
  expect(checkLessons({ ...parts, course: wrongOrder }).length).toBeGreaterThan(0)
})

test('check of courses: a language without a course passes', () => {
  expect(readCourse(ROOT, 'zu')).toBeNull()
})
