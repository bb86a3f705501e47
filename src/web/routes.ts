import type { ComponentType } from 'react'
import type { ContentSection } from '#core/sections/sections.ts'
import { AGE_LEVELS } from '#core/age-levels/age-levels.ts'
import { HomePage } from './features/home/home-page.tsx'
import { loadNounClasses, loadSectionContent } from './platform/content/load-section-content.ts'
import type { MessageId, TextArea } from './platform/i18n/text-areas.ts'

/** A page with all it needs to be drawn at once. */
export type Page = ComponentType<{ parameter?: string }>

/** One route: its page is loaded when it is visited, with the text that it shows. */
export type PageRoute = {
  /** `/age-levels/:parameter` and `/dashboard/*` stand for any last part. */
  path: string
  title: MessageId
  areas: readonly TextArea[]
  /** The page's module: the build preloads it with the prerendered page. */
  module: string
  load: () => Promise<Page>
  /** Addresses that are prerendered. */
  prerender: readonly string[]
  /** Without the side menu. */
  wide?: boolean
  /** Without the guest banner: the first page greets, and says nothing about days. */
  quiet?: boolean
}

const pages = import.meta.glob<Page>(['./features/*/*-page.tsx', '!./features/content-pages/*', '!./features/home/*'], { import: 'default' })

/** A page of its own module, `features/<module>-page.tsx`; its text is the area of the feature unless others are named. */
function route(path: string, module: string, title: MessageId, more: Partial<PageRoute> = {}): PageRoute {
  const load = pages[`./features/${module}-page.tsx`]
  if (!load) throw new Error(`There is no page ${module}.`)
  return { path, title, areas: [module.split('/')[0] as TextArea], module: `features/${module}-page.tsx`, load, prerender: [path], ...more }
}

/** The page of a section: one module for all six, with the section's own items. */
const contentRoute = (section: ContentSection): PageRoute => ({
  path: `/${section}`,
  title: `shell.section.${section}`,
  areas: ['content-pages'],
  module: 'features/content-pages/content-page.tsx',
  prerender: [`/${section}`],
  load: async () => {
    const [{ createContentPage }, items, nounClasses] = await Promise.all([
      import('./features/content-pages/content-page.tsx'), loadSectionContent('xh', section), section === 'grammar' ? loadNounClasses() : [],
    ])
    return createContentPage(section, items, nounClasses)
  },
})

/** Every page, in the order of the specification, section 2. The first one is part of the app itself. */
export const ROUTES: readonly PageRoute[] = [
  { path: '/', title: 'home.pageTitle', areas: ['home'], module: 'features/home/home-page.tsx', load: async () => HomePage, prerender: ['/'], quiet: true },
  route('/menu', 'menu/menu', 'menu.title', { wide: true }),
  route('/kids-menu', 'kids-menu/kids-menu', 'kidsMenu.title'),
  route('/age-levels', 'age-levels/age-levels', 'ageLevels.title'),
  route('/age-levels/:parameter', 'age-levels/age-level', 'ageLevels.title', { prerender: AGE_LEVELS.map(({ id }) => `/age-levels/${id}`) }),
  contentRoute('vocabulary'), contentRoute('phrases'), contentRoute('numbers'), contentRoute('time'), contentRoute('grammar'), contentRoute('culture'),
  route('/activities', 'activities/activities', 'activities.title'),
  route('/ask-khulu', 'khulu/khulu', 'khulu.title'),
  route('/about', 'about/about', 'about.title'),
  route('/contact', 'contact/contact', 'contact.title'),
  route('/quiz', 'quiz/quiz', 'quiz.title'),
  route('/themes', 'themes/themes', 'themes.title'),
  route('/progress', 'progress/progress', 'progress.title', { areas: ['progress', 'achievements'] }),
  route('/achievements', 'achievements/achievements', 'achievements.title'),
  route('/login', 'accounts/login', 'accounts.logIn'),
  route('/signup', 'accounts/signup', 'accounts.signUp'),
  route('/dashboard', 'dashboard/dashboard', 'dashboard.title'),
  route('/dashboard/*', 'dashboard/dashboard', 'dashboard.title', { prerender: [] }),
  route('/terms', 'terms/terms', 'terms.title'),
]

/** What is shown for every other address. */
export const NOT_FOUND_ROUTE = route('/404', 'errors/not-found', 'errors.notFoundTitle')

/** The route of an address, with the part that stands for `:parameter`. */
export function matchRoute(address: string): { route: PageRoute; parameter?: string } {
  const path = address.length > 1 ? address.replace(/\/+$/, '') : address
  const exact = ROUTES.find((candidate) => candidate.path === path)
  if (exact) return { route: exact }
  const [, parent, parameter] = /^(\/[^/]+)\/([^/]+)$/.exec(path) ?? []
  const open = ROUTES.find((candidate) => candidate.path === `${parent}/:parameter` || (candidate.path.endsWith('/*') && path.startsWith(candidate.path.slice(0, -1))))
  return open ? { route: open, ...(parameter === undefined ? {} : { parameter }) } : { route: NOT_FOUND_ROUTE }
}
