import { useEffect, useState } from 'react'

/**
 * Returns the token in the link of an email: what follows the `#`, which browsers send to no server. It is taken out
 * of the address at once, so that it stays in no history. Null until it is known, and empty where there is none.
 */
export function useLinkToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const found = location.hash.slice(1)
    if (found !== '') history.replaceState(history.state, '', location.pathname)
    // Drawn twice while developing, the second time must not forget what the first found.
    setToken((known) => known || found)
  }, [])
  return token
}
