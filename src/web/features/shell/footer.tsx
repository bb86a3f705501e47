import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { operatorStore } from '../../parts/operator/operator-store.ts'

const AllSites = lazy(() => import('./all-sites.tsx'))

/**
 * Line "Powered by" of the footer. It is minimised at first; expanded it leads to the account (specification, section
 * 1).
 */
function PoweredBy({
  expanded,
  onExpand,
  onLogin,
}: {
  expanded: boolean
  onExpand: (expanded: boolean) => void
  onLogin: () => void
}): ReactNode {
  return (
    <div className="powered">
      <button
        type="button"
        className="chip small"
        aria-expanded={expanded}
        aria-controls="account-access"
        onClick={() => onExpand(!expanded)}
      >
        {t('shell.poweredBy')}
      </button>
      <div id="account-access" className="card" hidden={!expanded}>
        <h2>{t('shell.accountAccess')}</h2>
        <p className="row wrap">
          <button type="button" className="button" onClick={onLogin}>
            {t('shell.login')}
          </button>
          <Link className="button outlined" href="/signup">
            {t('shell.register')}
          </Link>
        </p>
      </div>
    </div>
  )
}

/** Two lists of sites that belong together, the tagline, and who stands behind it. */
export function Footer(properties: {
  expanded: boolean
  onExpand: (expanded: boolean) => void
  onLogin: () => void
}): ReactNode {
  const sites = useStore(operatorStore)?.sites
  return (
    <footer className="footer no-print">
      <p className="muted grow">
        {t('shell.tagline')}{' '}
        <Link className="link narrow-only" href="/dashboard">
          {t('shell.dashboard')}
        </Link>{' '}
        <Link className="link narrow-only" href="/about">
          {t('shell.about')}
        </Link>{' '}
        <Link className="link" href="/contact">
          {t('shell.contact')}
        </Link>
      </p>
      {sites ? (
        <Suspense fallback={null}>
          <AllSites sites={sites} />
        </Suspense>
      ) : null}
      <PoweredBy {...properties} />
    </footer>
  )
}
