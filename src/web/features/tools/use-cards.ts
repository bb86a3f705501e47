import { useEffect, useState } from 'react'
import { foldCards } from '#core/scheduling/fold-cards.ts'
import type { CardId, ScheduledCard } from '#core/scheduling/card.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { progressStore } from '../../parts/learning/progress-store.ts'
import { toolLanguage } from './tool-list.ts'

const NO_CARDS: ReadonlyMap<CardId, ScheduledCard> = new Map()

/**
 * Returns the learner's cards on this device. They are empty until the learner is known, and refreshed by other
 * devices' answers.
 */
export function useCards(): ReadonlyMap<CardId, ScheduledCard> {
  const { status } = useStore(signInStore)
  const [cards, setCards] = useState(NO_CARDS)
  useEffect(() => {
    if (status === 'unknown') return undefined
    let wanted = true
    const read = (): void => {
      void import('../../parts/learning/learning-store.ts')
        .then(({ readEvents }) => readEvents())
        .then((events) => {
          if (wanted) setCards(foldCards(events, toolLanguage()))
        })
    }
    read()
    const stop = progressStore.subscribe(read)
    return () => {
      wanted = false
      stop()
    }
  }, [status])
  return cards
}
