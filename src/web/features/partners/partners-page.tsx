import { useId, type ReactNode } from 'react'
import { COMMISSION_PERCENTS } from '#core/partners/commission.ts'
import { PARTNER_TIERS, TIER_FACTS, type PartnerTier } from '#core/partners/tiers.ts'
import { OutsideLink } from '../../parts/grown-ups/outside-link.tsx'
import { operatorStore } from '../../parts/operator/operator-store.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { CheckIcon, ChevronRightIcon } from '../../ui/icons.tsx'
import { PartnerPage } from './partner-frame.tsx'
import css from './partners.module.css'
import { TierMark } from './tier-mark.tsx'

/** Steps of the journey, with the page on which each is done. */
const JOURNEY = [
  ['compare', '#tiers'],
  ['simulate', '/partners/simulation'],
  ['charter', '/partners/charter'],
  ['apply', '/partners/apply'],
  ['review', null],
  ['begin', '/partners/ambassadors'],
] as const

/** Pages of Funda that partners work with. */
const NEAR = [
  ['market', '/dashboard/market'],
  ['schools', '/dashboard/schools'],
  ['help', '/help'],
  ['ambassadors', '/partners/ambassadors'],
] as const

function Tier({ tier }: { tier: PartnerTier }): ReactNode {
  const id = useId()
  const { rights } = TIER_FACTS[tier]
  return (
    <section className={`card ${css['tier']} ${css[tier]}`} aria-labelledby={id}>
      <header>
        <TierMark tier={tier} />
        <h3 id={id}>{t(`partners.tier.${tier}`)}</h3>
      </header>
      <p>{t(`partners.for.${tier}`)}</p>
      <div>
        <h4>{t('partners.gives')}</h4>
        <ul>
          <li>
            <CheckIcon small />
            {t('partners.gives.codes', { count: rights.codes })}
          </li>
          <li>
            <CheckIcon small />
            {t(rights.seesMonths ? 'partners.gives.months' : 'partners.gives.counts')}
          </li>
          <li>
            <CheckIcon small />
            {t(`partners.gives.${tier}`)}
          </li>
        </ul>
      </div>
      <div>
        <h4>{t('partners.asks')}</h4>
        <ul className={css['asks']}>
          <li>{t(`partners.asks.${tier}`)}</li>
          <li>{t('partners.asks.charter')}</li>
        </ul>
      </div>
      <p className={css['foot']}>
        <Link className="link" href={`/partners/apply?tier=${tier}`}>
          {t('partners.applyAs')} <span className="visually-hidden">{t(`partners.tier.${tier}`)}</span>
          <ChevronRightIcon small />
        </Link>
      </p>
    </section>
  )
}

const Journey = (): ReactNode => (
  <section aria-labelledby="journey">
    <h2 id="journey">{t('partners.journey')}</h2>
    <ol className={css['journey']}>
      {JOURNEY.map(([step, href], place) => (
        <li key={step}>
          <span className={css['stone']} aria-hidden="true">
            {place + 1}
          </span>
          <div>
            <h3>
              {href === null ? (
                t(`partners.step.${step}`)
              ) : href.startsWith('#') ? (
                <a href={href}>{t(`partners.step.${step}`)}</a>
              ) : (
                <Link href={href}>{t(`partners.step.${step}`)}</Link>
              )}
            </h3>
            <p className="muted">{t(`partners.step.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)

/** Pages of Funda for partners, and the operator's other sites. */
function Ecosystem(): ReactNode {
  const sites = useStore(operatorStore)?.sites
  const others = [...(sites?.families ?? []), ...(sites?.academy ?? [])]
  return (
    <section aria-labelledby="ecosystem">
      <h2 id="ecosystem">{t('partners.ecosystem')}</h2>
      <p className="muted">{t('partners.ecosystemText')}</p>
      <ul className={`grid two-if-wide ${css['near']}`}>
        {NEAR.map(([place, href]) => (
          <li key={place}>
            <Link className={`card row ${css['way']}`} href={href}>
              <span className="grow">
                <b>{t(`partners.near.${place}`)}</b>
                <span className="muted">{t(`partners.near.${place}.text`)}</span>
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
      {others.length === 0 ? null : (
        <>
          <h3>{t('partners.sites')}</h3>
          <ul className="flow">
            {others.map((site) => (
              <li key={site.url}>
                <OutsideLink className="chip" href={site.url}>
                  {site.name}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Compares the partner tiers, draws the journey and leads to everything that belongs to it. */
export default function PartnersPage(): ReactNode {
  return (
    <PartnerPage title={t('partners.title')} lead={t('partners.lead')}>
      <p className="row wrap">
        <Link className="button accent" href="/partners/simulation">
          {t('partners.toSimulation')}
        </Link>
        <Link className="button outlined" href="/partners/charter">
          {t('partners.toCharter')}
        </Link>
      </p>
      <Journey />
      <section aria-labelledby="tiers">
        <h2 id="tiers">{t('partners.tiers')}</h2>
        <p className="muted">
          {t('partners.tiersText', { least: COMMISSION_PERCENTS[0], most: COMMISSION_PERCENTS.at(-1) ?? 0 })}
        </p>
        <div className={css['tiers']}>
          {PARTNER_TIERS.map((tier) => (
            <Tier key={tier} tier={tier} />
          ))}
        </div>
      </section>
      <Ecosystem />
    </PartnerPage>
  )
}
