import { useCallback, useEffect, useState } from 'react'
import { accountsCalls } from '#contract/accounts.ts'
import { callApi } from '../../platform/call-api.ts'

/** Milliseconds between two looks whether the address has been confirmed meanwhile, perhaps on another device. */
const LOOK_AGAIN = 10_000

/** The account's own address, and whether its owner has confirmed it. */
export type Address = { email: string; isConfirmed: boolean }

/**
 * Asks the server for the account's address. While it is unknown or unconfirmed, it asks again now and then and on each
 * return to the page.
 */
export function useAddress(): Address | undefined {
  const [address, setAddress] = useState<Address>()
  const look = useCallback(() => {
    void callApi<'getProfile'>(accountsCalls.getProfile, {}).then((result) => {
      if (result.ok)
        setAddress({ email: result.output.profile.email, isConfirmed: result.output.profile.emailVerified })
    })
  }, [])
  useEffect(look, [look])
  const isWaiting = address?.isConfirmed !== true
  useEffect(() => {
    if (!isWaiting) return undefined
    const lookIfSeen = (): void => {
      if (document.visibilityState === 'visible') look()
    }
    const timer = setInterval(lookIfSeen, LOOK_AGAIN)
    document.addEventListener('visibilitychange', lookIfSeen)
    addEventListener('focus', lookIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
      removeEventListener('focus', lookIfSeen)
    }
  }, [isWaiting, look])
  return address
}
