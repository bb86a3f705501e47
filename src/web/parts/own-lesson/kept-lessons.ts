import { lessonFileAddress } from '#contract/uploads.ts'
import { fileIdsOf } from '#core/lesson-plans/lesson-plan.ts'
import type { PlayableLesson } from '#core/lesson-plans/playable-lesson.ts'
import { readStored, writeStored } from '../../platform/offline/device-storage.ts'
import { keepLessonFiles } from '../../platform/offline/lesson-files.ts'

/** Name of a version, as the target of an assignment is written. */
type VersionName = `${string}@${number}`

/** Lessons that the device keeps, and whose they are. `assigned` names the versions that assignments need. */
type Kept = { owner: string; lessons: PlayableLesson[]; assigned: VersionName[] }

/** Lessons kept because they were opened; the ones opened longest ago make room. */
const MOST_KEPT = 8

/** Lessons kept for assignments: more than anybody has at a time, and few enough for a small device. */
const MOST_ASSIGNED = 20

/** Returns the name of a version. */
const versionName = ({ planId, version }: Pick<PlayableLesson, 'planId' | 'version'>): VersionName =>
  `${planId}@${version}`

function readAll(stored: string | null, owner: string): Kept {
  const none: Kept = { owner, lessons: [], assigned: [] }
  if (stored === null) return none
  try {
    const kept = JSON.parse(stored) as Partial<Kept> | null
    return kept?.owner === owner && Array.isArray(kept.lessons) ? { ...none, ...kept } : none
  } catch {
    return none
  }
}

/** Reads the lessons that the device keeps for this person; none of anybody else's. */
export const readKept = (stored: string | null, owner: string): PlayableLesson[] => readAll(stored, owner).lessons

/** Writes every assigned lesson, and as many of the others as there is room for. */
function writeAll({ owner, lessons, assigned }: Kept): string {
  const needed = new Set<string>(assigned)
  const others = lessons.filter((lesson) => !needed.has(versionName(lesson))).slice(0, MOST_KEPT)
  const kept = lessons.filter((lesson) => needed.has(versionName(lesson)) || others.includes(lesson))
  return JSON.stringify({ owner, lessons: kept, assigned } satisfies Kept)
}

/** Writes the list of kept lessons with this one first. */
export function writeKept(stored: string | null, owner: string, lesson: PlayableLesson): string {
  const { lessons, assigned } = readAll(stored, owner)
  const others = lessons.filter((one) => versionName(one) !== versionName(lesson))
  return writeAll({ owner, lessons: [lesson, ...others], assigned })
}

/** Writes which versions assignments need now. They make no room for lessons that are opened later. */
export const writeAssigned = (stored: string | null, owner: string, assigned: readonly VersionName[]): string =>
  writeAll({ ...readAll(stored, owner), assigned: assigned.slice(0, MOST_ASSIGNED) })

/** Finds a kept lesson; without a version, the newest that is kept. */
export const findKept = (
  stored: string | null,
  owner: string,
  planId: string,
  version: number | undefined,
): PlayableLesson | undefined =>
  readKept(stored, owner)
    .filter((lesson) => lesson.planId === planId && (version === undefined || lesson.version === version))
    .toSorted((one, other) => other.version - one.version)[0]

/** Returns the addresses of the files that kept lessons show. */
export const filesOf = (lessons: readonly PlayableLesson[]): string[] =>
  lessons.flatMap((lesson) => fileIdsOf(lesson).map((id) => lessonFileAddress(lesson.planId, id, lesson.version)))

/** Keeps a lesson on the device with its pictures and sounds, so that it opens without internet. */
export function keepLesson(owner: string, lesson: PlayableLesson): boolean {
  const stored = writeKept(readStored('ownLessons'), owner, lesson)
  void keepLessonFiles(filesOf(readKept(stored, owner)))
  return writeStored('ownLessons', stored)
}

/** Notes which versions assignments need now. */
export const keepAssigned = (owner: string, assigned: readonly VersionName[]): boolean =>
  writeStored('ownLessons', writeAssigned(readStored('ownLessons'), owner, assigned))
