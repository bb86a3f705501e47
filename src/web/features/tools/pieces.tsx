import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import { toolLanguage } from './tool-list.ts'
import css from './pieces.module.css'
import type { Piece } from './word-pieces.ts'

const roleClass = ({ role }: Piece): string => (role === 'other' ? (css['plain'] ?? '') : `${role} ${css[role] ?? ''}`)

/** Shows the morphemes of words as small coloured pieces; each colour has its mark. */
export const Pieces = ({ words }: { words: readonly (readonly Piece[])[] }): ReactNode => (
  <span className={css['pieces']} lang={toolLanguage()}>
    {words.map((pieces, place) => (
      <span key={place}>
        {pieces.map((piece, index) => (
          <i key={index} className={roleClass(piece)}>
            {piece.form}
          </i>
        ))}
      </span>
    ))}
  </span>
)

/** Legend of the colours and their marks. */
export const PiecesLegend = (): ReactNode => (
  <p className={`small muted flow ${css['legend']}`}>
    {(['who', 'when', 'what'] as const).map((role) => (
      <span key={role} className={css['pieces']}>
        <i className={`${role} ${css[role] ?? ''}`}>{t(`tools.piece.${role}`)}</i>
      </span>
    ))}
  </p>
)
