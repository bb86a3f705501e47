import { useId, useSyncExternalStore, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { createIcon } from '../../ui/icons.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { hearStore } from './hear-store.ts'

const SpeakerIcon = createIcon(
  '<path d="M11 4.700a.7.7 0 0 0-1.200-.5L6.400 7.600a1.400 1.400 0 0 1-1 .4H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1' +
    'h2.400a1.400 1.400 0 0 1 1 .4l3.400 3.400a.7.7 0 0 0 1.200-.5zM16 9a5 5 0 0 1 0 6' +
    'm3.400 3.400a9 9 0 0 0 0-12.800"/>',
)

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
