import { useEffect, useRef, useState } from 'react'
import { startRecording, stopSound, type RecordFault, type Recording, type Sound } from './record-sound.ts'

/** One's own recording on the way: asked for, being made, there, or not to be had. */
export type Recorded =
  | { phase: 'none' | 'asking' | 'recording' }
  | { phase: 'there'; sound: Sound }
  | { phase: 'fault'; fault: RecordFault }

/** Returns a recording that belongs to what is on the screen: it ends and is forgotten when that is left. */
export function useRecorder(): { recorded: Recorded; press: () => void; forget: () => void } {
  const [recorded, setRecorded] = useState<Recorded>({ phase: 'none' })
  const recording = useRef<Recording>(undefined)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      recording.current?.stop()
      stopSound()
    }
  }, [])
  const start = async (): Promise<void> => {
    setRecorded({ phase: 'asking' })
    const started = await startRecording()
    if (typeof started === 'string') return setRecorded({ phase: 'fault', fault: started })
    // Whoever left while the browser asked is not recorded.
    if (!isThere.current) return started.stop()
    recording.current = started
    setRecorded({ phase: 'recording' })
    const sound = await started.sound
    setRecorded(typeof sound === 'string' ? { phase: 'fault', fault: sound } : { phase: 'there', sound })
  }
  return {
    recorded,
    press: () => {
      stopSound()
      if (recorded.phase === 'recording') recording.current?.stop()
      else if (recorded.phase !== 'asking') void start()
    },
    forget: () => setRecorded({ phase: 'none' }),
  }
}
