import type { ReactNode } from 'react'
import { academyAbout } from '../../../../content/ecosystem.json'
import { t } from '../../platform/i18n/translate.ts'

/** Leads to the academy's own page about us (specification, section 2.1). */
const AboutPage = (): ReactNode => (
  <div className="st">
    <h1>{t('about.title')}</h1>
    <p>{t('about.lead')}</p>
    <p><a className="btn" href={academyAbout} target="_blank" rel="noopener">{t('about.link')}<span className="vh"> {t('shell.newTab')}</span></a></p>
  </div>
)

export default AboutPage
