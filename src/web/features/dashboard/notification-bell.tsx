import type { ReactNode } from 'react'
import { notificationsCalls as calls } from '#contract/notifications.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { BellIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './top-bar.module.css'

/** Largest number that the bell shows; beyond it stands a plus. */
const MOST_SHOWN = 99

/** Link to the notifications, with the number of unread ones. */
export function NotificationBell(): ReactNode {
  const { data } = useCallQuery<'countNotifications'>(calls.countNotifications, {})
  const unread = data?.unread ?? 0
  return (
    <Link
      className={`icon-button ${css['bell']}`}
      href="/dashboard/notifications"
      aria-label={t('dashboard.notifications', { count: unread })}
    >
      <BellIcon />
      {unread === 0 ? null : (
        <span className={css['unread']} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  )
}
