import type { ReactNode } from 'react'
import type { KidsGame } from '#core/game/kids-games.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link, useQuery } from '../../platform/router.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import css from './game-top.module.css'

/** Top row of a game: the way out, its name (on a phone only with room), and the score. Winnings are already saved. */
export function GameTop({ game, children }: { game: KidsGame; children?: ReactNode }): ReactNode {
  const fromActivities = new URLSearchParams(useQuery()).get('from') === 'activities'
  return (
    <div className={css['top']}>
      {fromActivities ? (
        <Link className="link" href="/activities">
          ← {t('kidsGame.backToActivities')}
        </Link>
      ) : (
        <Link className={`icon-button ${css['close']}`} href="/kids-menu" aria-label={t('kidsGame.stop')}>
          <CloseIcon />
        </Link>
      )}
      <h1 className={`${css['title']} ${children ? css['besides'] : ''}`}>{t(`kidsGame.${game}.title`)}</h1>
      {children}
    </div>
  )
}
