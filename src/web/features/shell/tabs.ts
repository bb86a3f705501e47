/** Tabs of the bar at the bottom of a phone, in its order. */
export type TabId = 'home' | 'learn' | 'menu' | 'khulu' | 'me'

/** Addresses of the tabs, and the first parts of the addresses that belong to each. */
const TABS: Readonly<Record<TabId, { href: string; pages: readonly string[] }>> = {
  home: { href: '/', pages: ['', 'adults-dashboard', 'kids-dashboard'] },
  learn: {
    href: '/learn',
    pages: ['learn', 'lesson', 'review', 'placement', 'module', 'own-lesson', 'assignments', 'assignment'],
  },
  menu: {
    href: '/menu',
    pages: [
      'menu',
      'vocabulary',
      'phrases',
      'numbers',
      'time',
      'grammar',
      'culture',
      'activities',
      'age-levels',
      'kids-menu',
      'quiz',
      'tools',
      'toddlers',
      'together',
      'themes',
      'speak',
    ],
  },
  khulu: { href: '/ask-khulu', pages: ['ask-khulu'] },
  me: { href: '/progress', pages: ['progress', 'achievements', 'account', 'on-device'] },
}

export const TAB_IDS = Object.keys(TABS) as TabId[]

/** Address that a tab leads to. A child's Home is the child's day. */
export const tabAddress = (tab: TabId, isChild: boolean): string =>
  tab === 'home' && isChild ? '/kids-dashboard' : TABS[tab].href

/** Tab that is lit at an address; undefined where none is, such as on the page to log in. */
export const litTab = (address: string): TabId | undefined =>
  TAB_IDS.find((tab) => TABS[tab].pages.includes(address.split('/')[1] ?? ''))
