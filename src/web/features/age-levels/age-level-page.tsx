import '../../ui/tag.css'
import '../../ui/pattern.css'
import '../../ui/page-head.css'
import type { ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'
import { findAgeLevel } from '#core/age-levels/age-levels.ts'
import { t } from '../../platform/i18n/translate.ts'
import { CheckIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import css from './age-levels.module.css'
import { ageYears } from './age-years.ts'
import { WAYS, type AgeLevelId } from './ways.ts'

const FEATURES = [1, 2, 3, 4] as const
const Back = (): ReactNode => (
  <p>
    <Link className="link" href="/age-levels">
      ← {t('ageLevels.back')}
    </Link>
  </p>
)

/** Links from a level; the first is the suggested beginning. */
function Ways({ level }: { level: AgeLevelId }): ReactNode {
  return (
    <nav className="stack" aria-labelledby="ways">
      <h2 id="ways">{t('ageLevels.ways')}</h2>
      <ul className={`grid two-if-wide ${css['odd']}`}>
        {WAYS[level].map(({ name, href }, index) => (
          <li key={name}>
            <Link href={href} className={`card ${css['way']} ${index === 0 ? css['firstWay'] : ''}`}>
              <span>
                <b>{t(`ageLevels.way.${name}`)}</b>
                <span className="muted">{t(`ageLevels.way.${name}.hint`)}</span>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Page of one age level: what it is, its content, and where to begin. An unknown level says so. */
export default function AgeLevelPage({ parameter = '' }: { parameter?: string }): ReactNode {
  const level = findAgeLevel(parameter)
  if (!level)
    return (
      <div className="stack">
        <h1>{t('ageLevels.notFound')}</h1>
        <Back />
      </div>
    )
  return (
    <div className={`stack ${css[level.id]}`}>
      <Back />
      <header className={`page-head ${css['headline']}`}>
        <div className="row spread wrap">
          <h1>{t(`ageLevels.${level.id}.title`)}</h1>
          {ageYears(level) === '' ? null : <span className="tag">{ageYears(level)}</span>}
        </div>
        <p>{t(`ageLevels.${level.id}.description`)}</p>
        <span className="pattern" />
      </header>
      <Ways level={level.id} />
      <section className="card stack">
        <h2>{t('ageLevels.features')}</h2>
        <ul className={`stack ${css['features']}`}>
          {FEATURES.map((feature) => (
            <li key={feature} className="row">
              <CheckIcon />
              {t(`ageLevels.${level.id}.features.${feature}`)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
