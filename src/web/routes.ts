import type { ComponentType } from 'react'
import { HomePage } from './features/home/home-page.tsx'
import type { MessageId, TextArea } from './platform/i18n/text-areas.ts'

/** A page with all it needs to be drawn at once. */
export type Page = ComponentType<{ parameter?: string }>

/** One route: its page is loaded when it is visited, with the text that it shows. */
export type PageRoute = {
  /** `/age-levels/:parameter` and `/dashboard/*` stand for any last part. */
  path: string
  title: MessageId
  areas: readonly TextArea[]
  /** The page's module: the build preloads it with the prerendered page. */
  module: string
  load: () => Promise<Page>
  /** Addresses that are prerendered. */
  prerender: readonly string[]
  /** Without the side menu. */
  wide?: boolean
  /** Without the guest banner: the first page greets, and says nothing about days. */
  quiet?: boolean
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
