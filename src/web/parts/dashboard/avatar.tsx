import type { ReactNode } from 'react'
import css from './avatar.module.css'

const HUES = [
  'section-grammar',
  'section-phrases',
  'section-vocabulary',
  'section-culture',
  'section-numbers',
  'section-time',
] as const

/** Chooses one of six hues by a name, the same each time. */
const hueOf = (name: string): string =>
  HUES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % HUES.length] ?? HUES[0]

/**
 * First letter of a name on a hue. It stands beside the name, so it is never read out. The style sheet draws it, so that
 * it isn't part of a button's text.
 */
export const Avatar = ({ name }: { name: string }): ReactNode => (
  <span
    className={`${css['avatar']} ${hueOf(name)}`}
    aria-hidden="true"
    data-letter={[...name.trim()][0]?.toLocaleUpperCase() ?? '?'}
  />
)
