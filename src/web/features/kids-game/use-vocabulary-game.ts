import { useEffect, useRef, useState } from 'react'
import { boostTimes } from '#core/game/boost.ts'
import { GAME } from '#core/game/game-constants.ts'
import { keepAnswer, resetRecord, scoreOf } from '#core/game/game-record.ts'
import type { GameWord } from '#core/game/game-words.ts'
import {
  answerQuestion,
  clearWrongMessage,
  nextQuestion,
  resetVocabularyGame,
  startVocabularyGame,
  type GameOutcome,
  type VocabularyGame,
} from '#core/game/vocabulary-game.ts'
import { changeGame, readGame } from '../../parts/game/game-store.ts'
import { drawSeed } from '../../parts/game/draw-seed.ts'

/** Runs the game: the next word follows after 1200 ms, and a wrong answer's message stays 2000 ms. */
export function useVocabularyGame(
  words: readonly GameWord[],
  onOutcome: (outcome: GameOutcome) => void,
): {
  game: VocabularyGame
  choose: (optionId: string) => void
  reset: () => void
} {
  const [game, setGame] = useState(() => startVocabularyGame(words, scoreOf(readGame()), drawSeed(), Date.now()))
  const wrongTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(wrongTimer.current), [])
  useEffect(() => {
    if (!game.answered) return undefined
    clearTimeout(wrongTimer.current)
    const timer = setTimeout(() => setGame((current) => nextQuestion(current, drawSeed(), Date.now())), GAME.rightDelay)
    return () => clearTimeout(timer)
  }, [game.answered])

  const choose = (optionId: string): void => {
    const now = Date.now()
    const { boost, settings } = readGame()
    const step = answerQuestion(
      game,
      optionId,
      { enabled: settings.play, times: settings.boosts ? boostTimes(boost, now) : 1, streakBonus: settings.streaks },
      now,
    )
    const { outcome } = step
    if (!outcome) return
    setGame(step.game)
    changeGame((record) => keepAnswer(record, step.game.score, outcome, now))
    if (!outcome.right) {
      clearTimeout(wrongTimer.current)
      wrongTimer.current = setTimeout(() => setGame(clearWrongMessage), GAME.wrongMessage)
    }
    onOutcome(outcome)
  }
  const reset = (): void => {
    clearTimeout(wrongTimer.current)
    changeGame(resetRecord)
    setGame(resetVocabularyGame(game, drawSeed(), Date.now()))
  }
  return { game, choose, reset }
}
