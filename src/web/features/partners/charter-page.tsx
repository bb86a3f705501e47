import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { partnersCalls as calls } from '#contract/partners.ts'
import { CHARTER_SECTIONS, CHARTER_VERSION } from '#core/partners/charter.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { ForAdults, PartnerError, usePartnerChange, type Partnership } from './for-adults.tsx'
import { PartnerPage } from './partner-frame.tsx'
import css from './partners.module.css'
import { writeDay } from './write-day.ts'

/** Lets a logged-in adult accept this version, or says when they did. */
function Acceptance({ partnership: { charter } }: { partnership: Partnership }): ReactNode {
  const [hasRead, setHasRead] = useState(false)
  const accept = usePartnerChange<'acceptCharter'>(calls.acceptCharter)
  if (charter?.version === CHARTER_VERSION)
    return (
      <section className="feedback ok stack">
        <p className="row" role="status">
          <CheckIcon />
          {t('partners.charterAccepted', { day: writeDay(charter.acceptedAt) })}
        </p>
        <p>
          <Link className="button" href="/partners/apply">
            {t('partners.charterNext')}
          </Link>
        </p>
      </section>
    )
  return (
    <form
      className="card stack"
      onSubmit={(event) => {
        event.preventDefault()
        accept.send({ version: CHARTER_VERSION })
      }}
    >
      {charter === null ? null : <p className="feedback warn">{t('partners.charterNewer')}</p>}
      <PartnerError failed={accept.failed} />
      <label className="checkbox">
        <input type="checkbox" checked={hasRead} onChange={({ target }) => setHasRead(target.checked)} />
        {t('partners.charterAgree')}
      </label>
      <p>
        <button type="submit" className="button" disabled={!hasRead || accept.isSending}>
          {t('partners.charterAccept')}
        </button>
      </p>
    </form>
  )
}

/** Shows the partner charter to everybody, and lets adults accept it. */
export default function CharterPage(): ReactNode {
  return (
    <PartnerPage title={t('partners.charter')} lead={t('partners.charterLead')}>
      <article className={css['charter']}>
        <p className="row spread wrap">
          <span className="muted">{t('partners.charterVersion', { day: writeDay(CHARTER_VERSION) })}</span>
          <button type="button" className="button outlined no-print" onClick={() => print()}>
            {t('partners.printCharter')}
          </button>
        </p>
        <ol>
          {CHARTER_SECTIONS.map((section, place) => (
            <li key={section}>
              <span className={css['stone']} aria-hidden="true">
                {place + 1}
              </span>
              <div>
                <h2>{t(`partnersCharter.${section}`)}</h2>
                <p>{t(`partnersCharter.${section}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </article>
      <div className="no-print">
        <ForAdults login={t('partners.charterLogin')}>
          {(partnership) => <Acceptance partnership={partnership} />}
        </ForAdults>
      </div>
    </PartnerPage>
  )
}
