import { useId, type ReactNode } from 'react'
import { Link } from '../../platform/router.tsx'

/** A card of the overview: its heading, one act or link beside it, and its content. */
export function OverviewCard({
  title,
  aside,
  more,
  children,
}: {
  title: string
  aside?: ReactNode
  more?: { href: string; name: string }
  children: ReactNode
}): ReactNode {
  const heading = useId()
  return (
    <section className="card stack" aria-labelledby={heading}>
      <div className="row spread wrap">
        <h2 id={heading}>{title}</h2>
        {aside}
        {more ? (
          <Link className="link" href={more.href}>
            {more.name}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  )
}
