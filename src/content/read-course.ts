import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  courseGlossSchema,
  courseSchema,
  courseUnitSchema,
  type CourseEntry,
  type CourseGloss,
  type CourseUnitEntry,
} from '#content/course-schema.ts'
import { listFiles, readOne, type ContentFolder, type ContentProblem, type Placed } from '#content/read-entries.ts'

/** Languages of the interface that courses are written in; the first is the one that the others follow. */
export const COURSE_GLOSS_LANGUAGES = ['en', 'xh', 'af'] as const

export type CourseGlossLanguage = (typeof COURSE_GLOSS_LANGUAGES)[number]

/** The course of a language, as far as its shape is right. */
export type CourseFiles = {
  course: CourseEntry | undefined
  /** Units by the names of their files, without the ending. */
  units: ReadonlyMap<string, Placed<CourseUnitEntry>>
  glosses: Readonly<Record<CourseGlossLanguage, ReadonlyMap<string, CourseGloss>>>
}

/** Reads the values of a folder's files by name. */
function readNamed<Value>(
  folder: ContentFolder,
  subfolder: string,
  schema: Parameters<typeof readOne<Value>>[2],
): Map<string, { file: string; value: Value }> {
  return new Map(
    listFiles(folder, subfolder).flatMap((file) => {
      const value = readOne(folder, file, schema)
      return value === undefined ? [] : [[file.replace(/^.*\/|\.json$/g, ''), { file, value }] as const]
    }),
  )
}

/**
 * Reads `content/courses/<language>` below the project's folder `root`: `course.json`, `units/*` and
 * `glosses/<en|xh|af>/*`. Returns the valid parts and a problem for each invalid one; null if the language has no
 * course.
 */
export function readCourse(root: string, language: string): { files: CourseFiles; problems: ContentProblem[] } | null {
  const folder: ContentFolder = { path: join(root, 'content', 'courses', language), problems: [] }
  if (!existsSync(folder.path)) return null
  const units = [...readNamed(folder, 'units', courseUnitSchema)].map(
    ([name, { file, value }]) => [name, { file, id: value.id, value }] as const,
  )
  const readGlosses = (gloss: CourseGlossLanguage): Map<string, CourseGloss> =>
    new Map([...readNamed(folder, `glosses/${gloss}`, courseGlossSchema)].map(([name, { value }]) => [name, value]))
  const files: CourseFiles = {
    course: readOne(folder, 'course.json', courseSchema),
    units: new Map(units),
    glosses: { en: readGlosses('en'), xh: readGlosses('xh'), af: readGlosses('af') },
  }
  return { files, problems: folder.problems }
}
