/** Readers for whom an article is written. */
export const HELP_READERS = ['learner', 'parent', 'teacher'] as const

export type HelpReader = (typeof HELP_READERS)[number]

/** A short article of the help centre in the language of the page. */
export type HelpArticle = {
  id: string
  readers: readonly HelpReader[]
  /** Page that the article is about. */
  address: string
  related: readonly string[]
  title: string
  /** Other words by which people look for it. */
  words: string
  /** Paragraphs. */
  text: readonly string[]
}
