import '../../ui/hear.css'
import { useState, type ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { SpeakerIcon } from './game-icons.tsx'
import css from './kids-game.module.css'
import { useSpeaker, type SpokenBy } from './use-speaker.ts'

const SPOKEN_BY = {
  speaker: 'audio.speakerVoice',
  clip: 'audio.computerVoice',
  device: 'kidsGame.deviceVoice',
} as const satisfies Record<SpokenBy, string>

/** Shows the result of a press: the voice, or that there was none. */
function Said({ by, pronunciation }: { by: SpokenBy | null; pronunciation: string }): ReactNode {
  if (by) return t(SPOKEN_BY[by])
  return pronunciation === '' ? t('kidsGame.noSound') : t('kidsGame.noSoundSay', { pronunciation })
}

type HearWordProperties = {
  word: string
  language: string
  pronunciation: string
  /** True if the word must not be read off the button's name. */
  hidden?: boolean
  /** Called if the button was pressed and nothing could be heard. */
  onSilence?: () => void
}

/** Plays a word and names its voice; without one it says so and shows the pronunciation. */
export function HearWord({ word, language, pronunciation, hidden = false, onSilence }: HearWordProperties): ReactNode {
  const say = useSpeaker(language)
  const [said, setSaid] = useState<{ by: SpokenBy | null }>()
  const hear = async (): Promise<void> => {
    const by = say ? await say(word) : null
    if (by === undefined) return
    setSaid({ by })
    if (!by) onSilence?.()
  }
  const isSilent = say === null || said?.by === null
  return (
    <>
      <button
        type="button"
        className={`hear ${css['hear']} ${isSilent ? css['silent'] : ''}`}
        aria-label={hidden ? t('kidsGame.hearAgain') : t('kidsGame.hear', { word })}
        onClick={() => void hear()}
      >
        <SpeakerIcon />
      </button>
      <p className={`small muted ${css['said']}`} role="status">
        {said ? <Said by={said.by} pronunciation={pronunciation} /> : null}
      </p>
    </>
  )
}
