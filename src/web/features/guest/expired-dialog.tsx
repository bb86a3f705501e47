import '../../ui/speech.css'
import type { ReactNode } from 'react'
import { navigate, usePath } from '../../platform/router.tsx'
import { useStore } from '../../platform/create-store.ts'
import { guestStore } from '../../parts/guest/guest-store.ts'
import { littleMode } from '../../parts/little/little-mode.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { Modal } from '../../ui/modal.tsx'

/** Pages on which an expired guest can do what the dialog asks for. */
const ACCOUNT_PAGES = [
  '/login',
  '/signup',
  '/hub-welcome',
  '/kids-login',
  '/kids-signup',
  '/grown-up',
  '/join',
  '/withdraw',
  '/teens',
  '/guardian',
  '/terms',
]

const startAgain = async (): Promise<void> => {
  const { forgetGuest } = await import('../../parts/guest/forget-guest.ts')
  await forgetGuest()
  location.reload()
}

/** Says that the guest session has ended, with the choices: register, or start a new one while renewals are left. */
export function ExpiredDialog(): ReactNode {
  const guest = useStore(guestStore)
  const location = usePath()
  const waits = useStore(littleMode)
  if (waits || guest === null || guest.status === 'active' || ACCOUNT_PAGES.includes(location)) return null
  const maximum = guest.status === 'maximum-renewals-reached'
  return (
    <Modal labelledBy="guest-expired" onClose={() => {}}>
      <div className="stack">
        <div className="row" style={{ alignItems: 'flex-end' }}>
          <Khulu mood="listening" size={76} />
          <h2 id="guest-expired" className="message grow">
            {t(maximum ? 'guest.maximum.title' : 'guest.expired.title')}
          </h2>
        </div>
        <p>{t(maximum ? 'guest.maximum.text' : 'guest.expired.text')}</p>
        <button type="button" className="button big wide" onClick={() => navigate('/signup')}>
          {t('guest.expired.register')}
        </button>
        {maximum ? null : (
          <button
            type="button"
            className="button outlined wide"
            onClick={() => {
              void startAgain()
            }}
          >
            {t('guest.expired.startNew')}
          </button>
        )}
        <p>
          <a className="link" href="/login">
            {t('guest.banner.signIn')}
          </a>
        </p>
      </div>
    </Modal>
  )
}
