import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'

const PARTS = ['what', 'guest', 'account', 'children', 'rights', 'rules'] as const

/** The terms in full, in plain words. */
const TermsPage = (): ReactNode => (
  <article className="stack">
    <h1>{t('terms.title')}</h1>
    <p className="muted">{t('terms.lead')}</p>
    {PARTS.map((part) => (
      <section key={part} className="stack" style={{ '--gap': '6px' } as object}>
        <h2>{t(`terms.${part}.title`)}</h2>
        <p>{t(`terms.${part}.text`)}</p>
      </section>
    ))}
    <p>
      <Link className="link" href="/privacy">
        {t('terms.privacy')}
      </Link>
    </p>
  </article>
)

export default TermsPage
