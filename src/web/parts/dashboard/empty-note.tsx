import type { ReactNode } from 'react'
import { Khulu } from '../../ui/khulu.tsx'

/** Note in the place of an empty list: what isn't there, and what to do next. */
export const EmptyNote = ({ title, children }: { title: string; children?: ReactNode }): ReactNode => (
  <div className="empty">
    <Khulu mood="listening" size={72} />
    <p>
      <b>{title}</b>
    </p>
    {children}
  </div>
)
