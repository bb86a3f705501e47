import { useId, useState, type ReactNode } from 'react'
import { scheduleCalls as calls } from '#contract/schedule.ts'
import type { CalendarFeed } from '#contract/schedule-schemas.ts'
import { FEED_NAMES, type FeedNames } from '#core/schedule/feed-names.ts'
import { useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { dayText } from '../../parts/schedule/event-text.ts'
import { dateHere } from '../../parts/schedule/local-days.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/modal.tsx'
import css from './schedule.module.css'

const dateOf = (moment: string): string => dayText(dateHere(new Date(moment)))

/** Shows a new address, this once. */
function NewAddress({ address }: { address: string }): ReactNode {
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    // Without a clipboard, as on an address without https, the field's text is there to be copied.
    void navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <div className="stack" role="status">
      <label className="field">
        <span>{t('schedule.feedAddress')}</span>
        <input className="input" readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <p className="feedback warn">{t('schedule.feedOnce')}</p>
      <p className="row wrap">
        <button type="button" className="button" onClick={copy}>
          {t(copied ? 'schedule.feedCopied' : 'schedule.feedCopy')}
        </button>
        <a className="button outlined" href={address.replace(/^https?:/, 'webcal:')}>
          {t('schedule.feedSubscribe')}
        </a>
      </p>
      <p className="small muted">{t('schedule.feedHow')}</p>
    </div>
  )
}

function FeedForm({ feed }: { feed: CalendarFeed | null }): ReactNode {
  const [names, setNames] = useState<FeedNames>(feed?.names ?? 'initials')
  const renew = useCallMutation<'renewCalendarFeed'>(calls.renewCalendarFeed)
  const end = useCallMutation<'endCalendarFeed'>(calls.endCalendarFeed)
  const failed = renew.error ?? end.error
  return (
    <div className="stack">
      {feed ? (
        <p>
          {t('schedule.feedSince', { date: dateOf(feed.madeAt) })}{' '}
          {feed.readAt === null ? t('schedule.feedUnread') : t('schedule.feedRead', { date: dateOf(feed.readAt) })}
        </p>
      ) : null}
      <fieldset className={css['parts']}>
        <legend>{t('schedule.feedNames')}</legend>
        {FEED_NAMES.map((one) => (
          <label key={one} className="checkbox">
            <input type="radio" name="names" checked={names === one} onChange={() => setNames(one)} />
            <span>{t(`schedule.feedNames.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <FormError text={failed ? failureText(failed.failure) : undefined} />
      <p className="row wrap">
        <button
          type="button"
          className="button"
          aria-disabled={renew.isPending}
          onClick={() => renew.mutate({ names })}
        >
          {t(feed ? 'schedule.feedRenew' : 'schedule.feedMake')}
        </button>
        {feed ? (
          <button
            type="button"
            className="button outlined"
            aria-disabled={end.isPending}
            onClick={() => {
              renew.reset()
              end.mutate({})
            }}
          >
            {t('schedule.feedEnd')}
          </button>
        ) : null}
      </p>
      {feed ? <p className="small muted">{t('schedule.feedRenewText')}</p> : null}
      {renew.data ? <NewAddress address={renew.data.address} /> : null}
    </div>
  )
}

/** Dialog about the secret address by which calendar programs show the schedule. */
export function FeedDialog({ onClose }: { onClose: () => void }): ReactNode {
  const heading = useId()
  const query = useCallQuery<'getCalendarFeed'>(calls.getCalendarFeed, {})
  return (
    <Modal labelledBy={heading} onClose={onClose}>
      <div className="stack">
        <div className="row spread">
          <h2 id={heading}>{t('schedule.feed')}</h2>
          <button type="button" className="icon-button" aria-label={t('shell.close')} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <p>{t('schedule.feedText')}</p>
        <Loaded query={query}>{({ feed }) => <FeedForm feed={feed} />}</Loaded>
      </div>
    </Modal>
  )
}
