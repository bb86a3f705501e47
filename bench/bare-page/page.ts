import { createElement, type ReactNode } from 'react'

/** The smallest page that React can draw: one line. What the product's first visit is compared with. */
export const BarePage = (): ReactNode => createElement('h1', null, 'Learn isiXhosa, free and on any phone.')
