import '../../ui/feedback.css'
import { useEffect, useRef, type ReactNode } from 'react'

/** What was done, in the place of the form that asked for it: the focus moves here, so that it is read out. */
export function DoneCard({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="fb ok st" aria-labelledby="done">
      <h2 id="done" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
