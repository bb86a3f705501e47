import type { LeftRun } from './lesson-state.ts'

/** A lesson or module that was left on this device, and whose it is. */
type LeftLesson = { owner: string; lessonId: string; run: LeftRun }

export const writeLeft = (owner: string, lessonId: string, run: LeftRun): string =>
  JSON.stringify({ owner, lessonId, run } satisfies LeftLesson)

/** Reads the place where this learner left the lesson or module; null if there is none or it is unreadable. */
export function readLeft(kept: string | null, owner: string, lessonId: string): LeftRun | null {
  if (kept === null) return null
  try {
    const left = JSON.parse(kept) as Partial<LeftLesson> | null
    return left?.owner === owner && left.lessonId === lessonId ? (left.run ?? null) : null
  } catch {
    return null
  }
}
