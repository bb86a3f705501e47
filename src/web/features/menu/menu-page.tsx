import '../../ui/pattern.css'
import '../../ui/tile.css'
import type { ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'
import { SECTIONS, type Section } from '#core/sections/sections.ts'
import { useStore } from '../../platform/create-store.ts'
import { sectionNamesOf } from '../../parts/content/section-names.ts'
import { learningLanguageStore } from '../../platform/learning-language.ts'
import { t } from '../../platform/i18n/translate.ts'
import { BookIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { SECTION_LOOK } from '../../ui/section-look.tsx'
import css from './menu.module.css'

/** Tiles in the order in which they fill their rows. Khulu, the widest on a phone, is last. */
const TILES: readonly Section[] = [...SECTIONS.filter((section) => section !== 'ask-khulu'), 'ask-khulu']

/** Further pages, by the names that they have everywhere. */
const MORE = [
  ['yourDay', '/adults-dashboard'],
  ['myDay', '/kids-dashboard'],
  ['toddlers', '/toddlers'],
  ['together', '/together'],
  ['kids', '/kids-menu'],
  ['review', '/review'],
  ['quiz', '/quiz'],
  ['tools', '/tools'],
  ['themes', '/themes'],
  ['achievements', '/achievements'],
  ['speak', '/speak'],
  ['onDevice', '/on-device'],
] as const

/** The course, the nine sections, each with its name in the learning language. */
function MenuPage(): ReactNode {
  const { language, names } = sectionNamesOf(useStore(learningLanguageStore))
  return (
    <>
      <div className={`row spread ${css['head']}`}>
        <div>
          <h1>{t('menu.title')}</h1>
          <p className="muted">{t('menu.lead')}</p>
        </div>
        <span className={css['khulu']}>
          <Khulu mood="listening" size={86} />
        </span>
      </div>
      <Link className={`when ${css['course']}`} href="/learn">
        <BookIcon />
        <b>{t('menu.course')}</b>
        <ChevronRightIcon />
      </Link>
      <div className={`grid two-columns three-if-wide ${css['tiles']}`}>
        {TILES.map((section) => {
          const { className, Icon } = SECTION_LOOK[section]
          return (
            <Link key={section} href={`/${section}`} className={`tile on-edge ${className} ${css[section] ?? ''}`}>
              <span className="pattern" />
              <b className="voice" lang={language}>
                {names[section]}
              </b>
              <span>{t(`shell.section.${section}`)}</span>
              {section === 'ask-khulu' ? <Khulu size={100} /> : <Icon />}
            </Link>
          )
        })}
      </div>
      <nav className={css['more']} aria-label={t('menu.more')}>
        {MORE.map(([name, href]) => (
          <Link key={name} className="button outlined" href={href}>
            {t(`menu.${name}`)}
          </Link>
        ))}
      </nav>
    </>
  )
}

export default MenuPage
