/** Ways to name a student in a calendar feed, which other programs read. */
export const FEED_NAMES = ['none', 'initials', 'names'] as const

export type FeedNames = (typeof FEED_NAMES)[number]

const firstLetter = (text: string): string => [...text.trim()][0]?.toLocaleUpperCase('en') ?? ''

/** Returns the title of an event in a feed. A student's name is added as far as the feed's owner chose. */
export function titleInFeed(title: string, name: string | undefined, names: FeedNames): string {
  if (name === undefined || names === 'none') return title
  return `${title} (${names === 'initials' ? `${firstLetter(name)}.` : name})`
}
