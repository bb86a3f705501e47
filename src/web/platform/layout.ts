import type { ComponentType, ReactNode } from 'react'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { MessageId } from './i18n/text-areas.ts'

/** People for whom a page in a layout is. The layout tells others so; the server decides what they may do. */
export type Audience = 'everybody' | 'logged-in' | 'adults'

/**
 * A layout: what surrounds the pages below one address, in the place of the site's header, menu and footer. It stays
 * while they change.
 */
export type Layout = ComponentType<{
  title: MessageId
  lead?: MessageId | undefined
  /** Everybody, if it isn't said. */
  audience?: Audience
  /** The page draws its `h1` itself. */
  hasOwnHeading?: boolean
  onLogin: () => void
  onSignOut: () => void
  onLanguage: (language: InterfaceLanguage) => void
  children: ReactNode
}>
