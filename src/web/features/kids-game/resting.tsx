import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import css from './game-finished.module.css'

/** Message for games that a grown-up has switched off, with other things to do. */
export const Resting = (): ReactNode => (
  <section className={`card ${css['finished']}`}>
    <Khulu mood="listening" size={96} />
    <h2>{t('kidsGame.resting')}</h2>
    <p className="muted">{t('kidsGame.restingInstead')}</p>
    <div className={css['actions']}>
      <Link className="button big" href="/activities?activity=family-story-time">
        {t('kidsGame.readStory')}
      </Link>
    </div>
  </section>
)
