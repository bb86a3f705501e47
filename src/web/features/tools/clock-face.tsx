import type { ReactNode } from 'react'
import css from './clock-face.module.css'
import { turnHands } from './numbers-state.ts'

const HOURS = Array.from({ length: 12 }, (_, place) => place + 1)

/** A clock that shows a time; its words stand beside it. */
export function ClockFace({ time }: { time: { hour: number; minute: number } | null }): ReactNode {
  const { hour, minute } = turnHands(time ?? { hour: 12, minute: 0 })
  return (
    <svg className={css['clock']} viewBox="0 0 120 120" aria-hidden="true">
      <circle className={css['dial']} cx="60" cy="60" r="56" />
      {HOURS.map((number) => {
        const angle = (number * Math.PI) / 6
        return (
          <text
            key={number}
            x={60 + 44 * Math.sin(angle)}
            y={60 - 44 * Math.cos(angle)}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {number}
          </text>
        )
      })}
      {time === null ? null : (
        <>
          <path className={css['hourHand']} d="M60 66V34" transform={`rotate(${hour} 60 60)`} />
          <path className={css['minuteHand']} d="M60 68V20" transform={`rotate(${minute} 60 60)`} />
        </>
      )}
      <circle cx="60" cy="60" r="4" />
    </svg>
  )
}
