import type { ComponentType } from 'react'
import { HomePage } from './features/home/home-page.tsx'
import type { MessageId, TextArea } from './platform/i18n/text-areas.ts'
import type { Audience, Layout } from './platform/layout.ts'

/** A page with all it needs to be drawn at once. */
export type Page = ComponentType<{ parameter?: string }>

/** Layout with all it needs to be drawn. */
export type LayoutRoute = { areas: readonly TextArea[]; module: string; load: () => Promise<Layout> }

/** One route: its page is loaded when it is visited, with the text that it shows. */
export type PageRoute = {
  /** `:parameter` stands for any last part, and a final `*` for any rest. */
  path: string
  title: MessageId
  areas: readonly TextArea[]
  /** The page's module: the build preloads it with the prerendered page. */
  module: string
  load: () => Promise<Page>
  /** Addresses that are prerendered. */
  prerender: readonly string[]
  /** True for a page without the side menu. */
  wide?: boolean
  /** True for a page without the guest banner, such as the first one. */
  quiet?: boolean
  layout?: LayoutRoute
  /** Sentence that a layout shows beneath the title. */
  lead?: MessageId
  /** The page draws its `h1` itself, at once and with `tabIndex={-1}`; the layout then draws none. */
  hasOwnHeading?: boolean
  /** Everybody, unless a layout is told otherwise. */
  audience?: Audience
}

/** The first page is part of the app itself; the others are in `route-table.ts`, which a first visit doesn't fetch. */
export const HOME_ROUTE: PageRoute = {
  path: '/',
  title: 'home.pageTitle',
  areas: ['home'],
  module: 'features/home/home-page.tsx',
  load: async () => HomePage,
  prerender: ['/'],
  quiet: true,
}
