import type { ReactNode } from 'react'
import { CHILD_NOTICE_RULES, DATA_RIGHTS } from '#core/privacy/operator.ts'
import { useStore } from '../../platform/create-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { sayHowLong } from '../privacy/say-how-long.ts'
import css from './operator.module.css'
import { OperatorCard } from './operator-card.tsx'
import { operatorStore } from './operator-store.ts'
import { RegulatorFacts } from './regulator-facts.tsx'

/** Lists the stored data of a child with purposes and times; the privacy page has its own, full list. */
const KeptOfChild = (): ReactNode => (
  <section className={css['part']} data-notice="collected purpose retention">
    <h3>{t('operator.keptTitle')}</h3>
    <ul>
      {CHILD_NOTICE_RULES.map((rule) => (
        <li key={rule}>{t('operator.kept', { what: t(`operator.keptOfChild.${rule}`), long: sayHowLong(rule) })}</li>
      ))}
    </ul>
    <p>
      <a className="link" href="/privacy" target="_blank">
        {t('operator.keptAll')}
        <span className="visually-hidden"> {t('shell.newTab')}</span>
      </a>
    </p>
  </section>
)

const Choice = ({ about, look }: { about: 'child' | 'self'; look: string }): ReactNode => (
  <section className={look}>
    <h3>{t('operator.choiceTitle')}</h3>
    <p data-notice="source">{t(about === 'child' ? 'operator.source' : 'operator.sourceSelf')}</p>
    <p data-notice="voluntary">{t('operator.voluntary')}</p>
    <p data-notice="consequence">{t('operator.consequence')}</p>
    <p data-notice="law">{t('operator.law')}</p>
  </section>
)

function Place({ look }: { look: string }): ReactNode {
  const answer = useStore(operatorStore)
  const unknown = answer === null ? t('operator.loading') : t('operator.notGiven')
  const { dataPlace = unknown, processors } = answer?.operator ?? {}
  return (
    <section className={look}>
      <h3>{t('operator.placeTitle')}</h3>
      <p data-notice="place">{t('operator.place', { place: dataPlace })}</p>
      <div data-notice="recipients" className={css['notice']}>
        {processors === undefined ? (
          <p>
            {t('operator.processors')} {unknown}
          </p>
        ) : null}
        {processors?.length === 0 ? <p>{t('operator.noProcessors')}</p> : null}
        {processors && processors.length > 0 ? (
          <>
            <p>{t('operator.processors')}</p>
            <ul>
              {processors.map((processor) => (
                <li key={processor.name}>{t('operator.processor', processor)}</li>
              ))}
            </ul>
          </>
        ) : null}
        <p>{t('operator.members')}</p>
      </div>
    </section>
  )
}

const Rights = ({ look }: { look: string }): ReactNode => (
  <section className={look}>
    <h3>{t('operator.rightsTitle')}</h3>
    <ul data-notice="rights">
      {DATA_RIGHTS.map((right) => (
        <li key={right}>{t(`operator.right.${right}`)}</li>
      ))}
    </ul>
    <p>{t('operator.rightsWhere')}</p>
    <div data-notice="complaint">
      <RegulatorFacts />
    </div>
  </section>
)

/**
 * All that must be said before anything personal is kept (POPIA, section 18; `NOTICE_ITEMS`). Needs the texts of the
 * areas `operator` and `privacy`.
 * @param about a child, for whoever consents; or the reader, whose page lists all that is kept itself
 */
export function DataNotice({ about }: { about: 'child' | 'self' }): ReactNode {
  // Before consent it stands within a card already.
  const look = (about === 'child' ? css['part'] : 'card') ?? ''
  return (
    <div className={css['notice']}>
      <OperatorCard look={look} />
      {about === 'child' ? <KeptOfChild /> : null}
      <Choice about={about} look={look} />
      <Place look={look} />
      <Rights look={look} />
    </div>
  )
}
