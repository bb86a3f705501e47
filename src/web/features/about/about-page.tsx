import type { ReactNode } from 'react'
import { useStore } from '../../platform/create-store.ts'
import { OutsideLink } from '../../parts/grown-ups/outside-link.tsx'
import { useOutsideRule } from '../../parts/grown-ups/use-outside-rule.ts'
import { Link } from '../../platform/router.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { OperatorCard } from '../../parts/operator/operator-card.tsx'
import { operatorStore } from '../../parts/operator/operator-store.ts'

/** Says who runs Funda, and leads to the academy's own page where the operator names one (specification, section 2.1). */
export default function AboutPage(): ReactNode {
  const about = useStore(operatorStore)?.sites.academyAbout
  const rule = useOutsideRule()
  return (
    <div className="stack">
      <h1>{t('about.title')}</h1>
      <p>{t('about.lead')}</p>
      <OperatorCard />
      {about === undefined || rule === 'gate' ? null : (
        <>
          <p>{t('about.academy')}</p>
          <p>
            <OutsideLink className="button" href={about}>
              {t('about.link')}
            </OutsideLink>
          </p>
        </>
      )}
      {rule === 'open' ? (
        <>
          <p>{t('about.partners')}</p>
          <p>
            <Link className="button outlined" href="/partners">
              {t('about.partnersLink')}
            </Link>
          </p>
        </>
      ) : null}
    </div>
  )
}
