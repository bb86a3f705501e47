import { secondFactorCalls } from '#contract/second-factor.ts'
import { callApi } from '../../platform/call-api.ts'
import { useStore } from '../../platform/create-store.ts'
import { useFetched } from '../../platform/use-fetched.ts'
import { signInStore } from './account-store.ts'

/** State of a staff account: none, without the needed second factor, or ready. */
type Staff = 'no' | 'needs-second-step' | 'ready'

/** Returns the server's last answer about staff; each call decides again. */
export function useStaff(): Staff {
  const signIn = useStore(signInStore)
  const mayBe = signIn.status === 'signed-in' && signIn.account.ageBand === 'adult'
  const asked = useFetched(String(mayBe), async (): Promise<Staff> => {
    const result = mayBe ? await callApi<'getSecondFactor'>(secondFactorCalls.getSecondFactor, {}) : null
    if (result?.ok !== true || !result.output.isStaff) return 'no'
    return result.output.since === null ? 'needs-second-step' : 'ready'
  })
  return asked.phase === 'ready' ? asked.value : 'no'
}
