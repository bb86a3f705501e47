import '../../ui/page-head.css'
import '../../ui/pattern.css'
import { useEffect, useState, type ReactNode } from 'react'
import { isForAdultsHere } from '#core/people/adult-pages.ts'
import { givenAge } from '../../parts/account/age-answer.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { littleMode } from '../../parts/little/little-mode.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, usePath } from '../../platform/router.tsx'
import css from './partners.module.css'

/** Addresses of the partner pages, in the order of the journey. */
const PLACES = [
  ['/partners', 'partners.nav.overview'],
  ['/partners/simulation', 'partners.nav.simulation'],
  ['/partners/charter', 'partners.nav.charter'],
  ['/partners/apply', 'partners.nav.apply'],
  ['/partners/ambassadors', 'partners.nav.ambassadors'],
] as const

/** Tells whether the person at the screen gets the page. Prerendered pages have it, until a child is known. */
function useIsOpen(): boolean {
  const signIn = useStore(signInStore)
  const isLittle = useStore(littleMode)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return (
    !isDrawn ||
    isForAdultsHere({
      signedIn: signIn.status === 'signed-in' ? signIn.account.ageBand : undefined,
      answered: givenAge(),
      isLittle,
    })
  )
}

/** Draws a partner page with its heading and its neighbours. A child gets a closed page instead. */
export function PartnerPage({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}): ReactNode {
  const path = usePath()
  if (!useIsOpen())
    return (
      <div className="narrow">
        <h1>{t('partners.closed')}</h1>
        <p>{t('partners.closedText')}</p>
        <p>
          <Link className="button" href="/">
            {t('partners.closedLink')}
          </Link>
        </p>
      </div>
    )
  return (
    <div className={css['page']}>
      <header className={`page-head section-brand no-print ${css['head']}`}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <span className="pattern" />
      </header>
      <nav className={`flow no-print ${css['places']}`} aria-label={t('partners.nav')}>
        {PLACES.map(([href, name]) => (
          <Link key={href} className="chip" href={href} {...(path === href ? { 'aria-current': 'page' as const } : {})}>
            {t(name)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
