import './shell.css'
import { useState, type ReactNode } from 'react'
import { Link, usePath } from '../../platform/router.tsx'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { SECTIONS } from '#core/sections/sections.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { BookIcon, GridIcon, HomeIcon, MessagesIcon, SproutIcon } from '../../ui/icons.tsx'
import { SECTION_LOOK } from '../../ui/section-look.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { QuickQuiz } from './quick-quiz.tsx'
import { litTab, TAB_IDS, tabAddress } from './tabs.ts'

const TAB_ICONS = { home: HomeIcon, learn: BookIcon, menu: GridIcon, khulu: MessagesIcon, me: SproutIcon }

/** Returns `aria-current` for a link to `path` on the page at `location`. */
const currentPage = (location: string, path: string): 'page' | undefined =>
  location === path || (path !== '/' && location.startsWith(`${path}/`)) ? 'page' : undefined

function SideMenu({ location }: { location: string }): ReactNode {
  return (
    <div className="sidebar no-print">
      <nav aria-label={t('shell.sections')}>
        <ul className="nav">
          {SECTIONS.map((section) => {
            const { className, Icon } = SECTION_LOOK[section]
            return (
              <li key={section}>
                <Link className={className} href={`/${section}`} aria-current={currentPage(location, `/${section}`)}>
                  <Icon />
                  {t(`shell.section.${section}`)}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <nav className="nav" aria-label={t('shell.tools')}>
        <Link className="section-brand" href="/tools" aria-current={currentPage(location, '/tools')}>
          <GridIcon />
          {t('shell.tools')}
        </Link>
      </nav>
      <QuickQuiz />
    </div>
  )
}

/** Bar at the bottom of a phone. The lit tab is the page itself, or the part of the site that the page belongs to. */
function Dock({ location }: { location: string }): ReactNode {
  const signIn = useStore(signInStore)
  const isChild = signIn.status === 'signed-in' && signIn.account.ageBand === 'child'
  const lit = litTab(location)
  return (
    <nav className="dock no-print" aria-label={t('shell.main')}>
      {TAB_IDS.map((tab) => {
        const href = tabAddress(tab, isChild)
        const Icon = TAB_ICONS[tab]
        return (
          <Link key={tab} href={href} aria-current={tab === lit ? (href === location ? 'page' : 'true') : undefined}>
            <Icon />
            {t(`shell.dock.${tab}`)}
          </Link>
        )
      })}
    </nav>
  )
}

/**
 * Frame of every page: header, side menu, footer and, on a phone, the dock. @param banner above the header: the guest's
 * days @param onLogin opens the login dialog; without scripts the link leads to the login page
 */
export function Shell({
  banner,
  wide,
  onLogin,
  onSignOut,
  onLanguage,
  children,
}: {
  banner: ReactNode
  wide: boolean
  onLogin: () => void
  onSignOut: () => void
  onLanguage: (language: InterfaceLanguage) => void
  children: ReactNode
}): ReactNode {
  const location = usePath()
  const [expanded, setExpanded] = useState(false)
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      {banner}
      <Header onLogin={onLogin} onSignOut={onSignOut} onLanguage={onLanguage} />
      <div className={`shell${wide ? ' full' : ''}`}>
        {wide ? null : <SideMenu location={location} />}
        <div className="page">
          <div className="page-inner">
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            {wide && banner !== null ? <QuickQuiz /> : null}
            <Footer expanded={expanded} onExpand={setExpanded} onLogin={onLogin} />
          </div>
        </div>
      </div>
      <Dock location={location} />
    </>
  )
}
