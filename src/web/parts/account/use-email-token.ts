import { useEffect, useState } from 'react'
import { useLinkToken } from '../../platform/forms/use-link-token.ts'
import { keepEmailToken, emailToken, type EmailPage } from './email-token.ts'

/**
 * Returns the token of the email that led to this page. It waits in the tab while its reader logs in. It is undefined
 * until it is known, and empty where there is none.
 */
export function useEmailToken(page: EmailPage): string | undefined {
  const linked = useLinkToken()
  const [token, setToken] = useState<string>()
  useEffect(() => {
    if (linked === null) return
    if (linked !== '') keepEmailToken(page, linked)
    setToken(emailToken(page))
  }, [linked, page])
  return token
}
