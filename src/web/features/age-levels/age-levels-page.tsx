import '../../ui/tag.css'
import '../../ui/pattern.css'
import type { ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'
import { AGE_LEVELS } from '#core/age-levels/age-levels.ts'
import { t } from '../../platform/i18n/translate.ts'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import css from './age-levels.module.css'
import { ageYears } from './age-years.ts'

/** Page of the five age levels, each a link. */
const AgeLevelsPage = (): ReactNode => (
  <>
    <h1>{t('ageLevels.title')}</h1>
    <p className={`muted ${css['lead']}`}>{t('ageLevels.lead')}</p>
    <ul className={`grid two-if-wide ${css['odd']}`}>
      {AGE_LEVELS.map((level) => (
        <li key={level.id}>
          <Link href={`/age-levels/${level.id}`} className={`card ${css['level']} ${css[level.id]}`}>
            <span className="pattern" />
            <span className="row spread wrap">
              <b className={`voice ${css['name']}`}>{t(`ageLevels.${level.id}.title`)}</b>
              {ageYears(level) === '' ? null : <span className="tag">{ageYears(level)}</span>}
            </span>
            <span>{t(`ageLevels.${level.id}.description`)}</span>
            <ChevronRightIcon className={css['go'] ?? ''} />
          </Link>
        </li>
      ))}
    </ul>
  </>
)

export default AgeLevelsPage
