import { useState, type ReactNode } from 'react'
import { recordingsCalls } from '#contract/recordings.ts'
import type { CallOf } from '#contract/call-of.ts'
import type { RecordingDecision } from '#core/recordings/recordings.ts'
import { signInStore } from '../../parts/account/account-store.ts'
import { useStaff } from '../../parts/account/use-staff.ts'
import { useStore } from '../../platform/create-store.ts'
import { decodeSound, playSound } from '../../parts/audio/compare/record-sound.ts'
import { HearButton } from '../../parts/audio/hear-button.tsx'
import '../../ui/hear.css'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './speak.module.css'

type Waiting = CallOf<'listWaitingRecordings'>['output']

/** Loads the waiting recordings, or the reason for a refusal. */
async function loadWaiting(): Promise<Waiting | 'second-factor-needed' | 'not-found'> {
  if (signInStore.get().status !== 'signed-in') return 'not-found'
  const result = await callApi<'listWaitingRecordings'>(recordingsCalls.listWaitingRecordings, {})
  if (result.ok) return result.output
  if (result.code === 'second-factor-needed') return result.code
  if (result.code === 'not-found' || result.code === 'not-signed-in') return 'not-found'
  throw new Error(result.code)
}

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

/** Asks a reviewer to switch the second factor on, or to enter its code. */
function SecondStep({ onShown }: { onShown: () => void }): ReactNode {
  const staff = useStaff()
  const show = async (): Promise<void> => {
    const { askReauthentication } = await import('../../parts/account/ask-reauthentication.tsx')
    if (await askReauthentication(t('speak.review.secondFactor'))) onShown()
  }
  return (
    <section className="card stack">
      <p>{t('speak.review.secondFactor')}</p>
      <p>
        {staff === 'needs-second-step' ? (
          <Link className="button" href="/account/second-factor">
            {t('speak.review.turnOn')}
          </Link>
        ) : (
          <button
            type="button"
            className="button"
            onClick={() => {
              void show()
            }}
          >
            {t('speak.review.show')}
          </button>
        )}
      </p>
    </section>
  )
}

/** Reviewers listen to what speakers recorded, beside what is heard now, and decide. */
export default function ReviewRecordingsPage(): ReactNode {
  const [decided, setDecided] = useState(0)
  const [shown, setShown] = useState(0)
  const { status } = useStore(signInStore)
  const waiting = useFetched(`${status} ${decided} ${shown}`, loadWaiting)
  const value = waiting.phase === 'ready' ? waiting.value : null
  return (
    <div className={`stack ${css['page']}`}>
      <h1>{t('speak.review.title')}</h1>
      <p>{t('speak.review.lead')}</p>
      {waiting.phase === 'loading' ? <Spinner label={t('speak.loading')} /> : null}
      {waiting.phase === 'failed' ? (
        <p role="alert">
          {t('speak.failed')}{' '}
          <button type="button" className="button quiet" onClick={waiting.retry}>
            {t('speak.retry')}
          </button>
        </p>
      ) : null}
      {value === 'not-found' ? <p className="card">{t('speak.review.notReviewer')}</p> : null}
      {value === 'second-factor-needed' ? <SecondStep onShown={() => setShown(shown + 1)} /> : null}
      {value !== null && typeof value === 'object' ? (
        <>
          <p className={value.waiting > 0 ? '' : 'visually-hidden'} role="status">
            {t('speak.review.waiting', { count: value.waiting })}
          </p>
          {value.waiting > 0 ? null : (
            <div className="empty card" aria-hidden="true">
              <Khulu size={96} />
              <p>{t('speak.review.waiting', { count: 0 })}</p>
            </div>
          )}
          <ul className="stack">
            {value.recordings.map((recording) => (
              <Row key={recording.id} recording={recording} onDecided={() => setDecided(decided + 1)} />
            ))}
          </ul>
        </>
      ) : null}
      <p>
        <Link className="link" href="/speak">
          ← {t('speak.title')}
        </Link>
      </p>
    </div>
  )
}
