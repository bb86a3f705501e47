// Written by `npm run areas` from the texts that the modules of each page name.
import type { TextArea } from './platform/i18n/text-areas.ts'

/** Areas of each page’s texts, and its import: `accounts/login` is `features/accounts/login-page.tsx`. */
export const PAGE_AREAS = {
  'about/about': {
    areas: ['about', 'operator'],
    load: () => import('./features/about/about-page.tsx'),
  },
  'accounts/change-email': {
    areas: ['accounts', 'own-account'],
    load: () => import('./features/accounts/change-email-page.tsx'),
  },
  'accounts/confirm-email': {
    areas: ['accounts', 'recovery'],
    load: () => import('./features/accounts/confirm-email-page.tsx'),
  },
  'accounts/forgot-password': {
    areas: ['accounts', 'recovery'],
    load: () => import('./features/accounts/forgot-password-page.tsx'),
  },
  'accounts/grown-up': {
    areas: ['accounts', 'age-gate'],
    load: () => import('./features/accounts/grown-up-page.tsx'),
  },
  'accounts/hub-welcome': {
    areas: ['accounts', 'age-gate', 'hub', 'prove'],
    load: () => import('./features/accounts/hub-welcome-page.tsx'),
  },
  'accounts/login': {
    areas: ['accounts', 'children', 'hub', 'prove'],
    load: () => import('./features/accounts/login-page.tsx'),
  },
  'accounts/lost-second-factor': {
    areas: ['accounts', 'recovery'],
    load: () => import('./features/accounts/lost-second-factor-page.tsx'),
  },
  'accounts/of-age': {
    areas: ['accounts', 'own-account'],
    load: () => import('./features/accounts/of-age-page.tsx'),
  },
  'accounts/own-account': {
    areas: ['accounts', 'own-account'],
    load: () => import('./features/accounts/own-account-page.tsx'),
  },
  'accounts/own-record': {
    areas: ['accounts', 'own-account', 'records'],
    load: () => import('./features/accounts/own-record-page.tsx'),
  },
  'accounts/reset-password': {
    areas: ['accounts', 'recovery'],
    load: () => import('./features/accounts/reset-password-page.tsx'),
  },
  'accounts/signup': {
    areas: ['accounts', 'age-gate', 'hub'],
    load: () => import('./features/accounts/signup-page.tsx'),
  },
  'accounts/stop-factor-removal': {
    areas: ['accounts', 'recovery'],
    load: () => import('./features/accounts/stop-factor-removal-page.tsx'),
  },
  'accounts/undo-email': {
    areas: ['accounts', 'recovery'],
    load: () => import('./features/accounts/undo-email-page.tsx'),
  },
  'achievements/achievements': {
    areas: ['achievements'],
    load: () => import('./features/achievements/achievements-page.tsx'),
  },
  'activities/activities': {
    areas: ['activities'],
    load: () => import('./features/activities/activities-page.tsx'),
  },
  'age-levels/age-level': {
    areas: ['age-levels'],
    load: () => import('./features/age-levels/age-level-page.tsx'),
  },
  'age-levels/age-levels': {
    areas: ['age-levels'],
    load: () => import('./features/age-levels/age-levels-page.tsx'),
  },
  'children/children': {
    areas: ['accounts', 'children', 'data-copy', 'guardians', 'operator', 'privacy'],
    load: () => import('./features/children/children-page.tsx'),
  },
  'children/guardian-invitation': {
    areas: ['accounts', 'children', 'guardians'],
    load: () => import('./features/children/guardian-invitation-page.tsx'),
  },
  'children/guardian': {
    areas: ['accounts', 'children', 'operator', 'privacy'],
    load: () => import('./features/children/guardian-page.tsx'),
  },
  'children/join': {
    areas: ['accounts', 'children'],
    load: () => import('./features/children/join-page.tsx'),
  },
  'children/kids-login': {
    areas: ['accounts', 'children'],
    load: () => import('./features/children/kids-login-page.tsx'),
  },
  'children/kids-signup': {
    areas: ['accounts', 'age-gate', 'children', 'operator'],
    load: () => import('./features/children/kids-signup-page.tsx'),
  },
  'children/teens': {
    areas: ['accounts', 'age-gate', 'children', 'operator'],
    load: () => import('./features/children/teens-page.tsx'),
  },
  'children/withdraw': {
    areas: ['accounts', 'children'],
    load: () => import('./features/children/withdraw-page.tsx'),
  },
  'classes/class-code': {
    areas: ['accounts', 'classes', 'share'],
    load: () => import('./features/classes/class-code-page.tsx'),
  },
  'contact/contact': {
    areas: ['contact', 'operator'],
    load: () => import('./features/contact/contact-page.tsx'),
  },
  'content-pages/content': {
    areas: ['audio', 'content-pages'],
    load: () => import('./features/content-pages/content-page.tsx'),
  },
  'course/learn': {
    areas: ['course'],
    load: () => import('./features/course/learn-page.tsx'),
  },
  'course/unit': {
    areas: ['course'],
    load: () => import('./features/course/unit-page.tsx'),
  },
  'curriculum/module': {
    areas: ['audio', 'curriculum', 'exercises', 'lesson', 'own-lesson'],
    load: () => import('./features/curriculum/module-page.tsx'),
  },
  'errors/not-found': {
    areas: ['errors'],
    load: () => import('./features/errors/not-found-page.tsx'),
  },
  'family/invitation': {
    areas: ['accounts', 'family'],
    load: () => import('./features/family/invitation-page.tsx'),
  },
  'khulu/khulu': {
    areas: ['khulu'],
    load: () => import('./features/khulu/khulu-page.tsx'),
  },
  'kids-game/kids-game': {
    areas: ['audio', 'grown-ups', 'kids-game'],
    load: () => import('./features/kids-game/kids-game-page.tsx'),
  },
  'kids-menu/kids-menu': {
    areas: ['kids-menu'],
    load: () => import('./features/kids-menu/kids-menu-page.tsx'),
  },
  'lesson/lesson': {
    areas: ['audio', 'exercises', 'lesson', 'own-lesson'],
    load: () => import('./features/lesson/lesson-page.tsx'),
  },
  'lesson/placement': {
    areas: ['audio', 'course', 'exercises', 'lesson', 'own-lesson'],
    load: () => import('./features/lesson/placement-page.tsx'),
  },
  'lesson/review': {
    areas: ['audio', 'exercises', 'lesson', 'own-lesson', 'progress'],
    load: () => import('./features/lesson/review-page.tsx'),
  },
  'menu/menu': {
    areas: ['menu'],
    load: () => import('./features/menu/menu-page.tsx'),
  },
  'on-device/on-device': {
    areas: ['on-device'],
    load: () => import('./features/on-device/on-device-page.tsx'),
  },
  'own-dashboard/adults-dashboard': {
    areas: ['accounts', 'announcements', 'own-dashboard'],
    load: () => import('./features/own-dashboard/adults-dashboard-page.tsx'),
  },
  'own-dashboard/kids-dashboard': {
    areas: ['announcements', 'audio', 'operator', 'own-dashboard'],
    load: () => import('./features/own-dashboard/kids-dashboard-page.tsx'),
  },
  'own-data/own-data': {
    areas: ['accounts', 'data-copy', 'own-data'],
    load: () => import('./features/own-data/own-data-page.tsx'),
  },
  'own-lesson/own-lesson': {
    areas: ['audio', 'exercises', 'lesson', 'own-lesson'],
    load: () => import('./features/own-lesson/own-lesson-page.tsx'),
  },
  'own-work/assignment': {
    areas: ['own-work'],
    load: () => import('./features/own-work/assignment-page.tsx'),
  },
  'own-work/assignments': {
    areas: ['own-work'],
    load: () => import('./features/own-work/assignments-page.tsx'),
  },
  'privacy/privacy': {
    areas: ['operator', 'privacy'],
    load: () => import('./features/privacy/privacy-page.tsx'),
  },
  'progress/progress': {
    areas: ['achievements', 'guest', 'progress'],
    load: () => import('./features/progress/progress-page.tsx'),
  },
  'quiz/quiz': {
    areas: ['quiz'],
    load: () => import('./features/quiz/quiz-page.tsx'),
  },
  'second-factor/second-factor': {
    areas: ['accounts', 'prove', 'second-factor'],
    load: () => import('./features/second-factor/second-factor-page.tsx'),
  },
  'speak/review-recordings': {
    areas: ['audio', 'speak', 'staff'],
    load: () => import('./features/speak/review-recordings-page.tsx'),
  },
  'speak/speak': {
    areas: ['accounts', 'compare', 'speak'],
    load: () => import('./features/speak/speak-page.tsx'),
  },
  'terms/terms': {
    areas: ['terms'],
    load: () => import('./features/terms/terms-page.tsx'),
  },
  'themes/themes': {
    areas: ['themes'],
    load: () => import('./features/themes/themes-page.tsx'),
  },
  'toddlers/toddlers': {
    areas: ['grown-ups', 'toddlers'],
    load: () => import('./features/toddlers/toddlers-page.tsx'),
  },
  'together/together': {
    areas: ['audio', 'together'],
    load: () => import('./features/together/together-page.tsx'),
  },
  'tools/conjugator': {
    areas: ['tools'],
    load: () => import('./features/tools/conjugator-page.tsx'),
  },
  'tools/dictionary': {
    areas: ['audio', 'tools'],
    load: () => import('./features/tools/dictionary-page.tsx'),
  },
  'tools/flash-cards': {
    areas: ['tools'],
    load: () => import('./features/tools/flash-cards-page.tsx'),
  },
  'tools/noun-classes': {
    areas: ['tools'],
    load: () => import('./features/tools/noun-classes-page.tsx'),
  },
  'tools/numbers': {
    areas: ['tools'],
    load: () => import('./features/tools/numbers-page.tsx'),
  },
  'tools/sounds': {
    areas: ['audio', 'pronunciation', 'tools'],
    load: () => import('./features/tools/sounds-page.tsx'),
  },
  'tools/tools': {
    areas: ['tools'],
    load: () => import('./features/tools/tools-page.tsx'),
  },
  'tools/words': {
    areas: ['tools'],
    load: () => import('./features/tools/words-page.tsx'),
  },
} as const satisfies Readonly<Record<string, { areas: readonly TextArea[]; load: () => Promise<object> }>>
