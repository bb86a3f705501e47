import '../../ui/feedback.css'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { signInStore } from '../../parts/account/account-store.ts'
import { EyeIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { Skeleton } from '../../parts/dashboard/loaded.tsx'
import { SampleContext, type Sample } from '../../parts/dashboard/sample.ts'
import { UndoNotice } from '../../parts/dashboard/undo-notice.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import type { Layout } from '../../platform/layout.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './dashboard.module.css'
import { shownTo } from './layout-state.ts'
import { loadSample } from './load-sample.ts'
import { startMenuWidth } from './menu-width.ts'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

function LoginPrompt({ onLogin }: { onLogin: () => void }): ReactNode {
  return (
    <section className="card stack" aria-labelledby="login-prompt">
      <h2 id="login-prompt">{t('dashboard.loginTitle')}</h2>
      <p>{t('dashboard.loginText')}</p>
      <p className="row wrap">
        <button type="button" className="button" onClick={onLogin}>
          {t('shell.logIn')}
        </button>
        <Link className="button outlined" href="/signup">
          {t('shell.signUp')}
        </Link>
      </p>
    </section>
  )
}

/** Draws the page with the sample family, marked as such. The records load when they are first needed. */
function SamplePage({ children }: { children: ReactNode }): ReactNode {
  const [sample, setSample] = useState<Sample>()
  useEffect(() => {
    let isWanted = true
    loadSample(new Date()).then(
      (loaded) => {
        if (isWanted) setSample(loaded)
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [])
  return (
    <section className={css['sample']} aria-labelledby="sample">
      <div className={css['mark']}>
        <EyeIcon />
        <div>
          <h2 id="sample">{t('dashboard.sample.title')}</h2>
          <p>{t('dashboard.sample.text')}</p>
        </div>
      </div>
      {sample ? <SampleContext value={sample}>{children}</SampleContext> : <Skeleton lines={6} />}
    </section>
  )
}

/** Draws side menu, top bar and heading around a page of the dashboard, or a note in the page's place. */
export default function DashboardLayout({
  title,
  lead,
  audience = 'everybody',
  hasOwnHeading = false,
  onLogin,
  onSignOut,
  onLanguage,
  children,
}: ComponentProps<Layout>): ReactNode {
  const shown = shownTo(useStore(signInStore), audience)
  useEffect(startMenuWidth, [])
  return (
    <div className={css['dashboard']}>
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <SideMenu />
      <div className={css['right']}>
        <TopBar onLogin={onLogin} onSignOut={onSignOut} onLanguage={onLanguage} />
        <main id="main" tabIndex={-1} className={css['page']}>
          {hasOwnHeading && shown !== 'spinner' && shown !== 'adults-only' ? null : (
            <div className={css['head']}>
              <h1 tabIndex={-1}>{t(title)}</h1>
              {lead === undefined ? null : <p className="muted">{t(lead)}</p>}
            </div>
          )}
          {shown === 'spinner' ? (
            <div className="empty">
              <Spinner label={t('shell.signInUnknown')} />
            </div>
          ) : null}
          {shown === 'adults-only' ? <p className="feedback warn">{t('dashboard.adultsOnly')}</p> : null}
          {shown === 'sample' ? <LoginPrompt onLogin={onLogin} /> : null}
          {shown === 'page' ? children : null}
          {shown === 'sample' ? <SamplePage>{children}</SamplePage> : null}
        </main>
        <UndoNotice />
      </div>
    </div>
  )
}
