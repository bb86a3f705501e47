import type { ComponentType, ReactNode } from 'react'
import type { MessageId } from './i18n/text-areas.ts'

/** People for whom a page in a layout is. The layout tells others so; the server decides what they may do. */
export type Audience = 'everybody' | 'logged-in' | 'adults'

/** A layout: what surrounds the pages below one address. It stays while they change. */
export type Layout = ComponentType<{
  /** Path of the page's route. */
  path: string
  title: MessageId
  lead: MessageId | undefined
  audience: Audience
  children: ReactNode
}>
