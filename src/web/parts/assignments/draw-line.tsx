import { useSyncExternalStore, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { currentLanguage, loadText, onLanguageChange } from '../../platform/i18n/translate.ts'
import { WorkLine } from './work-line.tsx'

function Drawn(): ReactNode {
  useSyncExternalStore(onLanguageChange, currentLanguage)
  return <WorkLine />
}

let drawn: Promise<void> | undefined

async function draw(): Promise<void> {
  await loadText(currentLanguage(), ['own-work'])
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(<Drawn />)
}

/** Draws the line above the page, once. It has a root of its own, so no page knows of it. */
export const drawLine = (): Promise<void> => (drawn ??= draw())
