import { useCallback, useState, type MouseEvent, type ReactNode } from 'react'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { dashboardOf, signInStore, type Account } from '../../parts/account/account-store.ts'
import { ActionMenu } from '../../parts/dashboard/action-menu.tsx'
import { Avatar } from '../../parts/dashboard/avatar.tsx'
import { ChevronDownIcon, MenuIcon, PlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { LanguagePicker } from '../../parts/preferences/language-picker.tsx'
import { ThemePicker } from '../../parts/preferences/theme-picker.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { UserIcon } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CREATE_ENTRIES } from './menu-entries.ts'
import { CREATE_ICONS } from './menu-icons.ts'
import { MenuDrawer } from './side-menu.tsx'
import { TopSearch } from './top-search.tsx'
import css from './top-bar.module.css'

function UserMenu({ account, onSignOut }: { account: Account; onSignOut: () => void }): ReactNode {
  return (
    <ActionMenu
      label={t('dashboard.userMenu', { name: account.firstName })}
      className={css['person'] ?? ''}
      button={
        <>
          <Avatar name={account.firstName} />
          <b className={css['wide']}>{account.firstName}</b>
          <ChevronDownIcon small />
        </>
      }
      actions={[
        { id: 'today', name: t('shell.today'), href: dashboardOf(account.ageBand) },
        ...(account.ageBand === 'adult' ? [{ id: 'children', name: t('dashboard.children'), href: '/children' }] : []),
        { id: 'progress', name: t('shell.progress'), href: '/progress' },
        { id: 'account', name: t('shell.ownAccount'), href: '/account' },
        ...(account.ageBand === 'adult'
          ? [
              { id: 'help', name: t('dashboard.help'), href: '/help' },
              { id: 'community', name: t('dashboard.community'), href: '/community' },
            ]
          : []),
        { id: 'log-out', name: t('shell.logOut'), onAction: onSignOut },
      ]}
    />
  )
}

function CreateMenu(): ReactNode {
  return (
    <ActionMenu
      label={t('dashboard.create')}
      className={`button ${css['create']}`}
      button={
        <>
          <PlusIcon small />
          <span className={css['wide']}>{t('dashboard.create')}</span>
        </>
      }
      actions={CREATE_ENTRIES.map(({ id, href }) => ({
        id,
        href,
        Icon: CREATE_ICONS[id],
        name: t(`dashboard.create.${id}`),
      }))}
    />
  )
}

function LogInLinks({ onLogin }: { onLogin: () => void }): ReactNode {
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLogin()
  }
  return (
    <span className="guest-only row">
      <a className={`button outlined ${css['log-in']}`} href="/login" onClick={open}>
        <UserIcon small />
        {t('shell.logIn')}
      </a>
      <Link className={`button ${css['wide']}`} href="/signup">
        {t('shell.signUp')}
      </Link>
    </span>
  )
}

/** Top bar: on a phone the menu's button, then search, "Create", theme, language, and the person's menu. */
export function TopBar({
  onLogin,
  onSignOut,
  onLanguage,
}: {
  onLogin: () => void
  onSignOut: () => void
  onLanguage: (language: InterfaceLanguage) => void
}): ReactNode {
  const signIn = useStore(signInStore)
  const [drawer, setDrawer] = useState(false)
  const close = useCallback(() => setDrawer(false), [])
  const account = signIn.status === 'signed-in' ? signIn.account : undefined
  return (
    <header className={`no-print ${css['bar']}`}>
      <button
        type="button"
        className={`icon-button ${css['narrow']}`}
        aria-label={t('dashboard.openMenu')}
        onClick={() => setDrawer(true)}
      >
        <MenuIcon />
      </button>
      {drawer ? (
        <MenuDrawer onClose={close}>
          <ThemePicker up />
          <LanguagePicker up onLanguage={onLanguage} />
        </MenuDrawer>
      ) : null}
      {account?.ageBand === 'adult' ? <TopSearch /> : null}
      <span className={css['space']} />
      {account?.ageBand === 'adult' ? <CreateMenu /> : null}
      <span className={css['pickers']}>
        <LanguagePicker onLanguage={onLanguage} />
        <ThemePicker />
      </span>
      {signIn.status === 'unknown' ? (
        <span className="account-only">
          <Spinner label={t('shell.signInUnknown')} />
        </span>
      ) : null}
      {account?.ageBand === 'adult' ? <NotificationBell /> : null}
      {account ? <UserMenu account={account} onSignOut={onSignOut} /> : <LogInLinks onLogin={onLogin} />}
    </header>
  )
}
