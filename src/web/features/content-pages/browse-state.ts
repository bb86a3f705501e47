import type { LearningItem } from '#core/learning/learning-item.ts'
import { matchesSearch } from '#core/search/matches-search.ts'
import { CONTENT_SECTIONS, findCategory, type ContentCategory, type ContentSection } from '#core/sections/sections.ts'

/** Shown part of a content page. It is all in the address, so that going back and shared links work. */
export type Browse = { category: ContentCategory | 'all'; query: string }

/** Reads the address's query (`?category=family&q=uma`). An unknown category is all of them. */
export function readBrowse(section: ContentSection, search: string): Browse {
  const parameters = new URLSearchParams(search)
  return { category: findCategory(section, parameters.get('category')) ?? 'all', query: parameters.get('q') ?? '' }
}

/** Writes the address's query for what is shown; empty for everything. */
export function writeBrowse({ category, query }: Browse): string {
  const parameters = new URLSearchParams()
  if (category !== 'all') parameters.set('category', category)
  if (query !== '') parameters.set('q', query)
  const search = parameters.toString()
  return search === '' ? '' : `?${search}`
}

/** Returns the items that the choice leaves: of the category, with the query in English or target. */
export const filterItems = (items: readonly LearningItem[], { category, query }: Browse): LearningItem[] =>
  items.filter(
    (item) => (category === 'all' || item.category === category) && matchesSearch(query, [item.english, item.target]),
  )

/** Returns the categories of the section in order, each with the number of its items. */
export const countByCategory = (
  section: ContentSection,
  items: readonly LearningItem[],
): { category: ContentCategory; count: number }[] =>
  CONTENT_SECTIONS[section].map((category) => ({
    category,
    count: items.filter((item) => item.category === category).length,
  }))
