/** Kinds of community schools; each is shown through the locale key `schools.type.<type>`. */
export const SCHOOL_TYPES = [
  'learning-circle',
  'home-school-group',
  'micro-school',
  'language-school',
  'community-school',
] as const

/** Subjects that a school can focus on; each is shown through the locale key `schools.focus.<focus>`. */
export const SCHOOL_FOCUS = [
  'isixhosa',
  'afrikaans',
  'english',
  'languages',
  'stories',
  'maths',
  'science',
  'arts',
  'music',
  'sport',
] as const

/** Pictures of a school's card. The product draws them, so that strangers see no photo of a child. */
export const SCHOOL_IMAGES = ['sun', 'hills', 'river', 'weave', 'stars', 'leaves'] as const

export type SchoolImage = (typeof SCHOOL_IMAGES)[number]

/** First and last year in which a school can have been founded. */
export const FOUNDED_FROM = 1800
export const FOUNDED_TO = 2100

/** Most stars that an adult member can give. */
export const MOST_STARS = 5

/** Returns the mean of stars with one decimal; null without any. */
export const meanRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((10 * sum) / count) / 10

/** Schools that the network draws at most. */
const MOST_IN_NETWORK = 40

/** Link between two schools, by their ids. */
export type SchoolLink = { from: string; to: string }

/**
 * Chooses the schools that the network shows. The reader's own come first, then those linked with them, step by step.
 * The others follow in their order. A school without a link is shown only if it is the reader's.
 */
export function chooseNetwork(
  own: readonly string[],
  links: readonly SchoolLink[],
  most = MOST_IN_NETWORK,
): { ids: string[]; links: SchoolLink[] } {
  const neighbours = new Map<string, string[]>()
  for (const { from, to } of links) {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to])
    neighbours.set(to, [...(neighbours.get(to) ?? []), from])
  }
  const chosen = new Set<string>()
  const spread = (first: readonly string[]): void => {
    const queue = [...first]
    for (let id = queue.shift(); id !== undefined && chosen.size < most; id = queue.shift()) {
      if (chosen.has(id)) continue
      chosen.add(id)
      queue.push(...(neighbours.get(id) ?? []))
    }
  }
  spread(own)
  for (const id of neighbours.keys()) spread([id])
  return { ids: [...chosen], links: links.filter(({ from, to }) => chosen.has(from) && chosen.has(to)) }
}
