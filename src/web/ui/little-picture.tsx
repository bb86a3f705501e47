import { useContext, type ReactNode } from 'react'
import './word-picture.css'
import { Pictures } from './word-picture.tsx'

/** Positions and sizes of several pictures in a square of 32. */
const PLACES: readonly (readonly [size: number, ...places: (readonly [number, number])[]])[] = [
  [20, [6, 6]],
  [15, [0.5, 8.5], [16.5, 8.5]],
  [15, [8.5, 0.5], [0.5, 16.5], [16.5, 16.5]],
  [15, [0.5, 0.5], [16.5, 0.5], [0.5, 16.5], [16.5, 16.5]],
  [11.5, [0, 0], [20.5, 0], [10.25, 10.25], [0, 20.5], [20.5, 20.5]],
]

/**
 * A drawing by its name, or several of the same where a number leads the name: `3 duck`. Always in a button or beside a
 * text that says the same.
 */
export function LittlePicture({ name }: { name: string | undefined }): ReactNode {
  const pictures = useContext(Pictures)
  const [, count, drawing = ''] = /^(?:(\d) )?(.+)$/.exec(name ?? '') ?? []
  const markup = { __html: pictures[drawing] ?? '' }
  const properties = { className: 'word-picture', viewBox: '0 0 32 32', 'aria-hidden': true } as const
  if (count === undefined) return <svg {...properties} data-picture={name} dangerouslySetInnerHTML={markup} />
  const [size = 32, ...places] = PLACES[Number(count) - 1] ?? []
  return (
    <svg {...properties} data-picture={name}>
      {places.map(([x, y], index) => (
        <svg key={index} x={x} y={y} width={size} height={size} viewBox="0 0 32 32" dangerouslySetInnerHTML={markup} />
      ))}
    </svg>
  )
}
