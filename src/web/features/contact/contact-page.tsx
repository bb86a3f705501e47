import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { OperatorCard } from '../../parts/operator/operator-card.tsx'
import { RegulatorFacts } from '../../parts/operator/regulator-facts.tsx'
import { useOutsideRule } from '../../parts/grown-ups/use-outside-rule.ts'
import { Link } from '../../platform/router.tsx'

/** Link to the help centre, which children don't see. */
const HelpLink = (): ReactNode =>
  useOutsideRule() === 'gate' ? null : (
    <p>
      <Link className="link" href="/help">
        {t('contact.help')}
      </Link>
    </p>
  )

/** Contact page: title and text come from the translations (specification, section 2.1), the rest from the operator. */
const ContactPage = (): ReactNode => (
  <div className="stack">
    <h1>{t('contact.title')}</h1>
    <p>{t('contact.content')}</p>
    <p className="muted">{t('contact.privacy')}</p>
    <HelpLink />
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
