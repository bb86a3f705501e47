import { useEffect, useState } from 'react'
import { useLinkProof } from '../../platform/forms/use-link-proof.ts'
import { keepLetterProof, letterProof, type EmailPage } from './letter-proof.ts'

/**
 * The proof of the email that led to this page: it waits in the tab while its reader logs in. Undefined until it is
 * known, and empty where there is none.
 */
export function useLetterProof(page: EmailPage): string | undefined {
  const linked = useLinkProof()
  const [proof, setProof] = useState<string>()
  useEffect(() => {
    if (linked === null) return
    if (linked !== '') keepLetterProof(page, linked)
    setProof(letterProof(page))
  }, [linked, page])
  return proof
}
