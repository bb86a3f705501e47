import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import { startTogether, type Player } from '#core/together/together-game.ts'
import { loadLittleContent, type LittleContent } from '../../parts/content/load-little-words.ts'
import { drawSeed } from '../../parts/game/draw-seed.ts'
import { loadRecorder } from '../../parts/game/record-game-answer.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Pictures } from '../../ui/word-picture.tsx'
import { ChoosePlayers } from './choose-players.tsx'
import { Playing } from './playing.tsx'
import css from './together.module.css'

type Started = { players: readonly Player[]; learner: number | null; content: LittleContent; seed: number }

/** Page on which a family learns together on one device. Everybody has a turn that fits, and all have one goal. */
export default function TogetherPage(): ReactNode {
  const [started, setStarted] = useState<Started | 'fetching' | 'failed'>()
  const start = async (players: readonly Player[], learner: number | null): Promise<void> => {
    setStarted('fetching')
    try {
      const [content] = await Promise.all([loadLittleContent(), loadRecorder()])
      setStarted({ players, learner, content, seed: drawSeed() })
    } catch {
      setStarted('failed')
    }
  }
  if (typeof started !== 'object') {
    return (
      <div className={`stack ${css['page']}`}>
        <h1>{t('together.title')}</h1>
        <p>{t('together.lead')}</p>
        <ChoosePlayers
          busy={started === 'fetching'}
          onStart={(players, learner) => {
            void start(players, learner)
          }}
        />
        <p role="alert">{started === 'failed' ? t('together.failed') : null}</p>
      </div>
    )
  }
  return (
    <div className={css['page']}>
      <h1 className="visually-hidden">{t('together.title')}</h1>
      <Pictures value={started.content.pictures}>
        <Playing
          key={started.seed}
          content={started.content}
          learner={started.learner}
          first={startTogether(started.players, started.content.words, started.seed)}
          onAgain={() => setStarted({ ...started, seed: drawSeed() })}
          onStop={() => setStarted(undefined)}
        />
      </Pictures>
    </div>
  )
}
