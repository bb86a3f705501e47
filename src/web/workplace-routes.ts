import { createRoutes } from './create-routes.ts'
import type { PageRoute } from './routes.ts'
import { WORKPLACE_AREAS } from './workplace-areas.ts'

const { layout, route } = createRoutes(WORKPLACE_AREAS)

const DASHBOARD = layout('dashboard/dashboard-layout')

/** Every page of the workplaces, whose addresses `isOfWorkplace` (`route-table.ts`) knows. Learners never load this list. */
export const WORKPLACE_ROUTES: readonly PageRoute[] = [
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
  route('/dashboard/market', 'market/market', 'market.title', {
    layout: DASHBOARD,
    lead: 'market.lead',
    audience: 'adults',
  }),
  route('/dashboard/market/:parameter', 'market/resource', 'market.one', {
    layout: DASHBOARD,
    audience: 'adults',
    hasOwnHeading: true,
    prerender: [],
  }),
  route('/dashboard/market-author', 'market/market-author', 'market.works', {
    layout: DASHBOARD,
    lead: 'market.worksLead',
    audience: 'adults',
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
  route('/dashboard/schools', 'schools/schools', 'schools.title', {
    layout: DASHBOARD,
    lead: 'schools.lead',
    audience: 'adults',
  }),
  route('/dashboard/schools/:parameter', 'schools/school', 'schools.title', {
    layout: DASHBOARD,
    audience: 'adults',
    hasOwnHeading: true,
    prerender: [],
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
  route('/help', 'help/help', 'help.title', { quiet: true }),
  route('/help/:parameter', 'help/article', 'help.title', { quiet: true, prerender: [] }),
  route('/community', 'community/community', 'community.title', { quiet: true }),
  route('/partners', 'partners/partners', 'partners.title', { wide: true, quiet: true }),
  route('/partners/simulation', 'partners/simulation', 'partners.simulation', { wide: true, quiet: true }),
  route('/partners/charter', 'partners/charter', 'partners.charter', { wide: true, quiet: true }),
  route('/partners/apply', 'partners/apply', 'partners.apply', { wide: true, quiet: true }),
  route('/partners/ambassadors', 'partners/ambassadors', 'partners.ambassadors', { wide: true, quiet: true }),
  route('/staff/partners', 'partners/review-applications', 'partnersStaff.title', { quiet: true }),
  route('/staff/market', 'market/staff-market', 'market.staff.title', { quiet: true }),
  route('/staff', 'staff/staff', 'staff.home.title', { quiet: true }),
  route('/staff/suggestions', 'staff/suggestions', 'staff.suggestions.title', { quiet: true }),
  route('/staff/reported', 'staff/reported', 'staff.reported.title', { quiet: true }),
  route('/staff/settings', 'staff/settings', 'staff.settings.title', { quiet: true }),
  route('/staff/audit', 'staff/audit', 'staff.audit.title', { quiet: true }),
  route('/staff/second-factors', 'staff/factor-removals', 'staff.title', { quiet: true }),
]
