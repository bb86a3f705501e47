import { useState, type ReactNode } from 'react'
import { ANNOUNCEMENT_LENGTH, classesCalls as calls, CLASSES_PAGE } from '#contract/classes.ts'
import type { Announcement } from '#contract/classes-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { AnnouncementText } from './announcement-text.tsx'
import { refreshCalls, useCallQuery } from '../dashboard/call-query.ts'
import { EmptyNote } from '../dashboard/empty-note.tsx'
import { Loaded } from '../dashboard/loaded.tsx'
import { MorePages } from '../dashboard/more-pages.tsx'
import { offerUndo } from '../dashboard/undo-store.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './announcements-panel.module.css'

const newId = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

/** Form of an announcement, new or known. */
function Write({
  first,
  submit,
  send,
  onDone,
  onCancel,
}: {
  first: string
  submit: string
  send: (text: string) => Promise<CallResult<unknown>>
  onDone: () => void
  onCancel?: () => void
}): ReactNode {
  const [text, setText] = useState(first)
  const {
    errors,
    failure,
    sending,
    submit: onSubmit,
  } = useForm<'announcement'>({
    fields: ['announcement'],
    check: () => (text.trim() === '' ? { announcement: 'missing' } : {}),
    send: () => send(text),
    onDone,
  })
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <label className="field">
        <span>{t('classes.announcement')}</span>
        <textarea
          id="announcement"
          className={css['text']}
          maxLength={ANNOUNCEMENT_LENGTH}
          value={text}
          aria-invalid={errors.announcement !== undefined}
          aria-describedby="announcement-hint"
          onChange={(event) => setText(event.target.value)}
        />
        <span id="announcement-hint" className={`hint ${errors.announcement ? 'bad' : ''} ${css['under']}`}>
          {errors.announcement
            ? t('classes.announcementNeeded')
            : t('classes.announcementHint', { left: ANNOUNCEMENT_LENGTH - text.length })}
        </span>
      </label>
      <FormError text={failure} />
      <p className="row wrap">
        <button type="submit" className="button" aria-disabled={sending}>
          {sending ? t('accounts.sending') : submit}
        </button>
        {onCancel ? (
          <button type="button" className="button outlined" onClick={onCancel}>
            {t('dashboard.cancel')}
          </button>
        ) : null}
      </p>
    </form>
  )
}

/** Deletes an announcement, and offers to bring it back. */
function remove({ spaceId, id }: Announcement, onFailure: (text: string) => void): void {
  void callApi<'deleteAnnouncement'>(calls.deleteAnnouncement, { spaceId, id }).then((answer) => {
    if (!answer.ok) return onFailure(failureText(answer))
    offerUndo(t('classes.announcementDeleted'), () => {
      void callApi<'restoreAnnouncement'>(calls.restoreAnnouncement, { spaceId, id }).then((restored) => {
        if (!restored.ok) onFailure(failureText(restored))
        return refreshCalls()
      })
    })
    return refreshCalls()
  })
}

function Said({ announcement, mayWrite }: { announcement: Announcement; mayWrite: boolean }): ReactNode {
  const [isEditing, setEditing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { spaceId, id, text } = announcement
  if (isEditing)
    return (
      <li className="card">
        <Write
          first={text}
          submit={t('classes.save')}
          send={(changed) => callApi<'changeAnnouncement'>(calls.changeAnnouncement, { spaceId, id, text: changed })}
          onDone={() => {
            setEditing(false)
            void refreshCalls()
          }}
          onCancel={() => setEditing(false)}
        />
      </li>
    )
  return (
    <li className="card stack">
      <AnnouncementText announcement={announcement} />
      <FormError text={failure} />
      {mayWrite ? (
        <p className={css['buttons']}>
          <button type="button" className="button outlined" onClick={() => setEditing(true)}>
            {t('classes.edit')}
          </button>
          <button type="button" className="button outlined" onClick={() => remove(announcement, setFailure)}>
            {t('classes.delete')}
          </button>
        </p>
      ) : null}
    </li>
  )
}

/** Announcements of a class or a school, the newest first; those who run it write them. */
export function AnnouncementsPanel({ spaceId, mayWrite }: { spaceId: string; mayWrite: boolean }): ReactNode {
  const [page, setPage] = useState(0)
  const [draftId, setDraftId] = useState(newId)
  const query = useCallQuery<'listAnnouncements'>(calls.listAnnouncements, { spaceId, page }, { keepBefore: true })
  return (
    <div className="stack">
      {mayWrite ? (
        <section className="card">
          <Write
            key={draftId}
            first=""
            submit={t('classes.announce')}
            send={(text) => callApi<'writeAnnouncement'>(calls.writeAnnouncement, { spaceId, id: draftId, text })}
            onDone={() => {
              setDraftId(newId())
              void refreshCalls()
            }}
          />
        </section>
      ) : null}
      <Loaded query={query}>
        {({ announcements, total }) =>
          announcements.length === 0 ? (
            <EmptyNote title={t('classes.noAnnouncement')} />
          ) : (
            <>
              <ul className={css['list']}>
                {announcements.map((announcement) => (
                  <Said key={announcement.id} announcement={announcement} mayWrite={mayWrite} />
                ))}
              </ul>
              <MorePages page={page} total={total} size={CLASSES_PAGE} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
