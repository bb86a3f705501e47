import { useId, useSyncExternalStore, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { SpeakerIcon } from '../../ui/icons.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { hearStore } from './hear-store.ts'

/** Texts below the button: the voice, or why nothing is heard. */
const SAID = {
  loading: null,
  playing: 'voice',
  heard: 'voice',
  missing: 'audio.missing',
  failed: 'audio.failed',
} as const
const VOICES = { speaker: 'audio.speakerVoice', clip: 'audio.computerVoice' } as const

const hearingOf = (button: string): ReturnType<typeof hearStore.get> => {
  const now = hearStore.get()
  return now?.button === button ? now : null
}

/**
 * Button that plays a text of the learning language. The player loads with the first press. Its styles are
 * `ui/hear.css`.
 */
export function HearButton({
  text,
  language,
  className,
}: {
  text: string
  language: LearningLanguage
  className?: string | undefined
}): ReactNode {
  const button = useId()
  const now = useSyncExternalStore(
    hearStore.subscribe,
    () => hearingOf(button),
    () => null,
  )
  const hear = (): void => {
    import('./hear-text.ts')
      .then(({ hearText }) => hearText(button, language, text))
      .catch(() => hearStore.set({ button, hearing: 'failed' }))
  }
  const found = now && SAID[now.hearing]
  const said = found === 'voice' ? VOICES[now?.by ?? 'clip'] : found
  return (
    <div className={className}>
      <button
        type="button"
        className="hear"
        data-hearing={now?.hearing}
        aria-label={t('audio.hear', { text })}
        onClick={hear}
      >
        <SpeakerIcon />
      </button>
      <p className="small muted" role="status">
        {said && t(said)}
      </p>
    </div>
  )
}
