import { readFileSync } from 'node:fs'
import type { ContentCategory, ContentSection } from '#core/sections/sections.ts'

/** An item as the content folder keeps it. */
type KeptItem = { id: string; category: ContentCategory; target: string; example?: string }

/** Reads the isiXhosa items of a section, from the content itself: what a page must show. */
export const readItems = (section: ContentSection): KeptItem[] =>
  JSON.parse(
    readFileSync(new URL(`../../../content/languages/xh/items/${section}.json`, import.meta.url), 'utf8'),
  ) as KeptItem[]
