import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { OperatorCard } from '../../parts/operator/operator-card.tsx'
import { RegulatorFacts } from '../../parts/operator/regulator-facts.tsx'
import { Link } from '../../platform/router.tsx'

/** Contact page: title and text come from the translations (specification, section 2.1), the rest from the operator. */
const ContactPage = (): ReactNode => (
  <div className="stack">
    <h1>{t('contact.title')}</h1>
    <p>{t('contact.content')}</p>
    <p className="muted">{t('contact.privacy')}</p>
    <OperatorCard />
    <section className="stack" aria-labelledby="regulator">
      <h2 id="regulator">{t('contact.regulator')}</h2>
      <div className="card">
        <RegulatorFacts />
      </div>
    </section>
    <p>
      <Link className="link" href="/privacy">
        {t('contact.notice')}
      </Link>
    </p>
  </div>
)

export default ContactPage
