import { prerender } from 'react-dom/static'
import { PrerenderedAddress } from './platform/router.tsx'
import { App } from './app.tsx'
import { loadPage, textOf } from './page-loader.ts'
import { activateLanguage, loadText, t } from './platform/i18n/translate.ts'

const { isOfWorkplace, NOT_FOUND_ROUTE, ROUTES } = await import('./route-table.ts')
const { WORKPLACE_ROUTES } = await import('./workplace-routes.ts')

/** Addresses of all prerendered pages. */
export const ADDRESSES: readonly string[] = [...ROUTES, ...WORKPLACE_ROUTES, NOT_FOUND_ROUTE].flatMap(
  (route) => route.prerender,
)

/** Modules of layouts and of the pages in them, which the learners' app doesn't load. */
export const LAYOUT_MODULES: readonly string[] = WORKPLACE_ROUTES.flatMap(({ layout, module }) =>
  layout ? [module, layout.module] : [],
)

/** The page of an address in English, with its title and all that the browser should fetch early. */
export async function renderPage(address: string): Promise<{
  body: string
  title: string
  tables: readonly string[]
  modules: readonly string[]
  areas: readonly string[]
}> {
  activateLanguage('en')
  await loadText('en', ['shell'])
  const first = await loadPage(address)
  const { prelude } = await prerender(
    <PrerenderedAddress value={address}>
      <App first={first} onSignOut={() => {}} />
    </PrerenderedAddress>,
  )
  return {
    body: await new Response(prelude).text(),
    title: `${t(first.route.title)} · Funda`,
    tables: [...(address === '/' ? [] : ['route-table']), ...(isOfWorkplace(address) ? ['workplace-routes'] : [])],
    modules: [first.route.module, ...(first.route.layout ? [first.route.layout.module] : [])],
    areas: textOf(first.route),
  }
}
