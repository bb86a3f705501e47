import type { ComponentType } from 'react'
import type { ContentSection } from '#core/sections/sections.ts'
import { AGE_LEVELS } from '#core/age-levels/age-levels.ts'
import { loadSectionContent } from './platform/content/load-section-content.ts'
import type { MessageId, TextArea } from './platform/i18n/text-areas.ts'

/** A page with all it needs to be drawn at once. */
export type Page = ComponentType<{ parameter?: string }>

/** One route: its page is loaded when it is visited, with the text that it shows. */
export type PageRoute = {
  /** `/age-levels/:parameter` and `/dashboard/*` stand for any last part. */
  path: string
  title: MessageId
  areas: readonly TextArea[]
  /** The page's module under `features/`: the build preloads it with the prerendered page. */
  module: string
  load: () => Promise<Page>
  /** Addresses that are prerendered. */
  prerender: readonly string[]
  /** Without the side menu. */
  wide?: boolean
  /** Without the guest banner: the first page greets, and says nothing about days. */
  quiet?: boolean
}

const withSection = async (section: ContentSection): Promise<Page> => {
  const [{ createContentPage }, content] = await Promise.all([import('./features/content-pages/content-page.tsx'), loadSectionContent('xh', section)])
  return createContentPage(section, content)
}

const contentRoute = (section: ContentSection): PageRoute => ({
  path: `/${section}`,
  title: `shell.section.${section}`,
  areas: ['content-pages', 'pronunciation'],
  module: 'content-pages/content-page.tsx',
  load: () => withSection(section),
  prerender: [`/${section}`],
})

/** Every page, in the order of the specification, section 2. */
export const ROUTES: readonly PageRoute[] = [
  { path: '/', title: 'home.pageTitle', areas: ['home'], module: 'home/home-page.tsx', load: async () => (await import('./features/home/home-page.tsx')).HomePage, prerender: ['/'], quiet: true },
  { path: '/menu', title: 'menu.title', areas: ['menu'], module: 'menu/menu-page.tsx', load: async () => (await import('./features/menu/menu-page.tsx')).MenuPage, prerender: ['/menu'], wide: true },
  { path: '/kids-menu', title: 'kidsMenu.title', areas: ['kids-menu', 'quiz'], module: 'kids-menu/kids-menu-page.tsx', load: async () => (await import('./features/kids-menu/kids-menu-page.tsx')).KidsMenuPage, prerender: ['/kids-menu'] },
  { path: '/age-levels', title: 'ageLevels.title', areas: ['age-levels'], module: 'age-levels/age-levels-page.tsx', load: async () => (await import('./features/age-levels/age-levels-page.tsx')).AgeLevelsPage, prerender: ['/age-levels'] },
  { path: '/age-levels/:parameter', title: 'ageLevels.title', areas: ['age-levels'], module: 'age-levels/age-level-page.tsx', load: async () => (await import('./features/age-levels/age-level-page.tsx')).AgeLevelPage, prerender: AGE_LEVELS.map(({ id }) => `/age-levels/${id}`) },
  contentRoute('vocabulary'), contentRoute('phrases'), contentRoute('numbers'), contentRoute('time'), contentRoute('grammar'), contentRoute('culture'),
  { path: '/activities', title: 'activities.title', areas: ['activities'], module: 'activities/activities-page.tsx', load: async () => (await import('./features/activities/activities-page.tsx')).ActivitiesPage, prerender: ['/activities'] },
  { path: '/ask-khulu', title: 'khulu.title', areas: ['khulu'], module: 'khulu/khulu-page.tsx', load: async () => (await import('./features/khulu/khulu-page.tsx')).KhuluPage, prerender: ['/ask-khulu'] },
  { path: '/about', title: 'about.title', areas: ['about'], module: 'about/about-page.tsx', load: async () => (await import('./features/about/about-page.tsx')).AboutPage, prerender: ['/about'] },
  { path: '/contact', title: 'contact.title', areas: ['contact'], module: 'contact/contact-page.tsx', load: async () => (await import('./features/contact/contact-page.tsx')).ContactPage, prerender: ['/contact'] },
  { path: '/quiz', title: 'quiz.title', areas: ['quiz'], module: 'quiz/quiz-page.tsx', load: async () => (await import('./features/quiz/quiz-page.tsx')).QuizPage, prerender: ['/quiz'] },
  { path: '/themes', title: 'themes.title', areas: ['themes'], module: 'themes/themes-page.tsx', load: async () => (await import('./features/themes/themes-page.tsx')).ThemesPage, prerender: ['/themes'] },
  { path: '/progress', title: 'progress.title', areas: ['progress', 'achievements'], module: 'progress/progress-page.tsx', load: async () => (await import('./features/progress/progress-page.tsx')).ProgressPage, prerender: ['/progress'] },
  { path: '/achievements', title: 'achievements.title', areas: ['achievements'], module: 'achievements/achievements-page.tsx', load: async () => (await import('./features/achievements/achievements-page.tsx')).AchievementsPage, prerender: ['/achievements'] },
  { path: '/login', title: 'accounts.logIn', areas: ['accounts'], module: 'accounts/login-page.tsx', load: async () => (await import('./features/accounts/login-page.tsx')).LoginPage, prerender: ['/login'] },
  { path: '/signup', title: 'accounts.signUp', areas: ['accounts'], module: 'accounts/signup-page.tsx', load: async () => (await import('./features/accounts/signup-page.tsx')).SignupPage, prerender: ['/signup'] },
  { path: '/dashboard', title: 'dashboard.title', areas: ['dashboard'], module: 'dashboard/dashboard-page.tsx', load: async () => (await import('./features/dashboard/dashboard-page.tsx')).DashboardPage, prerender: ['/dashboard'] },
  { path: '/dashboard/*', title: 'dashboard.title', areas: ['dashboard'], module: 'dashboard/dashboard-page.tsx', load: async () => (await import('./features/dashboard/dashboard-page.tsx')).DashboardPage, prerender: [] },
  { path: '/terms', title: 'terms.title', areas: ['terms'], module: 'terms/terms-page.tsx', load: async () => (await import('./features/terms/terms-page.tsx')).TermsPage, prerender: ['/terms'] },
]

/** What is shown for every other address. */
export const NOT_FOUND_ROUTE: PageRoute = {
  path: '/404', title: 'errors.notFoundTitle', areas: ['errors'], module: 'errors/not-found-page.tsx',
  load: async () => (await import('./features/errors/not-found-page.tsx')).NotFoundPage, prerender: ['/404'],
}

/** The route of an address, with the part that stands for `:parameter`. */
export function matchRoute(address: string): { route: PageRoute; parameter?: string } {
  const path = address.length > 1 ? address.replace(/\/+$/, '') : address
  const exact = ROUTES.find((route) => route.path === path)
  if (exact) return { route: exact }
  const [, parent, parameter] = /^(\/[^/]+)\/([^/]+)$/.exec(path) ?? []
  const open = ROUTES.find((route) => (route.path.endsWith('/:parameter') && route.path === `${parent}/:parameter`) || (route.path.endsWith('/*') && path.startsWith(route.path.slice(0, -1))))
  return open ? { route: open, ...(parameter === undefined ? {} : { parameter }) } : { route: NOT_FOUND_ROUTE }
}
