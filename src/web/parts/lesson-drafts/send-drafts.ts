import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { callApi } from '../../platform/call-api.ts'
import { signInStore } from '../account/account-store.ts'
import { forgetDraft, listDrafts } from './kept-drafts.ts'

/** Failures after which sending again may help. */
const PASSING: readonly string[] = ['offline', 'unavailable', 'internal', 'storage-full', 'not-signed-in']

/** Sends the drafts that only the device has; false where one stays that could be sent later. */
export async function sendDrafts(): Promise<boolean> {
  const signIn = signInStore.get()
  if (signIn.status !== 'signed-in') return true
  const owner = signIn.account.id
  let isAllSent = true
  for (const { planId, base, plan, decided, changedAt } of listDrafts(owner)) {
    const result = await callApi<'saveDraft'>(lessonPlansCalls.saveDraft, { planId, base, plan, decided })
    if (result.ok) forgetDraft(owner, planId, changedAt)
    else if (PASSING.includes(result.code)) isAllSent = false
  }
  return isAllSent
}
