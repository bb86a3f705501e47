import '../../ui/tag.css'
import type { ReactNode } from 'react'
import { isMarketSubject, type MarketCategory } from '#core/market/categories.ts'
import { LEARNING_LANGUAGES } from '#core/languages/learning-languages.ts'
import { formatMoney, moneyOf } from '#core/money/money.ts'
import { BoardIcon, LessonIcon, LibraryIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { hueOf, type Card } from './market-state.ts'
import css from './market.module.css'

/** Writes a category: a subject in the reader's language, a language in itself. */
export const categoryText = (category: MarketCategory): string =>
  isMarketSubject(category)
    ? t(`market.category.${category}`)
    : (LEARNING_LANGUAGES.find(({ code }) => code === category)?.name ?? category)

/** Name of a category; that of a language is marked as such. */
export const CategoryName = ({ category }: { category: MarketCategory }): ReactNode =>
  isMarketSubject(category) ? categoryText(category) : <span lang={category}>{categoryText(category)}</span>

/** Writes a price, or that there is none. */
export const priceText = (cents: number): string =>
  cents === 0 ? t('market.free') : formatMoney(moneyOf(cents, 'ZAR'), currentLanguage())

/** Stars of a resource as a figure with its words. */
export const Rating = ({ rating, ratings }: Pick<Card, 'rating' | 'ratings'>): ReactNode =>
  rating === null ? (
    <span className="muted">{t('market.unrated')}</span>
  ) : (
    <span>
      <span aria-hidden className={css['star']}>
        ★
      </span>{' '}
      {t('market.rated', { rating, count: ratings })}
    </span>
  )

const ICONS = { resources: LibraryIcon, courses: BoardIcon, templates: LessonIcon } as const

/** Resource in a list. The sample's lead nowhere. */
function ResourceCard({ card, isSample }: { card: Card; isSample: boolean }): ReactNode {
  const { id, shelf, title, description, category, price, author, type, tags, downloads } = card
  const Icon = ICONS[shelf]
  return (
    <li className={`card ${css['resource']}`}>
      <div className={`${hueOf(category)} ${css['cover']}`}>
        <Icon />
        <span>
          <CategoryName category={category} />
        </span>
      </div>
      <h2>{isSample ? title : <Link href={`/dashboard/market/${id}`}>{title}</Link>}</h2>
      <p className={css['description']}>{description}</p>
      <p className="row wrap">
        <span className="tag">{t(`market.type.${type}`)}</span>
        {tags.slice(0, 3).map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </p>
      <p className="small muted">{t('market.by', { author })}</p>
      <div className={css['foot']}>
        <b className={css['price']}>{priceText(price)}</b>
        <span className={`small ${css['figures']}`}>
          <Rating {...card} />
          <span className="muted">{t('market.downloads', { count: downloads })}</span>
        </span>
      </div>
    </li>
  )
}

/** Resources as cards. */
export const ResourceCards = ({
  cards,
  isSample = false,
}: {
  cards: readonly Card[]
  isSample?: boolean
}): ReactNode => (
  <ul className={css['cards']}>
    {cards.map((card) => (
      <ResourceCard key={card.id} card={card} isSample={isSample} />
    ))}
  </ul>
)
