import type { MouseEvent, ReactNode } from 'react'
import { GUEST_DAYS, GUEST_RENEWALS } from '#core/guest/guest-session.ts'
import { useStore } from '../../platform/create-store.ts'
import { guestStore } from '../../parts/guest/guest-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { openDialog } from '../../platform/open-dialog.ts'
import css from './guest.module.css'

/** A first visitor's session, before the device has been asked: what prerendered pages say. */
const FRESH = {
  status: 'active',
  daysRemaining: GUEST_DAYS,
  renewalsRemaining: GUEST_RENEWALS,
  hasUnsavedData: false,
} as const

const renew = (): void => {
  void import('../../parts/guest/guest-session.ts').then(({ renewGuest }) => renewGuest())
}

/**
 * Shows the guest's remaining days and renewals, with links. It is hidden before the first paint for a signed-in
 * account.
 */
export function GuestBanner(): ReactNode {
  const guest = useStore(guestStore) ?? FRESH
  const logIn = (event: MouseEvent): void => {
    event.preventDefault()
    openDialog('login')
  }
  return (
    <aside className={`cloth guest-only no-print ${css['banner']}`} aria-label={t('guest.banner.label')}>
      <p>
        {t('guest.banner.guest')} <b>{t('guest.banner.days', { days: guest.daysRemaining })}</b>
        <span className={css['renewals']}>{t('guest.banner.renewals', { renewals: guest.renewalsRemaining })}</span>
      </p>
      {guest.renewalsRemaining > 0 && guest.status === 'active' ? (
        <button type="button" className="button accent" onClick={renew}>
          {t('guest.banner.renew')}
        </button>
      ) : null}
      <a className="button outlined" href="/login" onClick={logIn}>
        {t('guest.banner.signIn')}
      </a>
    </aside>
  )
}
