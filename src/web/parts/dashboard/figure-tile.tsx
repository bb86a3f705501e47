import type { ReactNode } from 'react'
import css from './figure-tile.module.css'

/** Row of summary figures, each with its name. */
export const FigureTiles = ({
  figures,
}: {
  figures: readonly { name: string; figure: ReactNode; note?: string }[]
}): ReactNode => (
  <dl className={css['tiles']}>
    {figures.map(({ name, figure, note }) => (
      <div key={name} className={css['tile']}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
        {note === undefined ? null : <dd className={css['note']}>{note}</dd>}
      </div>
    ))}
  </dl>
)
