import { searchCalls } from '#contract/search.ts'
import type { SearchKind } from '#contract/search.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { useRested } from '../../parts/dashboard/search-field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { MENU_ENTRIES, type PageId } from './menu-entries.ts'
import { filterEntries, pageOf } from './search-state.ts'
import { useContent } from './use-content.ts'

/** One line of the results. */
export type SearchLine = { id: string; name: string; detail: string; page: PageId | 'content'; href: string }

/** Page of the side menu for each kind of result. A kind whose page doesn't exist is left out. */
const PAGE_OF_KIND: Readonly<Record<SearchKind, PageId>> = {
  student: 'roster',
  group: 'classes',
  assignment: 'assignments',
  lesson: 'builder',
}

/** Most entries of the product's own content beside the results of the server. */
const MOST_CONTENT = 5

/** Searches the pages of the dashboard, what the server finds, and the content, as one types. */
export function useSearch(text: string): { lines: SearchLine[]; isLoading: boolean } {
  const rested = useRested(text.trim())
  const answer = useCallQuery<'search'>(
    searchCalls.search,
    { text: rested },
    { enabled: rested !== '', keepBefore: true },
  )
  const content = useContent(text)
  const pages = filterEntries(
    MENU_ENTRIES.map((entry) => ({ ...entry, name: t(`dashboard.menu.${entry.id}`) })),
    text,
  )
  const found = rested === '' ? [] : (answer.data?.found ?? [])
  return {
    isLoading: rested !== text.trim() || answer.isFetching,
    lines: [
      ...pages.map(({ id, name, href }) => ({ id, name, href, page: id, detail: t('dashboard.search.page') })),
      ...found
        .flatMap(({ results }) => results)
        .map((result): SearchLine => ({
          id: `${result.kind} ${result.id}`,
          name: result.name,
          href: pageOf(result),
          page: result.groupKind === 'family' ? 'family' : PAGE_OF_KIND[result.kind],
          detail: [t(`dashboard.search.${result.groupKind ?? result.kind}`), result.groupName]
            .filter((part) => part !== '')
            .join(', '),
        }))
        .filter(({ page }) => MENU_ENTRIES.some(({ id }) => id === page)),
      ...content.slice(0, MOST_CONTENT).map(({ id, name, href }): SearchLine => ({
        id: `content ${id}`,
        name,
        href,
        page: 'content',
        detail: t('dashboard.search.content'),
      })),
    ],
  }
}
