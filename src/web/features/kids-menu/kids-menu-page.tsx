import '../../ui/pattern.css'
import '../../ui/tile.css'
import type { ReactNode } from 'react'
import { KIDS_GAMES, type KidsGame } from '#core/game/kids-games.ts'
import { loadPictures } from '../../platform/content/load-game-words.ts'
import { Link } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Pictures, WordPicture } from '../../ui/word-picture.tsx'
import { t } from '../../platform/i18n/translate.ts'
import css from './kids-menu.module.css'
import { KidsQuiz } from './kids-quiz.tsx'

const LOOKS: Record<KidsGame, { hue: string; picture: string }> = {
  vocabulary: { hue: 'k-vocabulary', picture: 'dog-face' }, pairs: { hue: 'k-phrases', picture: 'cat-face' },
  listen: { hue: 'k-numbers', picture: 'long-drum' }, build: { hue: 'k-grammar', picture: 'house-with-garden' },
}

/** The games, each with a picture as soon as the pictures are there. */
function Games(): ReactNode {
  const pictures = useFetched('pictures', loadPictures)
  return (
    <Pictures value={pictures.phase === 'ready' ? pictures.value : {}}>
      <ul className="grid g2 d4">
        {KIDS_GAMES.map((game) => (
          <li key={game}>
            <Link href={`/kids-menu/${game}`} className={`tile ${LOOKS[game].hue} ${css['game']}`}>
              <span className="pat" />
              <WordPicture name={LOOKS[game].picture} />
              <b className="v">{t(`kidsMenu.game.${game}.name`)}</b>
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
  <div className="st">
    <h1>{t('kidsMenu.title')}</h1>
    <p className="m">{t('kidsMenu.lead')}</p>
    <section aria-labelledby="games" className="st">
      <h2 id="games">{t('kidsMenu.games')}</h2>
      <Games />
    </section>
    <KidsQuiz />
  </div>
)

export default KidsMenuPage
