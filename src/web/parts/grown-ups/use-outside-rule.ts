import { useEffect, useState } from 'react'
import { outsideRule, type OutsideRule } from '#core/people/outside-links.ts'
import { signInStore } from '../account/account-store.ts'
import { givenAge } from '../account/age-answer.ts'
import { useStore } from '../../platform/create-store.ts'
import { littleMode } from '../little/little-mode.ts'

/**
 * Returns how links to other sites behave for the person at the screen. It is `gate` on prerendered pages and until it
 * is known.
 */
export function useOutsideRule(): OutsideRule {
  const signIn = useStore(signInStore)
  const isLittle = useStore(littleMode)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return isDrawn
    ? outsideRule({
        isKnown: signIn.status !== 'unknown',
        signedIn: signIn.status === 'signed-in' ? signIn.account.ageBand : undefined,
        answered: givenAge(),
        isLittle,
      })
    : 'gate'
}
