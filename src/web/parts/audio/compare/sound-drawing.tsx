import { useMemo, type ReactNode } from 'react'
import { drawPitch, findSpeech, outlineWave } from '#core/sound/draw-sound.ts'
import css from './compare.module.css'
import type { Sound } from './record-sound.ts'

const COLUMNS = 96
const HEIGHT = 40
/** Semitones from the middle to the edge of the drawing. */
const REACH = 12

/**
 * Draws a word's loudness as columns, with its pitch as a line over them. The word fills the width, so that two
 * drawings can be compared.
 */
export function SoundDrawing({ sound, label }: { sound: Sound; label: string }): ReactNode {
  const { columns, strings } = useMemo(() => {
    const spoken = findSpeech(sound.samples, sound.rate)
    return { columns: outlineWave(spoken, COLUMNS), strings: drawPitch(spoken, sound.rate) }
  }, [sound])
  return (
    <svg
      className={css['drawing']}
      viewBox={`0 0 ${COLUMNS} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {columns.map((loudness, index) => (
        <rect
          key={index}
          className={css['wave']}
          x={index + 0.15}
          width={0.7}
          y={(HEIGHT / 2) * (1 - loudness)}
          height={Math.max(0.4, HEIGHT * loudness)}
        />
      ))}
      {strings.map((string, index) => (
        <polyline
          key={index}
          className={css['pitch']}
          points={string
            .map(
              ({ at, height }) =>
                `${(at * COLUMNS).toFixed(2)},${(HEIGHT / 2 - ((height / REACH) * HEIGHT) / 2).toFixed(2)}`,
            )
            .join(' ')}
        />
      ))}
    </svg>
  )
}
