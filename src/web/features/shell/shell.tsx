import './shell.css'
import { useState, type ReactNode } from 'react'
import { Link, usePath } from '../../platform/router.tsx'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { SECTIONS } from '#core/sections/sections.ts'
import { t } from '../../platform/i18n/translate.ts'
import { GridIcon, HomeIcon, MessagesIcon, SproutIcon } from '../../ui/icons.tsx'
import { SECTION_LOOK } from '../../ui/section-look.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { QuickQuiz } from './quick-quiz.tsx'

const DOCK = [
  { path: '/', label: 'shell.dock.home', Icon: HomeIcon },
  { path: '/menu', label: 'shell.dock.learn', Icon: GridIcon },
  { path: '/ask-khulu', label: 'shell.dock.khulu', Icon: MessagesIcon },
  { path: '/progress', label: 'shell.dock.me', Icon: SproutIcon },
] as const

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

const Dock = ({ location }: { location: string }): ReactNode => (
  <nav className="dock no-print" aria-label={t('shell.main')}>
    {DOCK.map(({ path, label, Icon }) => (
      <Link key={path} href={path} aria-current={currentPage(location, path)}>
        <Icon />
        {t(label)}
      </Link>
    ))}
  </nav>
)

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
