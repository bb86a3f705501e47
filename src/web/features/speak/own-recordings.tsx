import type { ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { recordingsCalls } from '#contract/recordings.ts'
import { callApi } from '../../platform/call-api.ts'
import { NearNote } from '../../platform/forms/near-note.tsx'
import { t } from '../../platform/i18n/translate.ts'

type Own = CallOf<'listOwnRecordings'>['output']['recordings']

/** List of one's recordings with their state; each can be withdrawn. */
export function OwnRecordings({ recordings, onChanged }: { recordings: Own; onChanged: () => void }): ReactNode {
  if (recordings.length === 0) return null
  return (
    <section className="card stack" aria-labelledby="own">
      <h2 id="own">{t('speak.own', { count: recordings.length })}</h2>
      <NearNote
        used={{
          'recordings-waiting': recordings.filter(({ state }) => state === 'waiting').length,
          recordings: recordings.length,
        }}
      />
      <ul className="stack">
        {recordings.map(({ id, text, language, state }) => (
          <li key={id} className="row spread wrap">
            <span>
              <b className="voice" lang={language}>
                {text}
              </b>{' '}
              <span className="muted">{t(`speak.state.${state}`)}</span>
            </span>
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                void callApi<'deleteRecording'>(recordingsCalls.deleteRecording, { id }).then(onChanged)
              }}
            >
              {t('speak.takeBack')}
              <span className="visually-hidden"> {text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
