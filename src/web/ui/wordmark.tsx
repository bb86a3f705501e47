import type { ReactNode } from 'react'

/** The name of the product, drawn. */
export const Wordmark = (): ReactNode => (
  <svg
    height="32"
    viewBox="0 0 156 50"
    role="img"
    aria-label="Funda"
    fill="none"
    stroke="currentColor"
    strokeWidth="7.5"
  >
    <path d="M8 45V9.5h22M43 21v12.5a8.5 8.5 0 0 0 17 0V21M60 21v24M73 45V21M73 32.5a8.5 8.5 0 0 1 17 0V45M120 4v41M149 21v24" />
    <circle cx="111.5" cy="33" r="8.5" />
    <circle cx="140.5" cy="33" r="8.5" />
    <path d="M15 18.5l16 8.5-16 8.5z" fill="var(--accent)" stroke="none" />
  </svg>
)
