import type { SearchKind } from '#contract/search.ts'
import type { SearchResult } from '#contract/search-schemas.ts'
import type { SpaceKind } from '#core/permissions/spaces.ts'
import { assignmentAddress } from '#core/assignments/assignment-address.ts'
import { t } from '../../platform/i18n/translate.ts'
import type { PageId } from './menu-entries.ts'

/** Keeps the entries whose name contains the text, whatever its case. Nothing is offered for an empty text. */
export function filterEntries<Entry extends { name: string }>(entries: readonly Entry[], text: string): Entry[] {
  const wanted = text.trim().toLocaleLowerCase()
  return wanted === '' ? [] : entries.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
}

/** Page of a group by its kind. */
const PAGE_OF_GROUP: Readonly<Record<SpaceKind, (id: string) => string>> = {
  family: () => '/dashboard/family',
  class: (id) => `/dashboard/classes/${id}`,
  school: () => '/dashboard',
}

/** Page of each kind of result. */
const PAGE_OF: Readonly<Record<SearchKind, (result: SearchResult) => string>> = {
  student: ({ id, spaceId }) => `/dashboard/roster/${id}?group=${spaceId ?? ''}`,
  group: ({ id, groupKind }) => PAGE_OF_GROUP[groupKind ?? 'class'](id),
  assignment: ({ id, spaceId }) => assignmentAddress(spaceId ?? '', id),
  lesson: ({ id }) => `/dashboard/builder/${id}`,
  resource: ({ id }) => `/dashboard/market/${id}`,
}

/** Finds the page of a result. */
export const pageOf = (result: SearchResult): string => PAGE_OF[result.kind](result)

/** One line of the results. `all` leads to the page with all of them. */
export type SearchLine = { id: string; name: string; detail: string; page: PageId | 'content' | 'all'; href: string }

/** Page of the side menu for each kind of result. */
const MENU_PAGE_OF: Readonly<Record<SearchKind, PageId>> = {
  student: 'roster',
  group: 'classes',
  assignment: 'assignments',
  lesson: 'builder',
  resource: 'market',
}

/** Writes a result of the server as a line. */
export const lineOf = (result: SearchResult): SearchLine => ({
  id: `${result.kind} ${result.id}`,
  name: result.name,
  href: pageOf(result),
  page: result.groupKind === 'family' ? 'family' : MENU_PAGE_OF[result.kind],
  detail: [t(`dashboard.search.${result.groupKind ?? result.kind}`), result.groupName]
    .filter((part) => part !== '')
    .join(', '),
})
