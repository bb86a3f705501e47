import '../../ui/speech.css'
import '../../ui/feedback.css'
import type { MouseEvent, ReactNode } from 'react'
import { HUB_ADDRESSES } from '#contract/hub.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { closeDialog, dialogStore, openDialog } from '../../platform/open-dialog.ts'
import { Link } from '../../platform/router.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'

/** Keeps the dialog open and explains itself when there is no network. The browser would show its own error page. */
function stayWhenOffline(event: MouseEvent): void {
  if (navigator.onLine) return
  event.preventDefault()
  openDialog('login', t('accounts.error.offline'))
}

/** Dialog that leads to the login: the hub's if one is set, otherwise our own. It can show an error. */
export function LoginDialog(): ReactNode {
  const request = useStore(dialogStore)
  if (request?.name !== 'login') return null
  return (
    <Modal labelledBy="login-dialog" onClose={closeDialog}>
      <div className="stack">
        <div className="row spread">
          <span style={{ color: 'var(--brand)' }}>
            <Wordmark />
          </span>
          <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={closeDialog}>
            <CloseIcon />
          </button>
        </div>
        <div className="row" style={{ alignItems: 'flex-end' }}>
          <Khulu size={76} />
          <h2 id="login-dialog" className="message grow">
            {t('accounts.loginTitle')}
          </h2>
        </div>
        {request.error === undefined ? null : (
          <p className="feedback bad small" role="alert">
            {request.error}
          </p>
        )}
        <a
          className="button big wide"
          href={`${HUB_ADDRESSES.login}?returnTo=${encodeURIComponent(location.pathname)}`}
          onClick={stayWhenOffline}
        >
          {t('accounts.continueToLogin')}
        </a>
        <Link className="button outlined wide" href="/signup" onClick={closeDialog}>
          {t('accounts.signUp')}
        </Link>
        <p className="muted small">{t('accounts.loginHelp')}</p>
      </div>
    </Modal>
  )
}
