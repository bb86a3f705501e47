import { useEffect } from 'react'
import { isSaveProgressNoticeDue } from '#core/guest/save-progress-notice.ts'
import { guestStore } from '../../parts/guest/guest-store.ts'
import { saveOfferStore } from '../../parts/guest/save-offer.ts'
import { useProgress } from '../../parts/learning/use-progress.ts'
import { useStore } from '../../platform/create-store.ts'
import { readStored } from '../../platform/offline/device-storage.ts'
import { usePath } from '../../platform/router.tsx'
import { isQuietPage } from './quiet-pages.ts'

/** Reads when the offer was put off: milliseconds since 1970, null for never. */
function readDismissed(): number | null {
  const at = Number(readStored('saveLater') ?? NaN)
  return Number.isFinite(at) ? at : null
}

/** Decides on every page whether the guest's line offers to keep what was earned. It draws nothing itself. */
export function OfferSaving(): null {
  const guest = useStore(guestStore)
  const known = useProgress()
  const location = usePath()
  useEffect(() => {
    const isDue =
      guest !== null &&
      known !== null &&
      !isQuietPage(location) &&
      isSaveProgressNoticeDue(guest, readDismissed(), Date.now())
    saveOfferStore.set(isDue ? { points: known.progress.points, days: guest.daysRemaining } : null)
  }, [guest, known, location])
  return null
}
