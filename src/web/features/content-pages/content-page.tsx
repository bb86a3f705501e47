import '../../ui/tag.css'
import '../../ui/fonts-more.css'
import '../../ui/pattern.css'
import '../../ui/page-head.css'
import '../../ui/feedback.css'
import '../../ui/fields.css'
import '../../ui/hear.css'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { navigate, usePath, useQuery } from '../../platform/router.tsx'
import { DEFAULT_LEARNING_LANGUAGE, type LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { PRERENDERED_ITEMS } from '#core/sections/prerendered-items.ts'
import { CONTENT_SECTIONS, isTypedSection, type ContentCategory, type ContentSection } from '#core/sections/sections.ts'
import { hasLexicon } from '../../parts/content/load-language-engine.ts'
import {
  describeCards,
  loadNounClasses,
  loadSectionCards,
  type NounClasses,
} from '../../parts/content/load-section-content.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { languageWith, nameOfLanguage } from '../../parts/content/language-abilities.ts'
import { LearnInstead } from '../../parts/content/learn-instead.tsx'
import { sectionNamesOf } from '../../parts/content/section-names.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import type { Page } from '../../routes.ts'
import { SECTION_LOOK } from '../../ui/section-look.tsx'
import { countByCategory, filterItems, readBrowse, writeBrowse, type Browse } from './browse-state.ts'
import { CATEGORY_ICON, SearchIcon } from './category-icons.tsx'
import css from './content-pages.module.css'
import { listenForReading } from './listen-for-reading.ts'
import { ItemCard } from './item-card.tsx'
import { PracticePanel } from './practice-panel.tsx'
import { PronunciationGuide } from './pronunciation-guide.tsx'

type PageProperties = {
  section: ContentSection
  language: LearningLanguage
  items: readonly LearningItem[]
  nounClasses: NounClasses
}

/** Reads the choice from the address and changes it: a search replaces the history entry, a category adds one. */
function useBrowse(section: ContentSection): [Browse, (browse: Browse, replace: boolean) => void] {
  const query = useQuery()
  const path = usePath()
  const browse = useMemo(() => readBrowse(section, query), [section, query])
  return [browse, (next, replace) => navigate(`${path}${writeBrowse(next)}`, { replace })]
}

function PageHead({ section, count }: { section: ContentSection; count: number }): ReactNode {
  const { language, names } = sectionNamesOf(useStore(learningLanguageStore))
  return (
    <header className={`page-head ${SECTION_LOOK[section].className}`}>
      <div className="row spread wrap">
        <div>
          <p className="voice" lang={language}>
            {names[section]}
          </p>
          <h1>{t(`shell.section.${section}`)}</h1>
        </div>
        <span className={`tag ${css['count']}`}>{t('contentPages.count', { count })}</span>
      </div>
      <span className="pattern" />
    </header>
  )
}

const categoryName = (section: ContentSection, category: ContentCategory): string =>
  t(`contentPages.category.${section}.${category}` as Parameters<typeof t>[0])

function Filters({
  section,
  items,
  browse,
  onBrowse,
}: Pick<PageProperties, 'section' | 'items'> & {
  browse: Browse
  onBrowse: (browse: Browse, replace: boolean) => void
}): ReactNode {
  const choose = (category: Browse['category']): void => onBrowse({ ...browse, category }, false)
  return (
    <>
      <search className={css['filters']}>
        <label className="search grow">
          <span className="visually-hidden">{t('contentPages.search')}</span>
          <SearchIcon />
          <input
            className="input"
            type="search"
            value={browse.query}
            placeholder={t('contentPages.search')}
            onChange={(event) => onBrowse({ ...browse, query: event.target.value }, true)}
          />
        </label>
        <label>
          <span className="visually-hidden">{t('contentPages.category')}</span>
          <select
            className="select"
            value={browse.category}
            onChange={(event) => choose(event.target.value as Browse['category'])}
          >
            <option value="all">{t('contentPages.all')}</option>
            {CONTENT_SECTIONS[section].map((category) => (
              <option key={category} value={category}>
                {categoryName(section, category)}
              </option>
            ))}
          </select>
        </label>
      </search>
      <ul className={`grid two-columns four-if-wide ${css['categories']}`}>
        {countByCategory(section, items).map(({ category, count }) => {
          const Icon = CATEGORY_ICON[category]
          return (
            <li key={category}>
              <button
                type="button"
                className={`card ${css['category']} ${SECTION_LOOK[section].className}`}
                aria-pressed={browse.category === category}
                onClick={() => choose(browse.category === category ? 'all' : category)}
              >
                <span className="row spread">
                  <Icon />
                  <span className="tag" aria-label={t('contentPages.count', { count })}>
                    {count}
                  </span>
                </span>
                <b>{categoryName(section, category)}</b>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The items to draw now: at first what the prerendered page holds, then all. */
function useDrawnItems(items: readonly LearningItem[]): readonly LearningItem[] {
  const [all, setAll] = useState(false)
  useEffect(() => setAll(true), [])
  return all ? items : items.slice(0, PRERENDERED_ITEMS)
}

function Items({
  section,
  language,
  items,
  nounClasses,
  browse,
  onAll,
}: PageProperties & { browse: Browse; onAll: () => void }): ReactNode {
  const drawn = useDrawnItems(items)
  const heading = browse.category === 'all' ? t('contentPages.everything') : categoryName(section, browse.category)
  return (
    <section aria-labelledby="items">
      <h2 id="items" className={css['heading']}>
        {heading}{' '}
        <span className="muted small" role="status">
          {t('contentPages.count', { count: items.length })}
        </span>
      </h2>
      {hasLexicon(language) && items.length > 0 ? (
        <p className={`muted small ${css['hint']}`}>{t('contentPages.wordHint')}</p>
      ) : null}
      {items.length === 0 ? (
        <div className="empty">
          <span className={`pattern ${SECTION_LOOK[section].className}`} />
          <p>{t('contentPages.nothingFound', { query: browse.query })}</p>
          <button type="button" className="button outlined" onClick={onAll}>
            {t('contentPages.showAll')}
          </button>
        </div>
      ) : (
        <ul className="grid two-if-wide">
          {drawn.map((item) => (
            <ItemCard key={item.id} item={item} language={language} nounClasses={nounClasses} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Says how far the page's words have been checked (product decisions, section 9). */
function Reviewed({ items }: { items: readonly LearningItem[] }): ReactNode {
  const count = (state: LearningItem['review']): number => items.filter(({ review }) => review === state).length
  return (
    <p className={`muted small ${css['reviewed']}`}>
      {t('contentPages.reviewed', {
        checked: count('checked'),
        drafted: count('drafted'),
        confirmed: count('confirmed'),
      })}
    </p>
  )
}

/** Nothing in that language yet: said plainly, with the way to what there is. */
function NotYet({ section }: { section: ContentSection }): ReactNode {
  return (
    <div className="empty">
      <span className={`pattern ${SECTION_LOOK[section].className}`} />
      <p>{t('contentPages.notYet', { language: nameOfLanguage(languageWith('items')) })}</p>
      <LearnInstead ability="items" text="contentPages.learnOther" />
    </div>
  )
}

/** The items, with the later descriptions once somebody reads on. Without a connection, they come at the next sign. */
function useDescribed(section: ContentSection, language: LearningLanguage, cards: readonly LearningItem[]) {
  const [described, setDescribed] = useState<readonly LearningItem[]>()
  useEffect(() => {
    if (described) return undefined
    return listenForReading(() => void describeCards(language, section, cards).then(setDescribed, () => undefined))
  }, [section, language, cards, described])
  return described ?? cards
}

function ContentPage({ section, language, items: cards, nounClasses }: PageProperties): ReactNode {
  const [browse, onBrowse] = useBrowse(section)
  const items = useDescribed(section, language, cards)
  const shown = useMemo(() => filterItems(items, browse), [items, browse])
  return (
    <div className={css['page']}>
      <PageHead section={section} count={items.length} />
      {items.length === 0 ? (
        <NotYet section={section} />
      ) : (
        <>
          <Filters section={section} items={items} browse={browse} onBrowse={onBrowse} />
          {isTypedSection(section) && shown.length > 0 ? (
            <PracticePanel
              key={writeBrowse(browse)}
              section={section}
              category={browse.category}
              language={language}
              items={shown}
            />
          ) : null}
          <Items
            section={section}
            language={language}
            items={shown}
            nounClasses={nounClasses}
            browse={browse}
            onAll={() => onBrowse({ category: 'all', query: '' }, false)}
          />
          <PronunciationGuide />
          <Reviewed items={items} />
        </>
      )}
    </div>
  )
}

type OtherContent = Omit<PageProperties, 'section'>

/** Loads the items of a language, and its noun classes where the section shows them. */
async function loadOther(language: LearningLanguage, section: ContentSection): Promise<OtherContent> {
  const [items, nounClasses] = await Promise.all([
    loadSectionCards(language, section),
    section === 'grammar' ? loadNounClasses(language) : [],
  ])
  return { language, items, nounClasses }
}

/** Page of a section. It holds the items of the default language, and loads those of another language when chosen. */
export function createContentPage(
  section: ContentSection,
  items: readonly LearningItem[],
  nounClasses: NounClasses,
): Page {
  const first = { language: DEFAULT_LEARNING_LANGUAGE, items, nounClasses }
  return () => {
    const language = useStore(learningLanguageStore)
    const [other, setOther] = useState<OtherContent>()
    useEffect(() => {
      if (language !== DEFAULT_LEARNING_LANGUAGE) void loadOther(language, section).then(setOther)
    }, [language])
    const content = language === DEFAULT_LEARNING_LANGUAGE ? first : other?.language === language ? other : undefined
    return content ? <ContentPage key={language} section={section} {...content} /> : null
  }
}
