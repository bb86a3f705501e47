import type { ReactNode } from 'react'

/** The three pieces of a word, breathing: something is under way. `label` is what those who hear the page are told. */
export const Spinner = ({ label }: { label: string }): ReactNode => (
  <span className="spinner" role="status" aria-label={label}>
    <i className="who" />
    <i className="when" />
    <i className="what" />
  </span>
)
