import type { MessageId, TextArea } from './platform/i18n/text-areas.ts'
import type { Layout } from './platform/layout.ts'
import type { LayoutRoute, Page, PageRoute } from './routes.ts'

/** Module of a page or a layout: the areas of its texts, and its import. */
type ModuleFile<Default> = { areas: readonly TextArea[]; load: () => Promise<{ default: Default }> }

/** Names of the modules whose default export is a page or a layout. */
type NamesOf<Files, Default> = keyof {
  [Name in keyof Files as Files[Name] extends ModuleFile<Default> ? Name : never]: true
} &
  string

/** Creates the functions that build routes from a list of modules. `npm run areas` writes such lists. */
export function createRoutes<Files>(files: Files): {
  route: (path: string, name: NamesOf<Files, Page>, title: MessageId, more?: Partial<PageRoute>) => PageRoute
  layout: (name: NamesOf<Files, Layout> & `${string}-layout`) => LayoutRoute
} {
  const find = <Default>(name: keyof Files): ModuleFile<Default> => files[name] as ModuleFile<Default>
  return {
    route: (path, name, title, more) => {
      const { areas, load } = find<Page>(name)
      return {
        path,
        title,
        areas,
        module: `features/${name}-page.tsx`,
        load: async () => (await load()).default,
        prerender: [path],
        ...more,
      }
    },
    layout: (name) => {
      const { areas, load } = find<Layout>(name)
      return { areas, module: `features/${name}.tsx`, load: async () => (await load()).default }
    },
  }
}
