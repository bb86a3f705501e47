import { useState, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { t } from '../../../platform/i18n/translate.ts'
import { useFetched } from '../../../platform/use-fetched.ts'
import { Modal } from '../../../ui/modal.tsx'
import { fetchSound } from '../fetch-sound.ts'
import css from './compare.module.css'
import { decodeSound, playSound, type Sound } from './record-sound.ts'
import { SoundDrawing } from './sound-drawing.tsx'
import { useRecorder, type Recorded } from './use-recorder.ts'

const READS = { speaker: 'audio.speakerVoice', clip: 'audio.computerVoice' } as const

/** Loads the sound to repeat, with whose voice it is; null where there is none. */
async function loadModel(
  language: LearningLanguage,
  text: string,
): Promise<{ sound: Sound; by: keyof typeof READS } | null> {
  const fetched = await fetchSound(language, text)
  if (typeof fetched === 'string') {
    if (fetched === 'missing') return null
    throw new Error('The sound can’t be fetched.')
  }
  return { sound: await decodeSound(await fetched.file.arrayBuffer()), by: fetched.by }
}

function Row({ name, sound, note }: { name: string; sound: Sound; note?: string }): ReactNode {
  return (
    <div className={css['row']}>
      <button
        type="button"
        className="button outlined"
        onClick={() => {
          void playSound(sound)
        }}
      >
        {name}
      </button>
      <SoundDrawing sound={sound} label={t('compare.drawing', { name })} />
      {note === undefined ? null : <p className="muted small">{note}</p>}
    </div>
  )
}

/** Texts of the recording button in each state. */
const ACTS = {
  none: 'compare.record',
  asking: 'compare.asking',
  recording: 'compare.stop',
  there: 'compare.again',
  fault: 'compare.record',
} as const satisfies Record<Recorded['phase'], string>

/** Hear it, say it, and look at both: no score, and nothing is sent. */
export function ComparePanel({
  text,
  language,
  onClose,
}: {
  text: string
  language: LearningLanguage
  onClose: () => void
}): ReactNode {
  const model = useFetched(`${language} ${text}`, () => loadModel(language, text))
  const { recorded, press } = useRecorder()
  const [both, setBoth] = useState(false)
  const own = recorded.phase === 'there' ? recorded.sound : undefined
  const heard = model.phase === 'ready' ? model.value : null
  const playBoth = async (): Promise<void> => {
    if (!heard || !own || both) return
    setBoth(true)
    await playSound(heard.sound)
    await playSound(own)
    setBoth(false)
  }
  return (
    <Modal labelledBy="compare" onClose={onClose}>
      <div className="stack">
        <h2 id="compare">{t('compare.title')}</h2>
        <p className={`voice ${css['word']}`} lang={language}>
          {text}
        </p>
        {heard ? (
          <Row name={t('compare.hear')} sound={heard.sound} note={t(READS[heard.by])} />
        ) : (
          <p className="muted" role="status">
            {model.phase === 'loading'
              ? t('compare.loading')
              : t(model.phase === 'failed' ? 'audio.failed' : 'audio.missing')}
          </p>
        )}
        {own ? <Row name={t('compare.hearOwn')} sound={own} /> : null}
        <div className={css['acts']}>
          <button
            type="button"
            className={`button big ${recorded.phase === 'recording' ? 'accent' : ''}`}
            aria-disabled={recorded.phase === 'asking'}
            onClick={press}
          >
            {t(ACTS[recorded.phase])}
          </button>
          {own && heard ? (
            <button
              type="button"
              className="button outlined big"
              aria-disabled={both}
              onClick={() => {
                void playBoth()
              }}
            >
              {t('compare.both')}
            </button>
          ) : null}
        </div>
        <p role="status">
          {recorded.phase === 'recording'
            ? t('compare.recording')
            : recorded.phase === 'fault'
              ? t(`compare.fault.${recorded.fault}`)
              : own
                ? t('compare.look')
                : null}
        </p>
        <p className="muted small">{t('compare.private')}</p>
        <button type="button" className="button quiet wide" onClick={onClose}>
          {t('compare.close')}
        </button>
      </div>
    </Modal>
  )
}
