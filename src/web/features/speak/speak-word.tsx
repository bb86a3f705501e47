import { useState, type ReactNode } from 'react'
import { recordingsCalls } from '#contract/recordings.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { RECORDING_CONSENT_VERSION } from '#core/recordings/recordings.ts'
import { findSpeech } from '#core/sound/draw-sound.ts'
import { resample, WAVE, writeWave } from '#core/sound/write-wave.ts'
import { playSound, type Sound } from '../../parts/audio/compare/record-sound.ts'
import { SoundDrawing } from '../../parts/audio/compare/sound-drawing.tsx'
import { useRecorder } from '../../parts/audio/compare/use-recorder.ts'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './speak.module.css'

/** Bytes as text, in pieces that the stack can hold. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

/** The word alone, in the one format that is taken. */
const waveOf = ({ samples, rate }: Sound): string =>
  toBase64(writeWave(resample(findSpeech(samples, rate), rate, WAVE.rate)))

/** One word: record it, listen, record it again or send it. Nothing is sent before that. */
export function SpeakWord({
  text,
  meaning,
  language,
  agreed,
  onSent,
}: {
  text: string
  meaning: string
  language: LearningLanguage
  agreed: boolean
  onSent: () => void
}): ReactNode {
  const { recorded, press, forget } = useRecorder()
  const [sending, setSending] = useState<'no' | 'sending' | 'sent' | { failure: string }>('no')
  const send = async (sound: Sound): Promise<void> => {
    if (!agreed || sending === 'sending') return
    setSending('sending')
    const result = await callApi<'addRecording'>(recordingsCalls.addRecording, {
      language,
      text,
      sound: waveOf(sound),
      consentVersion: RECORDING_CONSENT_VERSION,
    })
    if (!result.ok)
      return setSending({
        failure: result.code === 'unsupported-media-type' ? t('speak.notTaken') : failureText(result),
      })
    forget()
    setSending('sent')
    onSent()
  }
  const record = (): void => {
    setSending('no')
    press()
  }
  return (
    <li className={`card ${css['word']}`}>
      <p>
        <b className="voice" lang={language}>
          {text}
        </b>{' '}
        <span className="muted" lang="en">
          {meaning}
        </span>
      </p>
      <div className="row wrap">
        <button
          type="button"
          className={`button ${recorded.phase === 'recording' ? 'accent' : 'outlined'}`}
          onClick={record}
        >
          {t(
            recorded.phase === 'recording'
              ? 'compare.stop'
              : recorded.phase === 'there'
                ? 'compare.again'
                : 'speak.record',
          )}
          <span className="visually-hidden"> {text}</span>
        </button>
        {recorded.phase === 'there' ? (
          <button
            type="button"
            className="button outlined"
            onClick={() => {
              void playSound(recorded.sound)
            }}
          >
            {t('compare.hearOwn')}
          </button>
        ) : null}
        {recorded.phase === 'there' ? (
          <button
            type="button"
            className="button"
            aria-disabled={!agreed}
            onClick={() => {
              void send(recorded.sound)
            }}
          >
            {t('speak.send')}
          </button>
        ) : null}
      </div>
      {recorded.phase === 'there' ? (
        <SoundDrawing sound={recorded.sound} label={t('compare.drawing', { name: t('compare.hearOwn') })} />
      ) : null}
      <p className="small" role="status">
        {sending === 'sent'
          ? t('speak.sent')
          : typeof sending === 'object'
            ? sending.failure
            : recorded.phase === 'fault'
              ? t(`compare.fault.${recorded.fault}`)
              : recorded.phase === 'there' && !agreed
                ? t('speak.agreeFirst')
                : recorded.phase === 'recording'
                  ? t('compare.recording')
                  : null}
      </p>
    </li>
  )
}
