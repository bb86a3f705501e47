import type { CallOf } from '#contract/call-of.ts'
import { staffCalls } from '#contract/staff.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { callApi } from '../../platform/call-api.ts'

export type Removal = CallOf<'listFactorRemovals'>['output']['removals'][number]

/** Returns the requests that wait, or why somebody may not see them. */
export async function loadRemovals(): Promise<readonly Removal[] | 'second-factor-needed' | 'not-found'> {
  if (signInStore.get().status !== 'signed-in') return 'not-found'
  const result = await callApi<'listFactorRemovals'>(staffCalls.listFactorRemovals, {})
  if (result.ok) return result.output.removals
  if (result.code === 'second-factor-needed') return result.code
  if (result.code === 'not-found' || result.code === 'not-signed-in') return 'not-found'
  throw new Error(result.code)
}
