import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lessonPlansCalls as calls } from '#contract/lesson-plans.ts'
import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import type { StoredClash } from '#core/lesson-plans/save-plan.ts'
import { findDraft, forgetDraft, keepDraft } from '../../parts/lesson-drafts/kept-drafts.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { changePlan, decideClash, openKept, openStored, sentOf, takeSaved, type Draft } from './draft-state.ts'

/** Pause after the last key before a draft is kept on the device, and before it is sent. */
const KEEP_MS = 300
const SEND_MS = 1500
/** Pause before a draft that couldn't be sent is tried again. */
const AGAIN_MS = 10_000

/** Failures after which the draft waits on the device. */
const PASSING: readonly string[] = ['offline', 'unavailable', 'internal', 'storage-full']

/** Open lesson with everything that can be done to it. */
export type OpenDraft = {
  draft: Draft
  isSaving: boolean
  /** Reason why the server refused the draft. */
  failure: string | undefined
  change: (change: (plan: LessonPlan) => LessonPlan) => void
  decide: (clash: StoredClash, isOtherTaken: boolean) => void
  /** Saves now; the result is the revision on the server, or undefined where it couldn't be sent. */
  save: () => Promise<number | undefined>
}

type Opening = { phase: 'loading' } | { phase: 'failed'; failure: string } | { phase: 'open'; draft: Draft }

/** Opens a lesson: what only the device has comes first, then the server's. */
async function openLesson(owner: string, planId: string): Promise<Opening> {
  const kept = findDraft(owner, planId)
  if (kept) return { phase: 'open', draft: openKept(kept) }
  const result = await callApi<'getPlan'>(calls.getPlan, { id: planId })
  return result.ok
    ? { phase: 'open', draft: openStored(result.output) }
    : { phase: 'failed', failure: failureText(result) }
}

/** Loads a lesson once; `retry` asks again. */
export function useOpening(owner: string, planId: string): { opening: Opening; retry: () => void } {
  const [opening, setOpening] = useState<Opening>({ phase: 'loading' })
  const load = useCallback(() => {
    void openLesson(owner, planId).then(setOpening)
  }, [owner, planId])
  useEffect(load, [load])
  return { opening, retry: load }
}

/** Keeps an open lesson: on the device a moment after typing, then on the server, or later where that fails. */
export function useDraft(owner: string, planId: string, first: Draft): OpenDraft {
  const [draft, setDraft] = useState(first)
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const now = useRef(draft)
  const sending = useRef<Promise<number | undefined>>(undefined)

  const set = (next: Draft): void => {
    now.current = next
    setDraft(next)
  }
  const keep = (): string => {
    const changedAt = new Date().toISOString()
    keepDraft(owner, { planId, ...sentOf(now.current), changedAt })
    return changedAt
  }
  const take = (
    sent: LessonPlan,
    keptAt: string,
    result: CallResult<Parameters<typeof takeSaved>[2]>,
  ): number | undefined => {
    if (result.ok) {
      forgetDraft(owner, planId, keptAt)
      setFailure(undefined)
      set(takeSaved(now.current, sent, result.output))
      return result.output.revision
    }
    if (PASSING.includes(result.code)) set({ ...now.current, isKept: true, savedAt: keptAt })
    else setFailure(failureText(result))
    return undefined
  }
  const send = async (): Promise<number | undefined> => {
    setIsSaving(true)
    const keptAt = keep()
    const sent = sentOf(now.current)
    const result = await callApi<'saveDraft'>(calls.saveDraft, { planId, ...sent })
    setIsSaving(false)
    return take(sent.plan, keptAt, result)
  }
  const save = async (): Promise<number | undefined> => {
    await sending.current
    if (!now.current.isChanged && now.current.base) return now.current.base.revision
    sending.current = send()
    return sending.current
  }

  const keepNow = useEffectEvent(() => void keep())
  const saveNow = useEffectEvent(() => void save())
  useEffect(() => {
    if (!draft.isChanged) return undefined
    const keeping = setTimeout(keepNow, KEEP_MS)
    const sendingLater = setTimeout(saveNow, draft.isKept ? AGAIN_MS : SEND_MS)
    return () => {
      clearTimeout(keeping)
      clearTimeout(sendingLater)
    }
  }, [draft])
  useEffect(() => {
    const again = (): void => {
      if (now.current.isChanged) saveNow()
    }
    const leave = (): void => {
      if (now.current.isChanged) keepNow()
    }
    addEventListener('online', again)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('online', again)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    draft,
    isSaving,
    failure,
    save,
    change: (change) => set(changePlan({ ...now.current, isKept: false }, change)),
    decide: (clash, isOtherTaken) => set(decideClash(now.current, clash, isOtherTaken)),
  }
}
