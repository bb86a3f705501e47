import type { OperatorAnswer } from '#contract/operator-schemas.ts'
import { operatorCalls } from '#contract/operator.ts'
import { callApi } from '../../platform/call-api.ts'
import { readStored, writeStored } from '../../platform/offline/device-storage.ts'
import { whenMoved } from '../../platform/router.tsx'
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

/** Asks the server who runs it, shows the answer, and keeps it on the device. */
export async function askOperator(): Promise<void> {
  const result = await callApi<'getOperator'>(operatorCalls.getOperator, {})
  if (!result.ok) return
  const text = JSON.stringify(result.output)
  if (text === readStored('operator')) return
  writeStored('operator', text)
  operatorStore.set(result.output)
}

/**
 * Shows the operator that this device knows, then asks the server. The first page asks once its end comes into view,
 * where the answer is shown, or when another page opens.
 */
export function startOperatorOnceNeeded(): void {
  operatorStore.set(readKept())
  const end = document.querySelector('.footer')
  if (location.pathname !== '/' || !end) return void askOperator()
  const ask = (): void => {
    watch.disconnect()
    forget()
    void askOperator()
  }
  const watch = new IntersectionObserver(
    ([seen]) => {
      if (seen?.isIntersecting) ask()
    },
    { rootMargin: '80px' },
  )
  const forget = whenMoved(ask)
  watch.observe(end)
}
