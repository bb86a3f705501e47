/** Pages of the dashboard that a menu can name, in the order of the side menu. */
export type PageId =
  | 'overview'
  | 'family'
  | 'classes'
  | 'assignments'
  | 'schedule'
  | 'curriculum'
  | 'reports'
  | 'builder'
  | 'roster'
  | 'print'
  | 'market'
  | 'schools'
  | 'settings'

/** Things that somebody can make. */
export type CreateId = 'child' | 'member' | 'class' | 'lesson' | 'assignment' | 'event' | 'worksheet' | 'student'

type Entry<Id> = { id: Id; href: string }

/**
 * Pages of the side menu, in its order. Only pages that exist are listed. The name of an entry is the text
 * `dashboard.menu.<id>`, its icon stands in `menu-icons.ts`.
 */
export const MENU_ENTRIES: readonly Entry<PageId>[] = [
  { id: 'overview', href: '/dashboard' },
  { id: 'family', href: '/dashboard/family' },
  { id: 'classes', href: '/dashboard/classes' },
  { id: 'assignments', href: '/dashboard/assignments' },
  { id: 'schedule', href: '/dashboard/schedule' },
  { id: 'curriculum', href: '/dashboard/curriculum' },
  { id: 'reports', href: '/dashboard/reports' },
  { id: 'builder', href: '/dashboard/builder' },
  { id: 'roster', href: '/dashboard/roster' },
  { id: 'print', href: '/dashboard/print' },
  { id: 'market', href: '/dashboard/market' },
  { id: 'schools', href: '/dashboard/schools' },
]

/** Entries of the menu "Create". Each leads to the page on which the thing is made; its name is `dashboard.create.<id>`. */
export const CREATE_ENTRIES: readonly Entry<CreateId>[] = [
  { id: 'child', href: '/children' },
  { id: 'member', href: '/dashboard/family' },
  { id: 'class', href: '/dashboard/classes?create' },
  { id: 'student', href: '/dashboard/roster' },
  { id: 'lesson', href: '/dashboard?create' },
  { id: 'worksheet', href: '/dashboard/print' },
  { id: 'event', href: '/dashboard/schedule' },
  { id: 'assignment', href: '/dashboard/assignments' },
]

/** Finds the entry of a page: the one whose address begins the page's, the longest first. */
export const litEntry = (path: string): Entry<PageId> | undefined =>
  MENU_ENTRIES.filter(({ href }) => path === href || (href !== '/dashboard' && path.startsWith(`${href}/`))).toSorted(
    (one, other) => other.href.length - one.href.length,
  )[0]
