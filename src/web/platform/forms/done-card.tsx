import '../../ui/feedback.css'
import { useEffect, useRef, type ReactNode } from 'react'

/** Card that replaces a form with its result. The focus moves here, so that it is read out. */
export function DoneCard({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="feedback ok stack" aria-labelledby="done">
      <h2 id="done" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
