import '../../ui/speech.css'
import type { ReactNode } from 'react'
import { Khulu } from '../../ui/khulu.tsx'
import css from './children.module.css'

/** A sentence that Khulu says to a child. */
export const KhuluSays = ({ children }: { children: ReactNode }): ReactNode => (
  <div className={`row ${css['says']}`}>
    <Khulu size={76} />
    <p className="message grow">{children}</p>
  </div>
)
