import { useEffect, useRef, useState, type ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'

/** Button that plays the sound of a teacher's lesson, and stops it. */
export function SoundButton({ source }: { source: string }): ReactNode {
  const sound = useRef<HTMLAudioElement>(undefined)
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => () => sound.current?.pause(), [])
  const play = (): void => {
    const made = new Audio(source)
    sound.current = made
    const end = (): void => setIsPlaying(false)
    made.addEventListener('ended', end)
    made.addEventListener('pause', end)
    setIsPlaying(true)
    made.play().catch(end)
  }
  return (
    <p>
      <button type="button" className="button outlined" onClick={() => (isPlaying ? sound.current?.pause() : play())}>
        {t(isPlaying ? 'ownLesson.stop' : 'ownLesson.play')}
      </button>
    </p>
  )
}
