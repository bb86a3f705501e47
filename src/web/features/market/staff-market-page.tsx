import '../../ui/fields.css'
import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { marketCalls as calls } from '#contract/market.ts'
import { MARKET_LIMITS } from '#core/market/resource.ts'
import { ForStaff } from '../../parts/staff/for-staff.tsx'
import { ToQueues } from '../../parts/staff/to-queues.tsx'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { CategoryName, priceText } from './resource-card.tsx'
import css from './market.module.css'

type Queue = CallOf<'listMarketQueue'>['output']

/** Form of a decision with its reason. The first choice is the main button. */
function DecisionForm<Decision extends string>({
  id,
  about,
  choices,
  send,
  onDecided,
}: {
  id: string
  about: string
  choices: readonly { decision: Decision; name: string; needsReason: boolean }[]
  send: (decision: Decision, reason: string) => Promise<CallResult<unknown>>
  onDecided: () => void
}): ReactNode {
  const [reason, setReason] = useState('')
  const [chosen, setChosen] = useState(choices[0])
  const field = `reason-${id}`
  const { errors, failure, sending, submit } = useForm<string>({
    fields: [field],
    check: () => (chosen?.needsReason === true && reason.trim() === '' ? { [field]: 'missing' as const } : {}),
    send: () => (chosen ? send(chosen.decision, reason) : Promise.reject(new Error('No choice'))),
    onDone: onDecided,
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <FormError text={failure} />
      <label className="field">
        <span>{t('market.staff.reason')}</span>
        <textarea
          id={field}
          className={css['area']}
          maxLength={MARKET_LIMITS.reason}
          value={reason}
          aria-invalid={errors[field] !== undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {errors[field] === undefined ? null : (
          <span className="hint bad">{t(`accounts.fieldError.${errors[field]}`)}</span>
        )}
      </label>
      <div className="row wrap">
        {choices.map((choice, at) => (
          <button
            key={choice.decision}
            type="submit"
            className={at === 0 ? 'button' : 'button outlined'}
            aria-disabled={sending}
            onClick={() => setChosen(choice)}
          >
            {choice.name}
            <span className="visually-hidden"> {about}</span>
          </button>
        ))}
      </div>
    </form>
  )
}

/** A version that waits: its terms and all of its content. */
function Submission({ entry, onDecided }: { entry: Queue['submissions'][number]; onDecided: () => void }): ReactNode {
  const { id, version, submittedAt, text, lessonText, files, basedOn, isOwn } = entry
  return (
    <li className="card stack">
      <h3>{text.title}</h3>
      <p className="row wrap">
        <span className="tag">{t('market.versionOf', { version })}</span>
        <span className="tag">{t(`market.shelf.${text.shelf}`)}</span>
        <span className="tag">
          <CategoryName category={text.category} />
        </span>
        <span className="tag">{t(`market.type.${text.type}`)}</span>
        <span className="tag">{t(`market.licence.${text.licence}`)}</span>
        <span className="tag">{priceText(text.price)}</span>
      </p>
      <p className="muted">{t('market.by', { author: text.author })}</p>
      {basedOn ? (
        <p className="small">
          {t('market.basedOn')}: {basedOn.title} · {t(`market.licence.${basedOn.licence}`)}
        </p>
      ) : null}
      <p className={css['text']}>{text.description}</p>
      {text.contact === '' ? null : (
        <p className={css['text']}>
          {t('market.contact')}: {text.contact}
        </p>
      )}
      {lessonText.length === 0 ? null : (
        <details>
          <summary>{t('market.staff.lesson')}</summary>
          {lessonText.map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </details>
      )}
      {files.length === 0 ? null : (
        <ul className={css['list']}>
          {files.map((file) => (
            <li key={file.id}>
              <a className="link" href={file.address}>
                {file.name}.{file.ending}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isOwn ? (
        <p className="feedback warn">{t('market.staff.own')}</p>
      ) : (
        <DecisionForm
          id={id}
          about={text.title}
          choices={[
            { decision: 'published', name: t('market.staff.publish'), needsReason: false },
            { decision: 'returned', name: t('market.staff.return'), needsReason: true },
          ]}
          send={(decision, reason) =>
            callApi<'decideSubmission'>(calls.decideSubmission, { id, version, submittedAt, decision, reason })
          }
          onDecided={onDecided}
        />
      )}
    </li>
  )
}

/** A review text that waits for a look. */
function Review({ entry, onDecided }: { entry: Queue['reviews'][number]; onDecided: () => void }): ReactNode {
  const { id, learnerId, title, stars, text, isOwn } = entry
  const decide = async (decision: 'shown' | 'refused'): Promise<void> => {
    const result = await callApi<'decideReview'>(calls.decideReview, { id, learnerId, decision })
    if (result.ok || result.code === 'not-found') onDecided()
  }
  return (
    <li className="card stack">
      <h3>{title}</h3>
      <p className="small muted">{t('market.starCount', { count: stars })}</p>
      <p className={css['text']}>{text}</p>
      {isOwn ? (
        <p className="feedback warn">{t('market.staff.own')}</p>
      ) : (
        <div className="row wrap">
          <button type="button" className="button" onClick={() => void decide('shown')}>
            {t('market.staff.show')}
            <span className="visually-hidden"> {title}</span>
          </button>
          <button type="button" className="button outlined" onClick={() => void decide('refused')}>
            {t('market.staff.refuse')}
            <span className="visually-hidden"> {title}</span>
          </button>
        </div>
      )}
    </li>
  )
}

/** A report that waits. */
function Report({ entry, onDecided }: { entry: Queue['reports'][number]; onDecided: () => void }): ReactNode {
  const { reportId, title, author, reason, text, isOwn } = entry
  return (
    <li className="card stack">
      <h3>{title}</h3>
      <p className="muted">{t('market.by', { author })}</p>
      <p>
        <span className="tag warn">{t(`market.reason.${reason}`)}</span>
      </p>
      {text === '' ? null : <p className={css['text']}>{text}</p>}
      {isOwn ? (
        <p className="feedback warn">{t('market.staff.own')}</p>
      ) : (
        <DecisionForm
          id={reportId}
          about={title}
          choices={[
            { decision: 'kept', name: t('market.staff.keep'), needsReason: false },
            { decision: 'taken-down', name: t('market.staff.takeDown'), needsReason: true },
          ]}
          send={(decision, given) =>
            callApi<'decideMarketReport'>(calls.decideMarketReport, { reportId, decision, reason: given })
          }
          onDecided={onDecided}
        />
      )}
    </li>
  )
}

/** One kind of things that wait, with its heading. */
function Part({ title, entries }: { title: string; entries: readonly ReactNode[] }): ReactNode {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {entries.length === 0 ? <p className="muted">{t('market.staff.none')}</p> : <ul className="stack">{entries}</ul>}
    </section>
  )
}

/** Lists what waits for staff on the market: versions, review texts and reports. */
export default function StaffMarketPage(): ReactNode {
  return (
    <div className="stack">
      <ToQueues />
      <h1>{t('market.staff.title')}</h1>
      <p className="muted">{t('market.staff.lead')}</p>
      <ForStaff name="market" load={() => callApi<'listMarketQueue'>(calls.listMarketQueue, {})}>
        {({ submissions, reviews, reports }, again) => (
          <>
            <Part
              title={t('market.staff.submissions', { count: submissions.length })}
              entries={submissions.map((entry) => (
                <Submission key={`${entry.id} ${entry.submittedAt}`} entry={entry} onDecided={again} />
              ))}
            />
            <Part
              title={t('market.staff.reports', { count: reports.length })}
              entries={reports.map((entry) => (
                <Report key={entry.reportId} entry={entry} onDecided={again} />
              ))}
            />
            <Part
              title={t('market.staff.reviews', { count: reviews.length })}
              entries={reviews.map((entry) => (
                <Review key={`${entry.id} ${entry.learnerId}`} entry={entry} onDecided={again} />
              ))}
            />
          </>
        )}
      </ForStaff>
    </div>
  )
}
