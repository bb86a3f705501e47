import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { Story, StorySummary } from '#core/stories/story.ts'

/** The lists of stories by the file that says that there is such a language; one a download. */
const lists = import.meta.glob<StorySummary[]>('../../../../content/languages/*/language.json', {
  query: { stories: 'en' },
  import: 'default',
})
const stories = import.meta.glob<Story>('../../../../content/languages/*/stories/*.json', {
  query: { gloss: 'en' },
  import: 'default',
})

const SLUG = /^[a-z][a-z0-9-]*$/

/** Returns the part of a story's id that stands in addresses and names its file. */
export const slugOf = ({ id }: { id: string }): string => id.replace(/^story\./, '')

/** Loads every story of a language, the easiest first; none where it has no stories yet. */
export async function loadStories(language: LearningLanguage): Promise<StorySummary[]> {
  return (await lists[`../../../../content/languages/${language}/language.json`]?.()) ?? []
}

/** Loads one story; null where the language has none of that name. */
export async function loadStory(language: LearningLanguage, slug: string): Promise<Story | null> {
  return SLUG.test(slug)
    ? ((await stories[`../../../../content/languages/${language}/stories/${slug}.json`]?.()) ?? null)
    : null
}
