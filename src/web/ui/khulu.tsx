import type { ReactNode } from 'react'

const COAT =
  '<path d="M2 96c1-21 13-30 30-33h32c17 3 29 12 30 33z" fill="var(--m3)"/>' +
  '<path d="M34 61l14 17 14-17z" fill="#fff"/>' +
  '<path d="M31 63l38 33H55L25 65zM71 65L52 84l-5-5 18-16z" fill="var(--m1)"/>' +
  '<path d="M7 82l7 7-7 7H2q1-8 5-14zm15-6l10 10-10 10-10-10zm56 2l9 9-9 9-9-9z" fill="var(--cloth)"/>'
const HEAD =
  '<g fill="#efece7"><circle cx="25" cy="33" r="9"/><circle cx="30" cy="21" r="10"/>' +
  '<circle cx="42" cy="14" r="11"/><circle cx="56" cy="14" r="11"/><circle cx="67" cy="21" r="10"/>' +
  '<circle cx="71" cy="33" r="9"/></g><g fill="#844a29"><circle cx="25" cy="45" r="5.5"/>' +
  '<circle cx="71" cy="45" r="5.5"/></g><ellipse cx="48" cy="43" rx="23" ry="25" fill="#955733"/>' +
  '<g fill="#b5663f"><circle cx="33" cy="53" r="4.5"/><circle cx="63" cy="53" r="4.5"/></g>' +
  '<g fill="none" stroke="#2f170a" stroke-width="2.6" stroke-linecap="round">' +
  '<path d="M46 49q2 1.5 4 0" stroke="#6b3a1e"/>' +
  '<path d="M32 31q6-3 11 0M53 31q5-3 11 0" stroke="#efece7" stroke-width="3.5"/>' +
  '<path d="M47 42h2M25 41l4 1M71 41l-4 1" stroke="#ffe3a8" stroke-width="2"/>' +
  '<g stroke="#ffe3a8" stroke-width="2.2"><circle cx="38" cy="43" r="9"/><circle cx="58" cy="43" r="9"/></g>'
const MOODS = {
  happy: {
    turn: '',
    face: '<path d="M34 44q4-5 8 0M54 44q4-5 8 0"/><path d="M40 54q8 10 16 0z" fill="#fff"/></g></g>',
  },
  listening: {
    turn: 'rotate(-5 48 66)',
    face:
      '<g fill="#2f170a"><circle cx="38" cy="43" r="2.8"/><circle cx="58" cy="43" r="2.8"/></g>' +
      '<path d="M42 56q6 4.5 12 0"/></g></g>' +
      '<path d="M80 33q7 8 0 17M86 28q11 13 0 27" fill="none" stroke="var(--accent)" ' +
      'stroke-width="3.5" stroke-linecap="round"/>',
  },
}

/**
 * Picture of Khulu: happy when answering, listening when waiting. It has a name only where the picture alone says
 * something.
 */
export function Khulu({
  mood = 'happy',
  size,
  label,
}: {
  mood?: keyof typeof MOODS
  size: number
  label?: string
}): ReactNode {
  const { turn, face } = MOODS[mood]
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      className="khulu"
      width={size}
      height={size}
      viewBox="0 0 96 96"
      {...name}
      dangerouslySetInnerHTML={{ __html: `${COAT}<g transform="${turn}">${HEAD}${face}` }}
    />
  )
}
