import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { signInStore } from '../account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { currentLanguage, loadText } from '../../platform/i18n/translate.ts'

type CardProps = { owner: string; isChild: boolean }

/** Loads the card with its text. */
async function loadCard(): Promise<ComponentType<CardProps>> {
  const [{ OwnWorkCard }] = await Promise.all([
    import('./own-work-card.tsx'),
    loadText(currentLanguage(), ['own-work']),
  ])
  return OwnWorkCard
}

/** Place of the learner's assignments on a dashboard. Guests load nothing, and the page never waits for it. */
export function OwnWorkSlot(): ReactNode {
  const signIn = useStore(signInStore)
  const [Card, setCard] = useState<ComponentType<CardProps>>()
  const isSignedIn = signIn.status === 'signed-in'
  useEffect(() => {
    if (isSignedIn)
      void loadCard().then(
        (loaded) => setCard(() => loaded),
        () => undefined,
      )
  }, [isSignedIn])
  if (!Card || signIn.status !== 'signed-in') return null
  return <Card key={signIn.account.id} owner={signIn.account.id} isChild={signIn.account.ageBand === 'child'} />
}
