import type { ContentSection } from '#core/sections/sections.ts'
import { AGE_LEVELS } from '#core/age-levels/age-levels.ts'
import { KIDS_GAMES } from '#core/game/kids-games.ts'
import { DEFAULT_LEARNING_LANGUAGE } from '#core/languages/learning-languages.ts'
import { createRoutes } from './create-routes.ts'
import { loadNounClasses, loadSectionCards } from './parts/content/load-section-content.ts'
import { PAGE_AREAS } from './page-areas.ts'
import { HOME_ROUTE, type PageRoute } from './routes.ts'

const { route } = createRoutes(PAGE_AREAS)

/** Returns the page of a section: one module for all six, with the section's own items. */
const contentRoute = (section: ContentSection): PageRoute => ({
  path: `/${section}`,
  title: `shell.section.${section}`,
  areas: PAGE_AREAS['content-pages/content'].areas,
  module: 'features/content-pages/content-page.tsx',
  prerender: [`/${section}`],
  load: async () => {
    const [{ createContentPage }, items, nounClasses] = await Promise.all([
      PAGE_AREAS['content-pages/content'].load(),
      loadSectionCards(DEFAULT_LEARNING_LANGUAGE, section),
      section === 'grammar' ? loadNounClasses(DEFAULT_LEARNING_LANGUAGE) : [],
    ])
    return createContentPage(section, items, nounClasses)
  },
})

/** Every page outside the workplaces, in the order of the specification, section 2. */
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
  route('/on-device', 'on-device/on-device', 'onDevice.title'),
  route('/terms', 'terms/terms', 'terms.title'),
  route('/privacy', 'privacy/privacy', 'privacy.title'),
]

/** Page for every unknown address. */
export const NOT_FOUND_ROUTE = route('/404', 'errors/not-found', 'errors.notFoundTitle')

/** Tells whether an address is of a workplace, such as the dashboard or the help. No learner loads the list of these. */
export const isOfWorkplace = (address: string): boolean =>
  /^\/(?:community|dashboard|help|partners|staff)\b/.test(address)

/**
 * Finds the route of an address, with the part that stands for `:parameter`. An exact path comes first, then one with a
 * parameter, then the longest that ends with `*`.
 */
export async function findRoute(address: string): Promise<{ route: PageRoute; parameter?: string }> {
  const routes = isOfWorkplace(address) ? (await import('./workplace-routes.ts')).WORKPLACE_ROUTES : ROUTES
  const path = address.length > 1 ? address.replace(/\/+$/, '') : address
  const exact = routes.find((candidate) => candidate.path === path)
  if (exact) return { route: exact }
  const at = path.lastIndexOf('/')
  const [parent, parameter] = [path.slice(0, at), path.slice(at + 1)]
  const open = routes.find((candidate) => candidate.path === `${parent}/:parameter`)
  if (open) return { route: open, parameter }
  const rest = routes.filter(({ path: whole }) => whole.endsWith('/*') && path.startsWith(whole.slice(0, -1)))
  return { route: rest.toSorted((one, other) => other.path.length - one.path.length)[0] ?? NOT_FOUND_ROUTE }
}
