// Written by `npm run areas` from the texts that the modules of each page name.
import type { TextArea } from './platform/i18n/text-areas.ts'

/** Areas of each page’s texts, and its import: `accounts/login` is `features/accounts/login-page.tsx`. */
export const WORKPLACE_AREAS = {
  'assignments/assignment': {
    areas: ['accounts', 'assignments', 'dashboard', 'progress', 'roster', 'share'],
    load: () => import('./features/assignments/assignment-page.tsx'),
  },
  'assignments/assignments': {
    areas: ['accounts', 'assignments', 'dashboard', 'roster'],
    load: () => import('./features/assignments/assignments-page.tsx'),
  },
  'assignments/child-work': {
    areas: ['accounts', 'assignments', 'dashboard', 'own-work'],
    load: () => import('./features/assignments/child-work-page.tsx'),
  },
  'classes/class': {
    areas: [
      'accounts',
      'announcements',
      'assignments',
      'checking',
      'classes',
      'dashboard',
      'insights',
      'roster',
      'share',
    ],
    load: () => import('./features/classes/class-page.tsx'),
  },
  'classes/classes': {
    areas: ['accounts', 'classes', 'dashboard', 'share'],
    load: () => import('./features/classes/classes-page.tsx'),
  },
  'community/community': {
    areas: ['accounts', 'audio', 'community'],
    load: () => import('./features/community/community-page.tsx'),
  },
  'curriculum/curriculum': {
    areas: ['accounts', 'curriculum', 'dashboard'],
    load: () => import('./features/curriculum/curriculum-page.tsx'),
  },
  'dashboard/dashboard-layout': {
    areas: ['accounts', 'dashboard'],
    load: () => import('./features/dashboard/dashboard-layout.tsx'),
  },
  'dashboard/dashboard': {
    areas: ['accounts', 'dashboard', 'lesson-plans', 'uploads'],
    load: () => import('./features/dashboard/dashboard-page.tsx'),
  },
  'dashboard/not-here': {
    areas: ['errors'],
    load: () => import('./features/dashboard/not-here-page.tsx'),
  },
  'dashboard/search': {
    areas: ['accounts', 'dashboard'],
    load: () => import('./features/dashboard/search-page.tsx'),
  },
  'family/family': {
    areas: ['accounts', 'dashboard', 'family'],
    load: () => import('./features/family/family-page.tsx'),
  },
  'help/article': {
    areas: ['help'],
    load: () => import('./features/help/article-page.tsx'),
  },
  'help/help': {
    areas: ['help'],
    load: () => import('./features/help/help-page.tsx'),
  },
  'insights/mistakes': {
    areas: ['accounts', 'checking', 'dashboard', 'insights'],
    load: () => import('./features/insights/mistakes-page.tsx'),
  },
  'lesson-plans/builder': {
    areas: ['accounts', 'audio', 'dashboard', 'exercises', 'lesson', 'lesson-plans', 'own-lesson'],
    load: () => import('./features/lesson-plans/builder-page.tsx'),
  },
  'lesson-plans/editor': {
    areas: ['accounts', 'audio', 'dashboard', 'exercises', 'lesson', 'lesson-plans', 'own-lesson', 'share', 'uploads'],
    load: () => import('./features/lesson-plans/editor-page.tsx'),
  },
  'market/market-author': {
    areas: ['accounts', 'dashboard', 'market', 'uploads'],
    load: () => import('./features/market/market-author-page.tsx'),
  },
  'market/market': {
    areas: ['accounts', 'dashboard', 'market'],
    load: () => import('./features/market/market-page.tsx'),
  },
  'market/resource': {
    areas: ['accounts', 'dashboard', 'lesson-plans', 'market'],
    load: () => import('./features/market/resource-page.tsx'),
  },
  'market/staff-market': {
    areas: ['accounts', 'market', 'staff'],
    load: () => import('./features/market/staff-market-page.tsx'),
  },
  'notifications/notifications': {
    areas: ['accounts', 'dashboard', 'notifications'],
    load: () => import('./features/notifications/notifications-page.tsx'),
  },
  'partners/ambassadors': {
    areas: ['accounts', 'dashboard', 'partners', 'share'],
    load: () => import('./features/partners/ambassadors-page.tsx'),
  },
  'partners/apply': {
    areas: ['accounts', 'dashboard', 'partners'],
    load: () => import('./features/partners/apply-page.tsx'),
  },
  'partners/charter': {
    areas: ['accounts', 'partners', 'partners-charter'],
    load: () => import('./features/partners/charter-page.tsx'),
  },
  'partners/partners': {
    areas: ['partners'],
    load: () => import('./features/partners/partners-page.tsx'),
  },
  'partners/review-applications': {
    areas: ['accounts', 'partners', 'partners-staff', 'staff'],
    load: () => import('./features/partners/review-applications-page.tsx'),
  },
  'partners/simulation': {
    areas: ['accounts', 'partners'],
    load: () => import('./features/partners/simulation-page.tsx'),
  },
  'reports/reports': {
    areas: ['accounts', 'dashboard', 'insights', 'reports'],
    load: () => import('./features/reports/reports-page.tsx'),
  },
  'roster/import-students': {
    areas: ['accounts', 'dashboard', 'roster'],
    load: () => import('./features/roster/import-students-page.tsx'),
  },
  'roster/roster': {
    areas: ['accounts', 'dashboard', 'roster'],
    load: () => import('./features/roster/roster-page.tsx'),
  },
  'roster/student': {
    areas: ['accounts', 'assignments', 'checking', 'dashboard', 'insights', 'roster'],
    load: () => import('./features/roster/student-page.tsx'),
  },
  'schedule/schedule': {
    areas: ['accounts', 'dashboard', 'schedule'],
    load: () => import('./features/schedule/schedule-page.tsx'),
  },
  'schools/school': {
    areas: ['accounts', 'announcements', 'classes', 'dashboard', 'schools'],
    load: () => import('./features/schools/school-page.tsx'),
  },
  'schools/schools': {
    areas: ['accounts', 'dashboard', 'schools'],
    load: () => import('./features/schools/schools-page.tsx'),
  },
  'staff/audit': {
    areas: ['records', 'staff'],
    load: () => import('./features/staff/audit-page.tsx'),
  },
  'staff/factor-removals': {
    areas: ['accounts', 'staff'],
    load: () => import('./features/staff/factor-removals-page.tsx'),
  },
  'staff/reported': {
    areas: ['community', 'staff'],
    load: () => import('./features/staff/reported-page.tsx'),
  },
  'staff/settings': {
    areas: ['staff'],
    load: () => import('./features/staff/settings-page.tsx'),
  },
  'staff/staff': {
    areas: ['staff'],
    load: () => import('./features/staff/staff-page.tsx'),
  },
  'staff/suggestions': {
    areas: ['accounts', 'staff'],
    load: () => import('./features/staff/suggestions-page.tsx'),
  },
  'worksheets/worksheets': {
    areas: ['content-pages', 'worksheets'],
    load: () => import('./features/worksheets/worksheets-page.tsx'),
  },
} as const satisfies Readonly<Record<string, { areas: readonly TextArea[]; load: () => Promise<object> }>>
