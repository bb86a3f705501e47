import type { CallOf } from '#contract/call-of.ts'
import type { FieldCode } from '#contract/errors.ts'
import { isMarketSubject, MARKET_CATEGORIES, type MarketCategory } from '#core/market/categories.ts'
import { mayHavePrice, type Licence } from '#core/market/licences.ts'
import { MARKET_LIMITS, type ResourceText } from '#core/market/resource.ts'
import type { Sample } from '../../parts/dashboard/sample.ts'

export type Card = CallOf<'listResources'>['output']['resources'][number]
export type OwnResource = CallOf<'getOwnResource'>['output']

/** Hue of a category, as the sections of the product have them. */
const HUES = {
  math: 'section-numbers',
  science: 'section-time',
  english: 'section-phrases',
  art: 'section-culture',
} as const

/** Returns the class that gives a category its hue. All languages share one. */
export const hueOf = (category: MarketCategory): string =>
  isMarketSubject(category) ? HUES[category] : 'section-vocabulary'

/** Returns the resources of the sample family as cards. */
export const sampleCards = ({ market }: Pick<Sample, 'market'>): Card[] =>
  market.map(({ id, title, description, category, price, rating, downloads, author, type, tags }) => ({
    id,
    shelf: 'resources',
    title,
    description,
    category: MARKET_CATEGORIES.find((one) => one === category.toLowerCase()) ?? MARKET_CATEGORIES[0],
    price: Math.round(price * 100),
    rating,
    ratings: 1,
    downloads,
    author,
    type: type === 'Physical Kit' ? 'physical-kit' : 'digital-download',
    licence: 'own-use',
    tags: [...tags],
  }))

/** Keeps the sample's cards that a search and a category leave. */
export function filterCards(cards: readonly Card[], search: string, category: MarketCategory | null): Card[] {
  const wanted = search.trim().toLocaleLowerCase()
  return cards.filter(
    (card) =>
      (category === null || card.category === category) &&
      [card.title, card.description, card.author, ...card.tags].some((text) =>
        text.toLocaleLowerCase().includes(wanted),
      ),
  )
}

/** Form of a resource as it is typed. */
export type Typed = Omit<ResourceText, 'tags' | 'price'> & { tags: string; price: string }

/** Fields of the form with texts that can be wrong, in their order. */
export const FORM_FIELDS = ['title', 'description', 'author', 'price', 'contact'] as const
export type FormField = (typeof FORM_FIELDS)[number]

export const NEW_RESOURCE: Typed = {
  shelf: 'resources',
  title: '',
  description: '',
  category: 'math',
  type: 'digital-download',
  licence: 'cc-by',
  price: '',
  author: '',
  tags: '',
  contact: '',
}

/** Returns the form for stored texts. */
export const typedOf = ({ tags, price, ...text }: OwnResource['text']): Typed => ({
  ...text,
  tags: tags.join(', '),
  price: price === 0 ? '' : (price / 100).toFixed(2),
})

const PRICE = /^\d{1,6}(?:[.,]\d{1,2})?$/

/** Reads a price in rand as cents. Nothing is free; undefined for anything but a price. */
export function readPrice(text: string): number | undefined {
  const typed = text.trim()
  if (typed === '') return 0
  return PRICE.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : undefined
}

/** Returns the texts that are sent; an unreadable price is refused before. */
export const textOf = ({ tags, price, ...text }: Typed): ResourceText & { tags: string[] } => ({
  ...text,
  tags: tags
    .split(',')
    .map((tag) => tag.trim().slice(0, MARKET_LIMITS.tag))
    .filter((tag) => tag !== '')
    .slice(0, MARKET_LIMITS.tags),
  price: readPrice(price) ?? 0,
})

/** Lists what is wrong with a form. A draft needs a title and a readable price; the rest is asked for at its sending. */
export function checkForm(typed: Typed, basedOn: Licence | null): Partial<Record<FormField, FieldCode>> {
  const price = readPrice(typed.price)
  const { leastPrice, mostPrice } = MARKET_LIMITS
  const isPriceWrong =
    price === undefined || (price > 0 && (price < leastPrice || price > mostPrice || !mayHavePrice(basedOn)))
  return {
    ...(typed.title.trim() === '' ? { title: 'missing' as const } : {}),
    ...(isPriceWrong ? { price: 'invalid' as const } : {}),
  }
}
