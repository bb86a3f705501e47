import type { ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'
import type { Site } from '#core/privacy/operator.ts'
import { useStore } from '../../platform/create-store.ts'
import { OutsideLink } from '../../platform/grown-ups/outside-link.tsx'
import { useOutsideRule } from '../../platform/grown-ups/use-outside-rule.ts'
import { t } from '../../platform/i18n/translate.ts'
import { operatorStore } from '../../platform/operator/operator-store.ts'
import { ChevronUpIcon } from '../../ui/icons.tsx'
import { Picker } from '../../ui/picker.tsx'

function Sites({ name, sites }: { name: string; sites: readonly Site[] }): ReactNode {
  return sites.length === 0 ? null : (
    <Picker
      up
      className="chip"
      label={name}
      summary={
        <>
          {name} <ChevronUpIcon small className="up" />
        </>
      }
    >
      <ul>
        {sites.map((site) => (
          <li key={site.url}>
            <OutsideLink href={site.url}>{site.name}</OutsideLink>
          </li>
        ))}
      </ul>
    </Picker>
  )
}

/** Minimised at first; expanded it leads to the account (specification, section 1). */
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
        className="chip sm"
        aria-expanded={expanded}
        aria-controls="account-access"
        onClick={() => onExpand(!expanded)}
      >
        {t('shell.poweredBy')}
      </button>
      <div id="account-access" className="card" hidden={!expanded}>
        <h2>{t('shell.accountAccess')}</h2>
        <p className="row wrap">
          <button type="button" className="btn" onClick={onLogin}>
            {t('shell.login')}
          </button>
          <Link className="btn g" href="/signup">
            {t('shell.register')}
          </Link>
        </p>
      </div>
    </div>
  )
}

/** The operator's sites, in two lists. A child has none of them. */
function AllSites(): ReactNode {
  const sites = useStore(operatorStore)?.sites
  const rule = useOutsideRule()
  return sites === undefined || rule === 'gate' ? null : (
    <>
      <Sites name={t('shell.ourSites')} sites={sites.families} />
      <Sites name={t('shell.academy')} sites={sites.academy} />
    </>
  )
}

/** Two lists of sites that belong together, the tagline, and who stands behind it. */
export function Footer(properties: {
  expanded: boolean
  onExpand: (expanded: boolean) => void
  onLogin: () => void
}): ReactNode {
  return (
    <footer className="foot no-print">
      <p className="m grow">
        {t('shell.tagline')}{' '}
        <Link className="lk narrow-only" href="/dashboard">
          {t('shell.dashboard')}
        </Link>{' '}
        <Link className="lk narrow-only" href="/about">
          {t('shell.about')}
        </Link>{' '}
        <Link className="lk" href="/contact">
          {t('shell.contact')}
        </Link>
      </p>
      <AllSites />
      <PoweredBy {...properties} />
    </footer>
  )
}
