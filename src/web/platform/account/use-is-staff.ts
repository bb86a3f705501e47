import { secondFactorCalls } from '#contract/second-factor.ts'
import { callApi } from '../call-api.ts'
import { useStore } from '../create-store.ts'
import { useFetched } from '../use-fetched.ts'
import { signInStore } from './account-store.ts'

/** Whether whoever is signed in is staff, as far as the server said so yet: what staff may do, the server decides at each call. */
export function useIsStaff(): boolean {
  const signIn = useStore(signInStore)
  const mayBe = signIn.status === 'signed-in' && signIn.account.ageBand === 'adult'
  const asked = useFetched(String(mayBe), async () => {
    const result = mayBe ? await callApi<'getSecondFactor'>(secondFactorCalls.getSecondFactor, {}) : null
    return result?.ok === true && result.output.isStaff
  })
  return asked.phase === 'ready' && asked.value
}
