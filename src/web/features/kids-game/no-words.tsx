import type { ReactNode } from 'react'
import type { KidsGame } from '#core/game/kids-games.ts'
import { t } from '../../platform/i18n/translate.ts'
import { chooseLearningLanguage } from '../../platform/learning-language.ts'
import { GameTop } from './game-top.tsx'

/** The learning language has no words with pictures yet. */
export const NoWords = ({ game }: { game: KidsGame }): ReactNode => (
  <>
    <GameTop game={game} />
    <div className="empty">
      <p>{t('kidsGame.noWords')}</p>
      <button type="button" className="btn" onClick={() => chooseLearningLanguage('xh')}>
        {t('kidsGame.learnXhosa')}
      </button>
    </div>
  </>
)
