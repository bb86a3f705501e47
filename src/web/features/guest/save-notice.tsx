import { useState, type ReactNode } from 'react'
import { usePath } from '../../platform/router.tsx'
import { isSaveProgressNoticeDue } from '#core/guest/save-progress-notice.ts'
import { useStore } from '../../platform/create-store.ts'
import { guestStore } from '../../parts/guest/guest-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { useProgress } from '../../parts/learning/use-progress.ts'
import { openDialog } from '../../platform/open-dialog.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import css from './guest.module.css'
import { isQuietPage } from './quiet-pages.ts'

/** Offers to keep what a guest has earned; dismissed, it stays away until the page is loaded again. */
export function SaveNotice(): ReactNode {
  const guest = useStore(guestStore)
  const known = useProgress()
  const location = usePath()
  const [dismissed, setDismissed] = useState(false)
  if (guest === null || known === null || isQuietPage(location) || !isSaveProgressNoticeDue(guest, dismissed))
    return null
  return (
    <aside className={`card no-print ${css['save']}`} role="status" aria-labelledby="save-notice">
      <Khulu mood="listening" size={56} />
      <div className="grow">
        <h2 id="save-notice">{t('guest.save.title', { points: known.progress.points })}</h2>
        <p className="muted">{t('guest.save.text', { days: guest.daysRemaining })}</p>
        <p className={css['actions']}>
          <button type="button" className="button" onClick={() => openDialog('login')}>
            {t('guest.save.save')}
          </button>
          <button type="button" className="button quiet" onClick={() => setDismissed(true)}>
            {t('guest.save.later')}
          </button>
        </p>
      </div>
      <button
        type="button"
        className={`icon-button ${css['close']}`}
        aria-label={t('shell.close')}
        onClick={() => setDismissed(true)}
      >
        <CloseIcon />
      </button>
    </aside>
  )
}
