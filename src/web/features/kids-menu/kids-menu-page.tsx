import '../../ui/pattern.css'
import '../../ui/tile.css'
import type { ReactNode } from 'react'
import { GAME_PICTURES, KIDS_GAMES, type KidsGame } from '#core/game/kids-games.ts'
import { loadMenuPictures } from '../../parts/content/load-game-words.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Pictures, WordPicture } from '../../ui/word-picture.tsx'
import { t } from '../../platform/i18n/translate.ts'
import css from './kids-menu.module.css'
import { KidsQuiz } from './kids-quiz.tsx'

const HUES: Readonly<Record<KidsGame, string>> = {
  vocabulary: 'section-vocabulary',
  pairs: 'section-phrases',
  listen: 'section-numbers',
  build: 'section-grammar',
}

/** List of the games, each with a picture as soon as the pictures are loaded. */
function Games(): ReactNode {
  const pictures = useFetched('menu-pictures', loadMenuPictures)
  return (
    <Pictures value={pictures.phase === 'ready' ? pictures.value : {}}>
      <ul className="grid two-columns four-if-wide">
        {KIDS_GAMES.map((game) => (
          <li key={game}>
            <Link href={`/kids-menu/${game}`} className={`tile ${HUES[game]} ${css['game']}`}>
              <span className="pattern" />
              <WordPicture name={GAME_PICTURES[game]} />
              <b className="voice">{t(`kidsMenu.game.${game}.name`)}</b>
              <span>{t(`kidsMenu.game.${game}.description`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Pictures>
  )
}

/** Four games and a quiz. */
const KidsMenuPage = (): ReactNode => (
  <div className="stack">
    <h1>{t('kidsMenu.title')}</h1>
    <p className="muted">{t('kidsMenu.lead')}</p>
    <section aria-labelledby="games" className="stack">
      <h2 id="games">{t('kidsMenu.games')}</h2>
      <Games />
    </section>
    <KidsQuiz />
  </div>
)

export default KidsMenuPage
