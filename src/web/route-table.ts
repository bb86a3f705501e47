import type { ContentSection } from '#core/sections/sections.ts'
import { AGE_LEVELS } from '#core/age-levels/age-levels.ts'
import { KIDS_GAMES } from '#core/game/kids-games.ts'
import { DEFAULT_LEARNING_LANGUAGE } from '#core/languages/learning-languages.ts'
import { loadNounClasses, loadSectionCards } from './parts/content/load-section-content.ts'
import { PAGE_AREAS } from './page-areas.ts'
import type { MessageId } from './platform/i18n/text-areas.ts'
import type { Layout } from './platform/layout.ts'
import { HOME_ROUTE, type LayoutRoute, type Page, type PageRoute } from './routes.ts'

const pages = import.meta.glob<Page>(['./features/*/*-page.tsx', '!./features/content-pages/*', '!./features/home/*'], {
  import: 'default',
})

const layouts = import.meta.glob<Layout>('./features/*/*-layout.tsx', { import: 'default' })

/** Builds the route of a page, `features/<module>-page.tsx`, with the texts that its modules name. */
function route(
  path: string,
  module: keyof typeof PAGE_AREAS,
  title: MessageId,
  more: Partial<PageRoute> = {},
): PageRoute {
  const load = pages[`./features/${module}-page.tsx`]
  if (!load) throw new Error(`There is no page ${module}.`)
  return {
    path,
    title,
    areas: PAGE_AREAS[module],
    module: `features/${module}-page.tsx`,
    load,
    prerender: [path],
    ...more,
  }
}

/** Builds a layout, `features/<module>.tsx`, for the pages below one address. */
function layout(module: keyof typeof PAGE_AREAS & `${string}-layout`): LayoutRoute {
  const load = layouts[`./features/${module}.tsx`]
  if (!load) throw new Error(`There is no layout ${module}.`)
  return { areas: PAGE_AREAS[module], module: `features/${module}.tsx`, load }
}

const DASHBOARD = layout('dashboard/dashboard-layout')

/** Returns the page of a section: one module for all six, with the section's own items. */
const contentRoute = (section: ContentSection): PageRoute => ({
  path: `/${section}`,
  title: `shell.section.${section}`,
  areas: PAGE_AREAS['content-pages/content'],
  module: 'features/content-pages/content-page.tsx',
  prerender: [`/${section}`],
  load: async () => {
    const [{ createContentPage }, items, nounClasses] = await Promise.all([
      import('./features/content-pages/content-page.tsx'),
      loadSectionCards(DEFAULT_LEARNING_LANGUAGE, section),
      section === 'grammar' ? loadNounClasses(DEFAULT_LEARNING_LANGUAGE) : [],
    ])
    return createContentPage(section, items, nounClasses)
  },
})

/** Every page, in the order of the specification, section 2. */
export const ROUTES: readonly PageRoute[] = [
  HOME_ROUTE,
  route('/menu', 'menu/menu', 'menu.title', { wide: true }),
  route('/kids-menu', 'kids-menu/kids-menu', 'kidsMenu.title'),
  route('/kids-menu/:parameter', 'kids-game/kids-game', 'kidsGame.title', {
    prerender: KIDS_GAMES.map((game) => `/kids-menu/${game}`),
    wide: true,
    quiet: true,
  }),
  route('/speak', 'speak/speak', 'speak.title'),
  route('/speak/review', 'speak/review-recordings', 'speak.review.title'),
  route('/together', 'together/together', 'together.title', { wide: true, quiet: true }),
  route('/toddlers', 'toddlers/toddlers', 'toddlers.title', { wide: true, quiet: true }),
  route('/age-levels', 'age-levels/age-levels', 'ageLevels.title'),
  route('/age-levels/:parameter', 'age-levels/age-level', 'ageLevels.title', {
    prerender: AGE_LEVELS.map(({ id }) => `/age-levels/${id}`),
  }),
  contentRoute('vocabulary'),
  contentRoute('phrases'),
  contentRoute('numbers'),
  contentRoute('time'),
  contentRoute('grammar'),
  contentRoute('culture'),
  route('/learn', 'course/learn', 'course.title', { wide: true }),
  route('/learn/:parameter', 'course/unit', 'course.title', { prerender: [], wide: true }),
  route('/lesson/:parameter', 'lesson/lesson', 'lesson.pageTitle', { prerender: [], wide: true, quiet: true }),
  route('/module/:parameter', 'curriculum/module', 'curriculum.module.title', {
    prerender: [],
    wide: true,
    quiet: true,
  }),
  route('/own-lesson/:parameter', 'own-lesson/own-lesson', 'ownLesson.title', {
    prerender: [],
    wide: true,
    quiet: true,
  }),
  route('/review', 'lesson/review', 'lesson.review'),
  route('/placement', 'lesson/placement', 'course.placement', { wide: true, quiet: true }),
  route('/activities', 'activities/activities', 'activities.title'),
  route('/ask-khulu', 'khulu/khulu', 'khulu.title'),
  route('/about', 'about/about', 'about.title'),
  route('/contact', 'contact/contact', 'contact.title'),
  route('/quiz', 'quiz/quiz', 'quiz.title'),
  route('/themes', 'themes/themes', 'themes.title'),
  route('/tools', 'tools/tools', 'tools.title'),
  route('/tools/dictionary', 'tools/dictionary', 'tools.dictionary.title'),
  route('/tools/words', 'tools/words', 'tools.words.title'),
  route('/tools/conjugator', 'tools/conjugator', 'tools.conjugator.title'),
  route('/tools/noun-classes', 'tools/noun-classes', 'tools.noun-classes.title'),
  route('/tools/numbers', 'tools/numbers', 'tools.numbers.title'),
  route('/tools/sounds', 'tools/sounds', 'tools.sounds.title'),
  route('/tools/flash-cards', 'tools/flash-cards', 'tools.flash-cards.title'),
  route('/kids-dashboard', 'own-dashboard/kids-dashboard', 'ownDashboard.kidsTitle', { wide: true }),
  route('/adults-dashboard', 'own-dashboard/adults-dashboard', 'ownDashboard.adultsTitle', { wide: true }),
  route('/assignments', 'own-work/assignments', 'ownWork.title'),
  route('/assignment/:parameter', 'own-work/assignment', 'ownWork.one', { prerender: [] }),
  route('/progress', 'progress/progress', 'progress.title'),
  route('/achievements', 'achievements/achievements', 'achievements.title'),
  route('/login', 'accounts/login', 'accounts.logIn'),
  route('/signup', 'accounts/signup', 'accounts.signUp'),
  route('/grown-up', 'accounts/grown-up', 'ageGate.grownUpTitle', { quiet: true }),
  route('/hub-welcome', 'accounts/hub-welcome', 'hub.welcomeTitle', { quiet: true }),
  route('/kids-login', 'children/kids-login', 'children.loginTitle', { wide: true, quiet: true }),
  route('/kids-signup', 'children/kids-signup', 'children.signUpTitle', { wide: true, quiet: true }),
  route('/join', 'children/join', 'children.join.title', { wide: true, quiet: true }),
  route('/withdraw', 'children/withdraw', 'children.withdrawLink.title', { quiet: true }),
  route('/teens', 'children/teens', 'children.teensTitle'),
  route('/guardian', 'children/guardian', 'children.guardian.title', { quiet: true }),
  route('/guardian-invitation', 'children/guardian-invitation', 'guardians.invitationTitle', { quiet: true }),
  route('/invitation', 'family/invitation', 'family.invitationTitle', { quiet: true }),
  route('/class-code', 'classes/class-code', 'classes.codeTitle', { quiet: true }),
  route('/class-code/:parameter', 'classes/class-code', 'classes.codeTitle', { quiet: true, prerender: [] }),
  route('/children', 'children/children', 'children.title'),
  route('/forgot-password', 'accounts/forgot-password', 'recovery.forgotTitle'),
  route('/reset-password', 'accounts/reset-password', 'recovery.resetTitle'),
  route('/confirm-email', 'accounts/confirm-email', 'recovery.confirmTitle'),
  route('/undo-email', 'accounts/undo-email', 'recovery.undoTitle'),
  route('/lost-second-factor', 'accounts/lost-second-factor', 'recovery.lostTitle'),
  route('/stop-factor-removal', 'accounts/stop-factor-removal', 'recovery.stopTitle'),
  route('/account', 'accounts/own-account', 'ownAccount.title'),
  route('/account/second-factor', 'second-factor/second-factor', 'secondFactor.title'),
  route('/account/email', 'accounts/change-email', 'ownAccount.changeEmail'),
  route('/account/record', 'accounts/own-record', 'records.title'),
  route('/of-age', 'accounts/of-age', 'ownAccount.ofAge.title'),
  route('/account/data', 'own-data/own-data', 'ownData.title'),
  route('/dashboard', 'dashboard/dashboard', 'dashboard.title', {
    layout: DASHBOARD,
    audience: 'logged-in',
    hasOwnHeading: true,
  }),
  route('/dashboard/search', 'dashboard/search', 'dashboard.search.title', {
    layout: DASHBOARD,
    lead: 'dashboard.search.lead',
    audience: 'logged-in',
  }),
  route('/dashboard/family', 'family/family', 'family.title', {
    layout: DASHBOARD,
    lead: 'family.lead',
    audience: 'adults',
  }),
  route('/dashboard/print', 'worksheets/worksheets', 'worksheets.title', {
    layout: DASHBOARD,
    lead: 'worksheets.lead',
    audience: 'adults',
  }),
  route('/dashboard/mistakes/:parameter', 'insights/mistakes', 'insights.title', {
    layout: DASHBOARD,
    lead: 'insights.lead',
    audience: 'adults',
    prerender: [],
  }),
  route('/dashboard/classes', 'classes/classes', 'classes.title', {
    layout: DASHBOARD,
    lead: 'classes.lead',
    audience: 'adults',
  }),
  route('/dashboard/classes/:parameter', 'classes/class', 'classes.title', {
    layout: DASHBOARD,
    audience: 'adults',
    hasOwnHeading: true,
    prerender: [],
  }),
  route('/dashboard/curriculum', 'curriculum/curriculum', 'curriculum.title', {
    layout: DASHBOARD,
    lead: 'curriculum.lead',
    audience: 'logged-in',
  }),
  route('/dashboard/schedule', 'schedule/schedule', 'schedule.pageTitle', {
    layout: DASHBOARD,
    lead: 'schedule.lead',
    audience: 'logged-in',
  }),
  route('/dashboard/assignments', 'assignments/assignments', 'assignments.title', {
    layout: DASHBOARD,
    lead: 'assignments.lead',
    audience: 'adults',
  }),
  route('/dashboard/assignments/:parameter', 'assignments/assignment', 'assignments.one', {
    layout: DASHBOARD,
    audience: 'adults',
    hasOwnHeading: true,
    prerender: [],
  }),
  route('/dashboard/child-work/:parameter', 'assignments/child-work', 'assignments.title', {
    layout: DASHBOARD,
    audience: 'adults',
    hasOwnHeading: true,
    prerender: [],
  }),
  route('/dashboard/builder', 'lesson-plans/builder', 'lessonPlans.title', {
    layout: DASHBOARD,
    lead: 'lessonPlans.lead',
    audience: 'adults',
  }),
  route('/dashboard/builder/:parameter', 'lesson-plans/editor', 'lessonPlans.title', {
    layout: DASHBOARD,
    audience: 'adults',
    hasOwnHeading: true,
    prerender: [],
  }),
  route('/dashboard/reports', 'reports/reports', 'reports.title', {
    layout: DASHBOARD,
    lead: 'reports.lead',
    audience: 'adults',
  }),
  route('/dashboard/notifications', 'notifications/notifications', 'notifications.title', {
    layout: DASHBOARD,
    lead: 'notifications.lead',
    audience: 'adults',
  }),
  route('/dashboard/roster', 'roster/roster', 'roster.title', {
    layout: DASHBOARD,
    lead: 'roster.lead',
    audience: 'adults',
  }),
  route('/dashboard/roster/import', 'roster/import-students', 'roster.importTitle', {
    layout: DASHBOARD,
    lead: 'roster.importLead',
    audience: 'adults',
  }),
  route('/dashboard/roster/:parameter', 'roster/student', 'roster.profileTitle', {
    layout: DASHBOARD,
    lead: 'roster.profileLead',
    audience: 'adults',
    prerender: [],
  }),
  route('/dashboard/*', 'dashboard/not-here', 'errors.notFoundTitle', {
    layout: DASHBOARD,
    lead: 'errors.notFound',
    prerender: [],
  }),
  route('/staff', 'staff/staff', 'staff.home.title', { quiet: true }),
  route('/staff/second-factors', 'staff/factor-removals', 'staff.title', { quiet: true }),
  route('/on-device', 'on-device/on-device', 'onDevice.title'),
  route('/terms', 'terms/terms', 'terms.title'),
  route('/privacy', 'privacy/privacy', 'privacy.title'),
]

/** Page for every unknown address. */
export const NOT_FOUND_ROUTE = route('/404', 'errors/not-found', 'errors.notFoundTitle')

/**
 * Finds the route of an address, with the part that stands for `:parameter`. An exact path comes first, then one with a
 * parameter, then the longest that ends with `*`.
 */
export function matchRoute(address: string): { route: PageRoute; parameter?: string } {
  const path = address.length > 1 ? address.replace(/\/+$/, '') : address
  const exact = ROUTES.find((candidate) => candidate.path === path)
  if (exact) return { route: exact }
  const at = path.lastIndexOf('/')
  const [parent, parameter] = [path.slice(0, at), path.slice(at + 1)]
  const open = ROUTES.find((candidate) => candidate.path === `${parent}/:parameter`)
  if (open) return { route: open, parameter }
  const rest = ROUTES.filter(({ path: whole }) => whole.endsWith('/*') && path.startsWith(whole.slice(0, -1)))
  return { route: rest.toSorted((one, other) => other.path.length - one.path.length)[0] ?? NOT_FOUND_ROUTE }
}
