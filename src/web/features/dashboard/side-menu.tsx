import { useEffect, useRef, type ReactNode } from 'react'
import { ArrowLeftIcon, PanelIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, usePath } from '../../platform/router.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { litEntry, MENU_ENTRIES } from './menu-entries.ts'
import { MENU_ICONS } from './menu-icons.ts'
import { narrowMenuStore, setNarrowMenu } from './menu-width.ts'
import css from './side-menu.module.css'

/** Letter F of the wordmark, for the narrow menu. */
const Mark = (): ReactNode => (
  <svg
    height="32"
    viewBox="0 0 34 50"
    role="img"
    aria-label="Funda"
    fill="none"
    stroke="currentColor"
    strokeWidth="7.5"
  >
    <path d="M8 45V9.5h22" />
    <path d="M15 18.5l16 8.5-16 8.5z" fill="var(--accent)" stroke="none" />
  </svg>
)

function Entries({ isNarrow = false }: { isNarrow?: boolean }): ReactNode {
  const lit = litEntry(usePath())
  return (
    <ul className={css['entries']}>
      {MENU_ENTRIES.map(({ id, href }) => {
        const Icon = MENU_ICONS[id]
        const name = t(`dashboard.menu.${id}`)
        return (
          <li key={id}>
            <Link href={href} aria-current={lit?.id === id ? 'page' : undefined} {...(isNarrow ? { title: name } : {})}>
              <Icon />
              <span>{name}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const BackToApp = (): ReactNode => (
  <Link href="/" title={t('dashboard.backToApp')}>
    <ArrowLeftIcon />
    <span>{t('dashboard.backToApp')}</span>
  </Link>
)

/** Menu beside the page on a wide window, with names or with icons alone. */
export function SideMenu(): ReactNode {
  const isNarrow = useStore(narrowMenuStore)
  return (
    <nav className={`no-print ${css['side']}${isNarrow ? ` ${css['narrow']}` : ''}`} aria-label={t('dashboard.menu')}>
      <Link className={css['logo']} href="/dashboard">
        {isNarrow ? <Mark /> : <Wordmark />}
      </Link>
      <Entries isNarrow={isNarrow} />
      <ul className={`${css['entries']} ${css['last']}`}>
        <li>
          <button
            type="button"
            aria-pressed={isNarrow}
            title={t('dashboard.narrowMenu')}
            onClick={() => setNarrowMenu(!isNarrow)}
          >
            <PanelIcon />
            <span>{t('dashboard.narrowMenu')}</span>
          </button>
        </li>
        <li>
          <BackToApp />
        </li>
      </ul>
    </nav>
  )
}

/**
 * Menu over the page on a phone. It closes when a page is chosen, by Escape, by its button and by a tap beside it.
 * @param children what has no room in a phone's top bar
 */
export function MenuDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const path = usePath()
  const opened = useRef(path)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (path !== opened.current) onClose()
  }, [path, onClose])
  return (
    <dialog
      ref={dialog}
      className={css['drawer']}
      aria-label={t('dashboard.menu')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      closedby="any"
    >
      <div className={css['sheet']}>
        <div className="row spread">
          <Wordmark />
          <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={t('dashboard.menu')}>
          <Entries />
        </nav>
        <div className={css['last']}>
          <div className="row">{children}</div>
          <ul className={css['entries']}>
            <li>
              <BackToApp />
            </li>
          </ul>
        </div>
      </div>
    </dialog>
  )
}
