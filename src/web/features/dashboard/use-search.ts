import { FIRST_RESULTS, searchCalls } from '#contract/search.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useCallQuery } from '../../parts/dashboard/call-query.ts'
import { useRested } from '../../parts/dashboard/search-field.tsx'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { MENU_ENTRIES } from './menu-entries.ts'
import { filterEntries, lineOf, type SearchLine } from './search-state.ts'
import { useContent } from './use-content.ts'

/** Line that leads to the page with all results. */
export const ALL_RESULTS = 'all'

/** Most entries of the product's own content beside the results of the server. */
const MOST_CONTENT = 5

/** Searches the pages of the dashboard, what the server finds, and the content, as one types. */
export function useSearch(text: string): { lines: SearchLine[]; isLoading: boolean } {
  const rested = useRested(text.trim())
  const signIn = useStore(signInStore)
  const isAdult = signIn.status === 'signed-in' && signIn.account.ageBand === 'adult'
  const answer = useCallQuery<'search'>(
    searchCalls.search,
    { text: rested },
    { enabled: rested !== '' && isAdult, keepBefore: true },
  )
  const content = useContent(text)
  const pages = filterEntries(
    MENU_ENTRIES.map((entry) => ({ ...entry, name: t(`dashboard.menu.${entry.id}`) })),
    text,
  )
  const found = rested === '' ? [] : (answer.data?.found ?? [])
  return {
    isLoading: isAdult && (rested !== text.trim() || answer.isFetching),
    lines: [
      ...pages.map(({ id, name, href }) => ({ id, name, href, page: id, detail: t('dashboard.search.page') })),
      ...found.flatMap(({ results }) => results).map(lineOf),
      ...content.slice(0, MOST_CONTENT).map(({ id, name, href }): SearchLine => ({
        id: `content ${id}`,
        name,
        href,
        page: 'content',
        detail: t('dashboard.search.content'),
      })),
      ...(found.some(({ total }) => total > FIRST_RESULTS) || content.length > MOST_CONTENT
        ? [
            {
              id: ALL_RESULTS,
              name: t('dashboard.search.all'),
              href: '/dashboard/search',
              page: 'all' as const,
              detail: t('dashboard.search.for', { text: text.trim() }),
            },
          ]
        : []),
    ],
  }
}
