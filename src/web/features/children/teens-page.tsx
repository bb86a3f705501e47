import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import css from './children.module.css'

/** For 13 to 17: a guardian makes the account; until then one learns as a guest. */
const TeensPage = (): ReactNode => (
  <div className={css['narrow']}>
    <h1>{t('children.teensTitle')}</h1>
    <section className="card st">
      <p>{t('children.teensWhy')}</p>
      <ol className={css['list']} style={{ listStyle: 'decimal' }}>
        <li>{t('children.teensStep1')}</li><li>{t('children.teensStep2')}</li><li>{t('children.teensStep3')}</li>
      </ol>
      <p>{t('children.teensMeanwhile')}</p>
      <p><Link className="btn big w" href="/menu">{t('children.teensGoOn')}</Link></p>
    </section>
  </div>
)

export default TeensPage
