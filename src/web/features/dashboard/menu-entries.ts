import type { ComponentType } from 'react'
import { OverviewIcon, UserPlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import type { MessageId } from '../../platform/i18n/text-areas.ts'
import { UsersIcon } from '../../ui/icons.tsx'

type Entry = {
  id: string
  href: string
  /** Text of the area `dashboard`, which the layout loads anyway. */
  name: MessageId
  Icon: ComponentType<{ small?: boolean }>
}

/** Pages of the side menu, in its order. Only pages that exist are listed. */
export const MENU_ENTRIES: readonly Entry[] = [
  { id: 'overview', href: '/dashboard', name: 'dashboard.menu.overview', Icon: OverviewIcon },
  { id: 'family', href: '/dashboard/family', name: 'dashboard.menu.family', Icon: UsersIcon },
]

/** Entries of the menu "Create". Each leads to the page on which the thing is made. */
export const CREATE_ENTRIES: readonly Entry[] = [
  { id: 'child', href: '/children', name: 'dashboard.create.child', Icon: UserPlusIcon },
  { id: 'member', href: '/dashboard/family', name: 'dashboard.create.member', Icon: UsersIcon },
]

/** Decides which entry a page belongs to: the one whose address begins the page's, the longest first. */
export const litEntry = (path: string): Entry | undefined =>
  MENU_ENTRIES.filter(({ href }) => path === href || (href !== '/dashboard' && path.startsWith(`${href}/`))).toSorted(
    (one, other) => other.href.length - one.href.length,
  )[0]
