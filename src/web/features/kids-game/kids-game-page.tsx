import type { KidsGame } from '#core/game/kids-games.ts'
import { useStore } from '../../platform/create-store.ts'
import type { ReactNode } from 'react'
import { gameStore } from '../../parts/game/game-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { GameTop } from './game-top.tsx'
import { GrownUps } from './grown-ups.tsx'
import css from './kids-game.module.css'
import { useGameContent, type GameContent } from './use-game-content.ts'
import { BuildGame } from './build-game.tsx'
import { ListenGame } from './listen-game.tsx'
import { PairsGame } from './pairs-game.tsx'
import { Resting } from './resting.tsx'
import { VocabularyGame } from './vocabulary-game.tsx'
import { Pictures } from '../../ui/word-picture.tsx'

const GAMES = {
  vocabulary: VocabularyGame,
  pairs: PairsGame,
  listen: ListenGame,
  build: BuildGame,
} satisfies Record<KidsGame, (properties: { content: GameContent }) => ReactNode>

const isGame = (name: string): name is KidsGame => Object.hasOwn(GAMES, name)

function Playing({ game }: { game: KidsGame }): ReactNode {
  const content = useGameContent()
  const { settings } = useStore(gameStore)
  if (content === undefined)
    return (
      <>
        <GameTop game={game} />
        <div className="empty">
          <Spinner label={t('kidsGame.loading')} />
        </div>
      </>
    )
  if (content === null)
    return (
      <>
        <GameTop game={game} />
        <div className="empty">
          <p role="alert">{t('kidsGame.failed')}</p>
        </div>
      </>
    )
  // The vocabulary game says itself that it rests: it stays on the screen, and its answers are ignored (specification, section 4).
  if (!settings.play && game !== 'vocabulary')
    return (
      <>
        <GameTop game={game} />
        <Resting />
      </>
    )
  const Chosen = GAMES[game]
  return (
    <Pictures value={content.pictures}>
      <div data-playing={settings.play}>
        <Chosen content={content} />
      </div>
    </Pictures>
  )
}

/** Page of one of the kids' games, which the address names. */
export default function KidsGamePage({ parameter = '' }: { parameter?: string }): ReactNode {
  if (!isGame(parameter))
    return (
      <div className="stack">
        <h1>{t('kidsGame.notFound')}</h1>
        <p>
          <Link className="link" href="/kids-menu">
            ← {t('kidsGame.backToMenu')}
          </Link>
        </p>
      </div>
    )
  return (
    <div className={css['game']}>
      <Playing key={parameter} game={parameter} />
      <GrownUps />
    </div>
  )
}
