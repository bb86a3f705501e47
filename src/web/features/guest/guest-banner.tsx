import { lazy, Suspense, type MouseEvent, type ReactNode } from 'react'
import type { GuestDescription } from '#core/guest/describe-guest-session.ts'
import { GUEST_DAYS, GUEST_RENEWALS } from '#core/guest/guest-session.ts'
import { useStore } from '../../platform/create-store.ts'
import { guestStore } from '../../parts/guest/guest-store.ts'
import { saveOfferStore } from '../../parts/guest/save-offer.ts'
import { t } from '../../platform/i18n/translate.ts'
import { openDialog } from '../../platform/open-dialog.ts'
import css from './guest.module.css'

const SaveLine = lazy(() => import('./save-line.tsx'))

/** A first visitor's session, before the device has been asked: what prerendered pages say. */
const FRESH: GuestDescription = {
  status: 'active',
  daysRemaining: GUEST_DAYS,
  renewalsRemaining: GUEST_RENEWALS,
  hasUnsavedData: false,
}

/** Days left from which renewing stands out. Before, it is a quiet link: it would add nothing. */
const DAYS_TO_RENEW = 2

const renew = (): void => {
  void import('../../parts/guest/guest-session.ts').then(({ renewGuest }) => renewGuest())
}

const logIn = (event: MouseEvent): void => {
  event.preventDefault()
  openDialog('login')
}

/** Days and renewals that are left, with their acts. */
function DaysLeft({ guest }: { guest: GuestDescription }): ReactNode {
  const isNear = guest.daysRemaining <= DAYS_TO_RENEW
  return (
    <div className={css['line']}>
      <p>
        <span className={css['more']}>{t('guest.banner.guest')}</span>{' '}
        <b>{t('guest.banner.days', { days: guest.daysRemaining })}</b>{' '}
        <span className={css['renewals']}>{t('guest.banner.renewals', { renewals: guest.renewalsRemaining })}</span>
      </p>
      {guest.renewalsRemaining > 0 && guest.status === 'active' ? (
        <button type="button" className={isNear ? 'button accent' : css['act']} onClick={renew}>
          {t('guest.banner.renew')}
        </button>
      ) : null}
      <a className={css['act']} href="/login" onClick={logIn}>
        {t('guest.banner.signIn')}
      </a>
    </div>
  )
}

/**
 * Line above the header for guests: the days that are left, or the offer to keep what was earned. It is hidden before
 * the first paint for a signed-in account.
 */
export function GuestBanner(): ReactNode {
  const guest = useStore(guestStore) ?? FRESH
  const offer = useStore(saveOfferStore)
  const days = <DaysLeft guest={guest} />
  return (
    <aside className={`cloth guest-only no-print ${css['banner']}`} aria-label={t('guest.banner.label')}>
      {offer === null ? (
        days
      ) : (
        <Suspense fallback={days}>
          <SaveLine offer={offer} />
        </Suspense>
      )}
    </aside>
  )
}
