import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { communityCalls } from '#contract/community.ts'
import type { ReportDecision } from '#core/community/content-reports.ts'
import { ForStaff } from '../../parts/staff/for-staff.tsx'
import { ToQueues } from '../../parts/staff/to-queues.tsx'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { momentOf } from './moment-of.ts'
import css from './staff.module.css'

type Thing = CallOf<'listReported'>['output']['reported'][number]

/** One reported thing: why it was reported, and the two decisions. */
function Row({ thing, onDecided }: { thing: Thing; onDecided: () => void }): ReactNode {
  const [failed, setFailed] = useState(false)
  const { kind, id, title, address, times, reportedAt, reasons, notes } = thing
  const name = title ?? t('staff.reported.gone')
  const decide = async (decision: ReportDecision): Promise<void> => {
    const result = await callApi<'decideReport'>(communityCalls.decideReport, { kind, id, decision })
    setFailed(!result.ok)
    if (result.ok) onDecided()
  }
  return (
    <li className="card stack">
      <div className="row wrap spread">
        <h2>{name}</h2>
        <span className="tag">{t(`staff.reported.kind.${kind}`)}</span>
      </div>
      <p className="muted small">
        {t('staff.reported.times', { count: times })} · {momentOf(reportedAt)}
      </p>
      <p className="row wrap">
        {reasons.map((reason) => (
          <span key={reason} className="tag warn">
            {t(`community.reason.${reason}`)}
          </span>
        ))}
      </p>
      {notes.map((note) => (
        <blockquote key={note} className={css['note']}>
          {note}
        </blockquote>
      ))}
      <div className="row wrap">
        <button type="button" className="button" onClick={() => void decide('removed')}>
          {t('staff.reported.remove')}
          <span className="visually-hidden"> {name}</span>
        </button>
        <button type="button" className="button outlined" onClick={() => void decide('kept')}>
          {t('staff.reported.keep')}
          <span className="visually-hidden"> {name}</span>
        </button>
        {address === null ? null : (
          <Link className="link" href={address}>
            {t('staff.reported.open')}
          </Link>
        )}
      </div>
      {failed ? <p role="alert">{t('staff.decideFailed')}</p> : null}
    </li>
  )
}

/** Staff decide about what people reported. */
export default function ReportedPage(): ReactNode {
  return (
    <div className={`stack ${css['page']}`}>
      <h1>{t('staff.reported.title')}</h1>
      <p className="muted">{t('staff.reported.lead')}</p>
      <ForStaff name="reported" load={() => callApi<'listReported'>(communityCalls.listReported, {})}>
        {({ reported, waiting }, again) => (
          <>
            <p className={waiting === 0 ? 'visually-hidden' : ''} role="status">
              {t('staff.home.waiting', { count: waiting })}
            </p>
            {reported.length === 0 ? (
              <div className="empty card">
                <Khulu size={96} />
                <p>{t('staff.reported.none')}</p>
              </div>
            ) : (
              <ul className="stack">
                {reported.map((thing) => (
                  <Row key={`${thing.kind} ${thing.id}`} thing={thing} onDecided={again} />
                ))}
              </ul>
            )}
          </>
        )}
      </ForStaff>
      <ToQueues />
    </div>
  )
}
