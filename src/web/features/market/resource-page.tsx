import '../../ui/feedback.css'
import '../../ui/fields.css'
import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { marketCalls as calls } from '#contract/market.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { MARKET_LIMITS, REPORT_REASONS, STARS, type ReportReason } from '#core/market/resource.ts'
import { refreshCalls, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { sizeOf } from '../../parts/uploads/upload-list.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { currentLanguage, t } from '../../platform/i18n/translate.ts'
import { Link, navigate } from '../../platform/router.tsx'
import { saveFrom } from '../../platform/save-file.ts'
import { hueOf } from './market-state.ts'
import { CategoryName, priceText, Rating } from './resource-card.tsx'
import css from './market.module.css'

type Resource = CallOf<'getResource'>['output']

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

/** Shows an answer's failure; a success asks again for everything on the page. */
type Finish = (result: CallResult<unknown>) => boolean

/** Outline of a lesson, and its first questions. */
function Preview({ preview }: { preview: NonNullable<Resource['preview']> }): ReactNode {
  const { objectives, activities, exercises, exerciseCount } = preview
  return (
    <section className="card stack" aria-labelledby="preview">
      <h2 id="preview">{t('market.preview')}</h2>
      {objectives.length === 0 ? null : (
        <>
          <h3>{t('market.objectives')}</h3>
          <ul>
            {objectives.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('market.activities')}</h3>
      <ol>
        {activities.map(({ type, minutes }, at) => (
          <li key={at}>
            {t(`lessonPlans.activityType.${type}`)} · {t('market.minutes', { count: minutes })}
          </li>
        ))}
      </ol>
      {exerciseCount === 0 ? null : (
        <>
          <h3>{t('market.exercises', { count: exerciseCount })}</h3>
          <ul>
            {exercises.map(({ prompt }, at) => (
              <li key={at}>{prompt}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Files of a resource. Those who have it save them by links that work for some minutes. */
function FileList({ resource, finish }: { resource: Resource; finish: Finish }): ReactNode {
  const { id, files, isHeld, isOwn } = resource
  const save = async (fileId: string): Promise<void> => {
    const result = await callApi<'linkMarketFile'>(calls.linkMarketFile, { id, fileId })
    if (finish(result) && result.ok) saveFrom(result.output.address)
  }
  return (
    <section className="card stack" aria-labelledby="files">
      <h2 id="files">{t('market.files')}</h2>
      <ul className={css['list']}>
        {files.map(({ id: fileId, name, ending, bytes }) => (
          <li key={fileId}>
            <span>
              <b>
                {name}.{ending}
              </b>{' '}
              <span className="small muted">{sizeOf(bytes, currentLanguage())}</span>
            </span>
            {isHeld || isOwn ? (
              <button type="button" className="button outlined" onClick={() => void save(fileId)}>
                {t('market.download')}
                <span className="visually-hidden"> {name}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Form with stars and a text, for those who have the resource. */
function RatingForm({ resource }: { resource: Resource }): ReactNode {
  const { id, ownRating } = resource
  const [stars, setStars] = useState<number>(ownRating?.stars ?? 0)
  const [review, setReview] = useState(ownRating?.review ?? '')
  const { failure, sending, submit } = useForm<'review'>({
    fields: ['review'],
    check: () => (stars === 0 ? { review: 'missing' } : {}),
    send: () => callApi<'rateResource'>(calls.rateResource, { id, stars, review }),
    onDone: () => void refreshCalls(),
  })
  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <h2>{t('market.rate')}</h2>
      <fieldset className={css['stars']}>
        <legend>{t('market.stars')}</legend>
        {STARS.map((count) => (
          <button
            key={count}
            type="button"
            className="chip"
            aria-pressed={stars === count}
            onClick={() => setStars(count)}
          >
            {t('market.starCount', { count })}
          </button>
        ))}
      </fieldset>
      <label className="field">
        <span>{t('market.review')}</span>
        <textarea
          id="review"
          className={css['area']}
          maxLength={MARKET_LIMITS.review}
          value={review}
          aria-describedby="review-hint"
          onChange={({ target }) => setReview(target.value)}
        />
      </label>
      <p className="hint" id="review-hint">
        {t('market.reviewHint')}
      </p>
      {ownRating && ownRating.state !== 'none' ? (
        <p role="status">
          <span className="tag">{t(`market.reviewState.${ownRating.state}`)}</span>
        </p>
      ) : null}
      <FormError text={failure} />
      <p>
        <button type="submit" className="button outlined" aria-disabled={sending || stars === 0}>
          {t(ownRating ? 'market.rateAgain' : 'market.rateSend')}
        </button>
      </p>
    </form>
  )
}

/** Dialog that reports a resource to staff. */
function ReportDialog({ id, onClose }: { id: string; onClose: (isSent: boolean) => void }): ReactNode {
  const [reason, setReason] = useState<ReportReason>('unsafe')
  const [text, setText] = useState('')
  const { failure, sending, submit } = useForm<'text'>({
    fields: ['text'],
    check: () => ({}),
    send: () => callApi<'reportResource'>(calls.reportResource, { id, reason, text }),
    onDone: () => onClose(true),
  })
  return (
    <FormDialog
      title={t('market.reportTitle')}
      submit={t('market.reportSend')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={() => onClose(false)}
    >
      <p>{t('market.reportText')}</p>
      <label className="field">
        <span>{t('market.reportReason')}</span>
        <select
          className="select"
          value={reason}
          onChange={({ target }) => setReason(REPORT_REASONS[target.selectedIndex] ?? 'other')}
        >
          {REPORT_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`market.reason.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t('market.reportMore')}</span>
        <textarea
          id="text"
          className={css['area']}
          maxLength={MARKET_LIMITS.report}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
    </FormDialog>
  )
}

/** Acts on a resource: getting it, opening its lesson, and making an own one from it. */
function Acts({ resource, finish }: { resource: Resource; finish: Finish }): ReactNode {
  const { id, isHeld, isOwn, price, preview, mayFork, state } = resource
  const take = async (): Promise<void> => {
    finish(await callApi<'takeResource'>(calls.takeResource, { id }))
  }
  const openLesson = async (): Promise<void> => {
    const planId = newId()
    if (finish(await callApi<'openInBuilder'>(calls.openInBuilder, { id, newId: planId })))
      navigate(`/dashboard/builder/${planId}`)
  }
  const fork = async (): Promise<void> => {
    const resourceId = newId()
    const made = { id, newId: resourceId, newPlanId: newId() }
    if (finish(await callApi<'forkResource'>(calls.forkResource, made)))
      navigate(`/dashboard/market-author?edit=${resourceId}`)
  }
  return (
    <div className={css['buttons']}>
      {isHeld || isOwn ? null : price === 0 && state === 'published' ? (
        <button type="button" className="button wide" onClick={() => void take()}>
          {t('market.get')}
        </button>
      ) : state === 'published' ? (
        <p className="small muted">{t('market.notYet')}</p>
      ) : null}
      {isHeld ? (
        <p role="status">
          <span className="tag ok">{t('market.held')}</span>
        </p>
      ) : null}
      {(isHeld || isOwn) && preview ? (
        <button type="button" className="button wide" onClick={() => void openLesson()}>
          {t('market.open')}
        </button>
      ) : null}
      {mayFork ? (
        <button type="button" className="button outlined wide" onClick={() => void fork()}>
          {t('market.fork')}
        </button>
      ) : null}
      {isOwn ? (
        <Link className="button outlined wide" href={`/dashboard/market-author?edit=${id}`}>
          {t('market.edit')}
        </Link>
      ) : null}
    </div>
  )
}

/** Facts about a resource: type, licence, works that it is based on, tags, version. */
function Facts({ resource }: { resource: Resource }): ReactNode {
  const { type, licence, basedOn, tags, version, publishedAt, downloads, contact } = resource
  return (
    <dl className={css['facts']}>
      <div>
        <dt>{t('market.typeName')}</dt>
        <dd>{t(`market.type.${type}`)}</dd>
      </div>
      {contact === null ? null : (
        <div>
          <dt>{t('market.contact')}</dt>
          <dd className={css['text']}>{contact}</dd>
        </div>
      )}
      <div>
        <dt>{t('market.licenceName')}</dt>
        <dd>
          {t(`market.licence.${licence}`)}
          <span className="small muted"> {t(`market.licenceText.${licence}`)}</span>
        </dd>
      </div>
      {basedOn ? (
        <div>
          <dt>{t('market.basedOn')}</dt>
          <dd>
            {basedOn.id === null ? (
              basedOn.title
            ) : (
              <Link className="link" href={`/dashboard/market/${basedOn.id}`}>
                {basedOn.title}
              </Link>
            )}
            {basedOn.author === null ? null : `, ${t('market.by', { author: basedOn.author })}`} ·{' '}
            {t(`market.licence.${basedOn.licence}`)}
          </dd>
        </div>
      ) : null}
      {tags.length === 0 ? null : (
        <div>
          <dt>{t('market.tags')}</dt>
          <dd>{tags.join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{t('market.version')}</dt>
        <dd>
          {version} · {new Date(publishedAt).toLocaleDateString(currentLanguage(), { dateStyle: 'medium' })}
        </dd>
      </div>
      <div>
        <dt>{t('market.used')}</dt>
        <dd>{t('market.downloads', { count: downloads })}</dd>
      </div>
    </dl>
  )
}

function Whole({ resource }: { resource: Resource }): ReactNode {
  const { id, title, author, description, category, price, files, preview, reviews, isHeld, isOwn, state } = resource
  const [failure, setFailure] = useState<string>()
  const [report, setReport] = useState<'open' | 'sent'>()
  const finish: Finish = (result) => {
    setFailure(result.ok ? undefined : failureText(result))
    if (result.ok) void refreshCalls()
    return result.ok
  }
  return (
    <>
      <p>
        <Link className="link" href="/dashboard/market">
          ← {t('market.title')}
        </Link>
      </p>
      <div className={css['page']}>
        <div className={css['main']}>
          <div className="stack">
            <p>
              <span className={`tag ${hueOf(category)}`}>
                <CategoryName category={category} />
              </span>
            </p>
            <h1 tabIndex={-1}>{title}</h1>
            <p className="muted">{t('market.by', { author })}</p>
            {state === 'published' ? null : <p className="feedback warn">{t(`market.off.${state}`)}</p>}
            <p className={css['text']}>{description}</p>
          </div>
          {preview ? <Preview preview={preview} /> : null}
          {files.length === 0 ? null : <FileList resource={resource} finish={finish} />}
          <section className="card stack" aria-labelledby="reviews">
            <h2 id="reviews">{t('market.reviews')}</h2>
            <p>
              <Rating {...resource} />
            </p>
            {reviews.map(({ stars, text, at }) => (
              <blockquote key={at}>
                <p className="small muted">{t('market.starCount', { count: stars })}</p>
                <p className={css['text']}>{text}</p>
              </blockquote>
            ))}
          </section>
          {isHeld && !isOwn ? <RatingForm key={resource.ownRating?.state} resource={resource} /> : null}
        </div>
        <aside className={`card ${css['aside']}`} aria-label={t('market.about')}>
          <b className={css['price']}>{priceText(price)}</b>
          <Acts resource={resource} finish={finish} />
          <FormError text={failure} />
          <Facts resource={resource} />
          {isOwn ? null : report === 'sent' ? (
            <p role="status" className="small">
              {t('market.reported')}
            </p>
          ) : (
            <p>
              <button type="button" className="button quiet" onClick={() => setReport('open')}>
                {t('market.report')}
              </button>
            </p>
          )}
        </aside>
      </div>
      {report === 'open' ? <ReportDialog id={id} onClose={(isSent) => setReport(isSent ? 'sent' : undefined)} /> : null}
    </>
  )
}

/** Shows one resource: a preview and its terms to everybody, and everything to those who have it. */
export default function ResourcePage({ parameter = '' }: { parameter?: string }): ReactNode {
  const query = useCallQuery<'getResource'>(calls.getResource, { id: parameter })
  return (
    <Loaded query={query} lines={6}>
      {(resource) => <Whole resource={resource} />}
    </Loaded>
  )
}
