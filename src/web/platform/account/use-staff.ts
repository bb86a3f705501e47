import { secondFactorCalls } from '#contract/second-factor.ts'
import { callApi } from '../call-api.ts'
import { useStore } from '../create-store.ts'
import { useFetched } from '../use-fetched.ts'
import { signInStore } from './account-store.ts'

/** Whether whoever is signed in is staff, and then whether they have the second step on without which they may do nothing as such. */
type Staff = 'no' | 'needs-second-step' | 'ready'

/** What the server said so far: what staff may do, it decides at each call. */
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
