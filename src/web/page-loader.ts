import type { TextArea } from './platform/i18n/text-areas.ts'
import { currentLanguage, loadText } from './platform/i18n/translate.ts'
import type { Layout } from './platform/layout.ts'
import { HOME_ROUTE, type Page, type PageRoute } from './routes.ts'

/** A page that can be drawn at once, for the address that it belongs to. */
export type LoadedPage = { address: string; route: PageRoute; Page: Page; Layout?: Layout; parameter?: string }

/** Text of what can lie over any page. */
export const OVERLAY_TEXT: readonly TextArea[] = ['accounts', 'guest', 'terms', 'grown-ups']

/** Returns the text areas of a page: its own, its layout's, and the guest banner's if it has one. */
export const textOf = ({ areas, layout, quiet }: PageRoute): readonly TextArea[] => [
  ...(quiet ? [] : (['guest'] as const)),
  ...(layout?.areas ?? []),
  ...areas,
]

/** Loaded pages, by language and address: what was read in one language has not the text of another. */
const pages = new Map<string, LoadedPage>()

const keyOf = (address: string): string => `${currentLanguage()} ${address}`

/** Finds the page of an address, if it has been loaded before. */
export const findLoadedPage = (address: string): LoadedPage | undefined => pages.get(keyOf(address))

async function findRoute(address: string): Promise<{ route: PageRoute; parameter?: string }> {
  return address === HOME_ROUTE.path ? { route: HOME_ROUTE } : (await import('./route-table.ts')).findRoute(address)
}

/** Loads the page of an address and its text. Rejects when the network fails; the next call tries again. */
export async function loadPage(address: string): Promise<LoadedPage> {
  const found = await findRoute(address)
  const key = keyOf(address)
  const [Page, Layout] = await Promise.all([
    found.route.load(),
    found.route.layout?.load(),
    loadText(currentLanguage(), textOf(found.route)),
  ])
  const page = { address, ...found, Page, ...(Layout && { Layout }) }
  pages.set(key, page)
  return page
}
