import { createContext, useContext, type ReactNode } from 'react'
import './word-picture.css'

/** The drawings by name, once they are there. */
export const Pictures = createContext<Readonly<Record<string, string>>>({})

/** Dots in rows of five, as on two hands; a few are larger than many. */
function Count({ count }: { count: number }): ReactNode {
  const rows = Math.ceil(count / 5)
  const step = count > 4 ? 6 : 27 / Math.max(count, 2)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / 5)
    const inRow = row === rows - 1 ? count - row * 5 : 5
    return (
      <circle
        key={index}
        cx={16 + ((index % 5) - (inRow - 1) / 2) * step}
        cy={rows === 1 ? 16 : 11 + row * 10}
        r={step * 0.43}
        fill="currentColor"
      />
    )
  })
}

/** A patch of paint, of two colours where one word means both. */
const Paint = ({ colours: [first = '', second] }: { colours: readonly string[] }): ReactNode => (
  <>
    <path
      d="M16 3c7 0 13 5 13 12 0 8-6 14-13 14S3 24 3 16 8 3 16 3z"
      fill={first}
      stroke="var(--line-strong)"
      strokeWidth="1"
    />
    {second === undefined ? null : (
      <path d="M16 3c7 0 13 5 13 12 0 8-6 14-13 14z" fill={second} stroke="var(--line-strong)" strokeWidth="1" />
    )}
  </>
)

/** A word's picture: dots for a number, paint for a colour, a drawing for all else. Always beside a text that says the same. */
export function WordPicture({ name }: { name: string | undefined }): ReactNode {
  const pictures = useContext(Pictures)
  if (name === undefined) return null
  const [kind, ...values] = name.split(' ')
  const properties = { className: 'word-picture', viewBox: '0 0 32 32', 'aria-hidden': true } as const
  if (kind === 'count')
    return (
      <svg {...properties}>
        <Count count={Number(values[0])} />
      </svg>
    )
  if (kind === 'colour')
    return (
      <svg {...properties}>
        <Paint colours={values} />
      </svg>
    )
  return <svg {...properties} dangerouslySetInnerHTML={{ __html: pictures[name] ?? '' }} />
}
