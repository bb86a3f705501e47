import type { ReactNode } from 'react'
import type { KidsGame } from '#core/game/kids-games.ts'
import { t } from '../../platform/i18n/translate.ts'
import { LearnInstead } from '../../parts/content/learn-instead.tsx'
import { GameTop } from './game-top.tsx'

/** Message for a learning language that has no words with pictures yet. */
export const NoWords = ({ game }: { game: KidsGame }): ReactNode => (
  <>
    <GameTop game={game} />
    <div className="empty">
      <p>{t('kidsGame.noWords')}</p>
      <LearnInstead ability="games" text="kidsGame.learnOther" />
    </div>
  </>
)
