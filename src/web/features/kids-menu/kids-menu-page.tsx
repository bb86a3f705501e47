import '../../ui/pattern.css'
import '../../ui/tile.css'
import type { ReactNode } from 'react'
import { KIDS_GAMES, type KidsGame } from '#core/game/kids-games.ts'
import { Link } from '../../platform/router.tsx'
import { t } from '../../platform/i18n/translate.ts'
import css from './kids-menu.module.css'
import { KidsQuiz } from './kids-quiz.tsx'

const LOOKS: Record<KidsGame, string> = { vocabulary: 'k-vocabulary', pairs: 'k-phrases', listen: 'k-numbers', build: 'k-grammar' }

/** Four games and a quiz. */
const KidsMenuPage = (): ReactNode => (
  <div className="st">
    <h1>{t('kidsMenu.title')}</h1>
    <p className="m">{t('kidsMenu.lead')}</p>
    <section aria-labelledby="games" className="st">
      <h2 id="games">{t('kidsMenu.games')}</h2>
      <ul className="grid g2 d4">
        {KIDS_GAMES.map((game) => (
          <li key={game}>
            <Link href={`/kids-menu/${game}`} className={`tile ${LOOKS[game]} ${css['game']}`}>
              <span className="pat" />
              <b className="v">{t(`kidsMenu.game.${game}.name`)}</b>
              <span>{t(`kidsMenu.game.${game}.description`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
    <KidsQuiz />
  </div>
)

export default KidsMenuPage
