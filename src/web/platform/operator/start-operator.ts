import type { OperatorAnswer } from '#contract/operator-schemas.ts'
import { operatorCalls } from '#contract/operator.ts'
import { callApi } from '../call-api.ts'
import { readStored, writeStored } from '../offline/device-storage.ts'
import { operatorStore } from './operator-store.ts'

/**
 * Reads the server's last answer for offline use. Another version may have stored another shape; then it is requested
 * again.
 */
function readKept(): OperatorAnswer | null {
  try {
    const kept = JSON.parse(readStored('operator') ?? 'null') as OperatorAnswer | null
    return Array.isArray(kept?.sites.families) && Array.isArray(kept.sites.academy) && typeof kept.operator === 'object'
      ? kept
      : null
  } catch {
    return null
  }
}

/** Shows who runs this server: what is known from the last time at once, then what the server says now. */
export async function startOperator(): Promise<void> {
  operatorStore.set(readKept())
  const result = await callApi<'getOperator'>(operatorCalls.getOperator, {})
  if (!result.ok) return
  const text = JSON.stringify(result.output)
  if (text === readStored('operator')) return
  writeStored('operator', text)
  operatorStore.set(result.output)
}
