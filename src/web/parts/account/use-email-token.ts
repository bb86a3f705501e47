import { useEffect, useState } from 'react'
import { useLinkToken } from '../../platform/forms/use-link-token.ts'
import { keepEmailToken, emailToken, type EmailPage } from './email-token.ts'

/**
 * The token of the email that led to this page: it waits in the tab while its reader logs in. Undefined until it is
 * known, and empty where there is none.
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
