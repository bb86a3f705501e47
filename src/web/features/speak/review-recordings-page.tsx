import { useState, type ReactNode } from 'react'
import { recordingsCalls } from '#contract/recordings.ts'
import type { CallOf } from '#contract/call-of.ts'
import type { RecordingDecision } from '#core/recordings/recordings.ts'
import { ForStaff } from '../../parts/staff/for-staff.tsx'
import { ToQueues } from '../../parts/staff/to-queues.tsx'
import { decodeSound, playSound } from '../../parts/audio/compare/record-sound.ts'
import { HearButton } from '../../parts/audio/hear-button.tsx'
import '../../ui/hear.css'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Khulu } from '../../ui/khulu.tsx'
import css from './speak.module.css'

type Waiting = CallOf<'listWaitingRecordings'>['output']

function Row({
  recording: { id, text, language },
  onDecided,
}: {
  recording: Waiting['recordings'][number]
  onDecided: () => void
}): ReactNode {
  const [failed, setFailed] = useState(false)
  const run = (work: () => Promise<unknown>): void => {
    work().then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }
  const hear = async (): Promise<void> => {
    const result = await callApi<'readRecording'>(recordingsCalls.readRecording, { id })
    if (!result.ok) throw new Error(result.code)
    await playSound(await decodeSound(Uint8Array.from(atob(result.output.sound), (sign) => sign.charCodeAt(0)).buffer))
  }
  const decide = async (decision: RecordingDecision): Promise<void> => {
    const result = await callApi<'decideRecording'>(recordingsCalls.decideRecording, { id, decision })
    if (!result.ok) throw new Error(result.code)
    onDecided()
  }
  return (
    <li className={`card ${css['word']}`}>
      <div className="row wrap">
        <HearButton text={text} language={language} />
        <b className="voice" lang={language}>
          {text}
        </b>
      </div>
      <div className="row wrap">
        <button type="button" className="button outlined" onClick={() => run(hear)}>
          {t('speak.review.hear')}
          <span className="visually-hidden"> {text}</span>
        </button>
        <button type="button" className="button" onClick={() => run(() => decide('approved'))}>
          {t('speak.review.approve')}
          <span className="visually-hidden"> {text}</span>
        </button>
        <button type="button" className="button outlined" onClick={() => run(() => decide('rejected'))}>
          {t('speak.review.reject')}
          <span className="visually-hidden"> {text}</span>
        </button>
      </div>
      <p role="status">{failed ? t('audio.failed') : null}</p>
    </li>
  )
}

/** Reviewers listen to what speakers recorded, beside what is heard now, and decide. */
export default function ReviewRecordingsPage(): ReactNode {
  return (
    <div className={`stack ${css['page']}`}>
      <h1>{t('speak.review.title')}</h1>
      <p>{t('speak.review.lead')}</p>
      <ForStaff
        name="recordings"
        load={() => callApi<'listWaitingRecordings'>(recordingsCalls.listWaitingRecordings, {})}
      >
        {({ recordings, waiting }, again) => (
          <>
            <p className={waiting > 0 ? '' : 'visually-hidden'} role="status">
              {t('speak.review.waiting', { count: waiting })}
            </p>
            {waiting > 0 ? null : (
              <div className="empty card" aria-hidden="true">
                <Khulu size={96} />
                <p>{t('speak.review.waiting', { count: 0 })}</p>
              </div>
            )}
            <ul className="stack">
              {recordings.map((recording) => (
                <Row key={recording.id} recording={recording} onDecided={again} />
              ))}
            </ul>
          </>
        )}
      </ForStaff>
      <ToQueues />
    </div>
  )
}
