import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import type { PlayableLesson } from '#core/lesson-plans/playable-lesson.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { readStored } from '../../platform/offline/device-storage.ts'
import { findKept, keepLesson } from './kept-lessons.ts'

/** Failures in which a kept lesson is played: the server gave no answer. */
const NO_ANSWER: readonly string[] = ['offline', 'unavailable']

/** Loads a published lesson, and keeps it for use without internet. Without an answer the kept one is played. */
export async function loadOwnLesson(
  owner: string,
  planId: string,
  version: number | undefined,
): Promise<CallResult<PlayableLesson>> {
  const input = { planId, ...(version === undefined ? {} : { version }) }
  const result = await callApi<'getVersion'>(lessonPlansCalls.getVersion, input)
  if (result.ok) {
    keepLesson(owner, result.output)
    return result
  }
  const kept = NO_ANSWER.includes(result.code) ? findKept(readStored('ownLessons'), owner, planId, version) : undefined
  return kept ? { ok: true, output: kept } : result
}
