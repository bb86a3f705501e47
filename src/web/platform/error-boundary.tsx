import { Component, type ReactNode } from 'react'
import { t } from './i18n/translate.ts'

/** Page for an error: a title, what to do, and a link home. */
export const ApplicationError = (): ReactNode => (
  <div className="empty" role="alert">
    <h1>{t('shell.applicationError')}</h1>
    <p>{t('shell.applicationErrorHelp')}</p>
    <p className="row wrap">
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('shell.tryAgain')}
      </button>
      <a className="button outlined" href="/">
        {t('shell.goHome')}
      </a>
    </p>
  </div>
)

/** Shows the error page in place of what failed to draw, instead of an empty screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <main>
        <ApplicationError />
      </main>
    ) : (
      this.props.children
    )
  }
}
