import type { ComponentProps, ReactNode } from 'react'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import type { Layout } from '../../platform/layout.ts'
import { openDialog } from '../../platform/open-dialog.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './dashboard.module.css'
import { shownTo, type Shown } from './layout-state.ts'

function LoginPrompt(): ReactNode {
  return (
    <section className="card stack" aria-labelledby="login-prompt">
      <h2 id="login-prompt">{t('dashboard.loginTitle')}</h2>
      <p>{t('dashboard.loginText')}</p>
      <p className="row wrap">
        <button type="button" className="button" onClick={() => openDialog('login')}>
          {t('shell.logIn')}
        </button>
        <Link className="button outlined" href="/signup">
          {t('shell.signUp')}
        </Link>
      </p>
    </section>
  )
}

/** Notes in the place of a page that the person can't see, or can't see yet. */
const IN_ITS_PLACE: Readonly<Record<Exclude<Shown, 'page'>, () => ReactNode>> = {
  spinner: () => (
    <div className="empty">
      <Spinner label={t('shell.signInUnknown')} />
    </div>
  ),
  login: () => <LoginPrompt />,
  'adults-only': () => <p className="feedback warn">{t('dashboard.adultsOnly')}</p>,
}

/** Draws the dashboard around one of its pages: the heading, the page or a note, and the way back. */
export default function DashboardLayout({ path, title, lead, audience, children }: ComponentProps<Layout>): ReactNode {
  const shown = shownTo(useStore(signInStore), audience)
  const isFirst = path === '/dashboard'
  return (
    <div className={css['page']}>
      <div className="stack">
        <h1 tabIndex={-1}>{t(title)}</h1>
        {lead === undefined ? null : <p className="muted">{t(lead)}</p>}
      </div>
      {shown === 'page' ? children : IN_ITS_PLACE[shown]()}
      <p>
        <Link className="link" href={isFirst ? '/' : '/dashboard'}>
          {t(isFirst ? 'dashboard.backToApp' : 'dashboard.toDashboard')}
        </Link>
      </p>
    </div>
  )
}
