import type { TextArea } from './platform/i18n/text-areas.ts'
import { currentLanguage, loadText } from './platform/i18n/translate.ts'
import { matchRoute, type Page, type PageRoute } from './routes.ts'

/** A page that can be drawn at once, for the address that it belongs to. */
export type LoadedPage = { address: string; route: PageRoute; Page: Page; parameter?: string }

/** Text of what can lie over any page. */
export const OVERLAY_TEXT: readonly TextArea[] = ['accounts', 'guest', 'terms']

/** Text of a page: its own, and the guest banner's where it has one. */
export const textOf = ({ areas, quiet }: PageRoute): readonly TextArea[] => (quiet ? areas : ['guest', ...areas])

/** Loaded pages, by language: what was read in one has not the text of another. */
const pages = new Map<string, Page>()

const keyOf = (route: PageRoute): string => `${currentLanguage()} ${route.path}`

/** The page of an address, if it has been loaded before. */
export function findLoadedPage(address: string): LoadedPage | undefined {
  const { route, parameter } = matchRoute(address)
  const page = pages.get(keyOf(route))
  return page && { address, route, Page: page, ...(parameter === undefined ? {} : { parameter }) }
}

/** Loads the page of an address and its text. Rejects when the network fails; the next call tries again. */
export async function loadPage(address: string): Promise<LoadedPage> {
  const { route, parameter } = matchRoute(address)
  const key = keyOf(route)
  const [page] = await Promise.all([route.load(), loadText(currentLanguage(), textOf(route))])
  pages.set(key, page)
  return { address, route, Page: page, ...(parameter === undefined ? {} : { parameter }) }
}
