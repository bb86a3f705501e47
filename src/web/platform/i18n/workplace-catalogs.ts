// Written by `npm run areas` from the areas that pages and later parts load.
import type { Messages } from '@lingui/core'
import type { TextArea } from './text-areas.ts'

const catalogs = import.meta.glob<Messages>(
  [
    '../../../../locales/en/assignments.json',
    '../../../../locales/en/community.json',
    '../../../../locales/en/dashboard.json',
    '../../../../locales/en/help.json',
    '../../../../locales/en/insights.json',
    '../../../../locales/en/lesson-plans.json',
    '../../../../locales/en/market.json',
    '../../../../locales/en/notifications.json',
    '../../../../locales/en/partners.json',
    '../../../../locales/en/partners-charter.json',
    '../../../../locales/en/partners-staff.json',
    '../../../../locales/en/reports.json',
    '../../../../locales/en/roster.json',
    '../../../../locales/en/schedule.json',
    '../../../../locales/en/schools.json',
    '../../../../locales/en/uploads.json',
    '../../../../locales/en/worksheets.json',
  ],
  { import: 'default' },
)

/** Finds the loader of an area's English text; undefined if this list hasn't the area. */
export const findWorkplaceCatalog = (area: TextArea): (() => Promise<Messages>) | undefined =>
  catalogs[`../../../../locales/en/${area}.json`]
