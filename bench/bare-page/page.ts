import { createElement, type ReactNode } from 'react'

/** Smallest page that React can draw: one line. The product's first visit is compared with it. */
export const BarePage = (): ReactNode => createElement('h1', null, 'Learn isiXhosa, free and on any phone.')
