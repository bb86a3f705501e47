import type { PlayableLesson } from '#core/lesson-plans/playable-lesson.ts'
import { readStored, writeStored } from '../../platform/offline/device-storage.ts'

/** Lessons that the device keeps, and whose they are. */
type Kept = { owner: string; lessons: PlayableLesson[] }

/** Lessons kept for use without internet; the ones opened longest ago make room. */
const MOST_KEPT = 8

/** Reads the lessons that the device keeps for this person; none of anybody else's. */
export function readKept(stored: string | null, owner: string): PlayableLesson[] {
  if (stored === null) return []
  try {
    const kept = JSON.parse(stored) as Partial<Kept> | null
    return kept?.owner === owner && Array.isArray(kept.lessons) ? kept.lessons : []
  } catch {
    return []
  }
}

/** Writes the list of kept lessons with this one first. */
export const writeKept = (stored: string | null, owner: string, lesson: PlayableLesson): string =>
  JSON.stringify({
    owner,
    lessons: [
      lesson,
      ...readKept(stored, owner).filter(
        ({ planId, version }) => planId !== lesson.planId || version !== lesson.version,
      ),
    ].slice(0, MOST_KEPT),
  } satisfies Kept)

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

/** Keeps a lesson on the device, so that it opens without internet. */
export const keepLesson = (owner: string, lesson: PlayableLesson): boolean =>
  writeStored('ownLessons', writeKept(readStored('ownLessons'), owner, lesson))
