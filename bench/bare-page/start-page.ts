import { hydrateRoot } from 'react-dom/client'
import { createElement } from 'react'
import { BarePage } from './page.ts'

hydrateRoot(document.getElementById('root') as HTMLElement, createElement(BarePage))
