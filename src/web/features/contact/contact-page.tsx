import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'

/** How to reach us: title and text come from the translations (specification, section 2.1). */
const ContactPage = (): ReactNode => (
  <div className="st">
    <h1>{t('contact.title')}</h1>
    <p>{t('contact.content')}</p>
    <p className="m">{t('contact.privacy')}</p>
  </div>
)

export default ContactPage
