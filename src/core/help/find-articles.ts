import type { HelpArticle, HelpReader } from '#core/help/help-article.ts'

/** Weights of a word's places: in the title, among the search words, in the text. */
const WEIGHTS = { title: 6, words: 4, text: 1 } as const

/** Shortest beginning by which two forms of a word count as one, such as `invite` and `invitation`. */
const SAME_BEGINNING = 5

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** True if a word begins with the typed one, or both share a long beginning. */
function isLike(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  return typed.length > SAME_BEGINNING && word.startsWith(typed.slice(0, Math.max(SAME_BEGINNING, typed.length - 3)))
}

type Searched = { article: HelpArticle; places: readonly (readonly [weight: number, words: readonly string[]])[] }

const splitArticle = (article: HelpArticle): Searched => ({
  article,
  places: [
    [WEIGHTS.title, wordsOf(article.title)],
    [WEIGHTS.words, wordsOf(article.words)],
    [WEIGHTS.text, wordsOf(article.text.join(' '))],
  ],
})

/**
 * Finds the articles for a question in plain words, best first. A word that many articles hold counts little, so that
 * "how do I" finds nothing by itself. An empty query returns all articles in their order.
 * @param reader only articles for these readers; undefined for all
 */
export function findArticles(
  articles: readonly HelpArticle[],
  query: string,
  reader: HelpReader | undefined,
): HelpArticle[] {
  const searched = articles.filter(({ readers }) => reader === undefined || readers.includes(reader)).map(splitArticle)
  const typed = [...new Set(wordsOf(query))]
  if (typed.length === 0) return searched.map(({ article }) => article)
  const scores = new Map<HelpArticle, number>()
  for (const word of typed) {
    const hits = searched.flatMap(({ article, places }) => {
      const best = Math.max(
        0,
        ...places.map(([weight, words]) => (words.some((one) => isLike(one, word)) ? weight : 0)),
      )
      return best === 0 ? [] : [{ article, best }]
    })
    const rarity = Math.log((searched.length + 1) / (hits.length + 1))
    for (const { article, best } of hits) scores.set(article, (scores.get(article) ?? 0) + best * rarity)
  }
  const most = Math.max(0, ...scores.values())
  return [...scores]
    .filter(([, score]) => score > most / 4)
    .toSorted(([, one], [, other]) => other - one)
    .map(([article]) => article)
}
