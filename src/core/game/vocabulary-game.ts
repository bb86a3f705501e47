import { drawQuestion, type GameQuestion } from '#core/game/draw-question.ts'
import type { GameWord } from '#core/game/game-words.ts'
import { NEW_SCORE, scoreRight, scoreWrong, type GameScore } from '#core/game/score-answer.ts'

/** Message after the last answer. */
export type GameMessage = { kind: 'right'; earned: number; levelUp: boolean } | { kind: 'wrong' }

/** The Kids Vocabulary Game (specification, section 4): one word after another, four meanings each. */
export type VocabularyGame = {
  words: readonly GameWord[]
  score: GameScore
  question: GameQuestion | undefined
  /** Ids of the wrong options that were tried for this question. */
  tried: readonly string[]
  answered: boolean
  message: GameMessage | null
  /** Time at which the question was shown or last answered, in milliseconds since 1970. */
  askedAt: number
}

/** Record of an answer. */
export type GameOutcome = { word: GameWord; given: GameWord; right: boolean; levelUp: boolean; milliseconds: number }

/** Rules during an answer: play enabled, the factor of a boost, and whether a streak earns its bonus. */
export type PlayRules = { enabled: boolean; times: number; streakBonus: boolean }

/** Longest time that one answer is said to have taken: a phone laid aside is not thinking. */
const LONGEST_ANSWER = 10 * 60 * 1000

/** @param lastId the word that is not to be asked again at once */
export const startVocabularyGame = (
  words: readonly GameWord[],
  score: GameScore,
  seed: number,
  now: number,
  lastId?: string,
): VocabularyGame => ({
  words,
  score,
  question: drawQuestion(words, seed, lastId),
  tried: [],
  answered: false,
  message: null,
  askedAt: now,
})

/** Chooses an option by its id. Ignored while play is disabled, once the question is answered, and for an option that was tried. */
export function answerQuestion(
  game: VocabularyGame,
  optionId: string,
  rules: PlayRules,
  now: number,
): { game: VocabularyGame; outcome?: GameOutcome } {
  const given = game.question?.options.find(({ id }) => id === optionId)
  if (!game.question || !given || !rules.enabled || game.answered || game.tried.includes(optionId)) return { game }
  const { word } = game.question
  const milliseconds = Math.min(LONGEST_ANSWER, Math.max(0, Math.round(now - game.askedAt)))
  if (given.id !== word.id) {
    return {
      game: {
        ...game,
        score: scoreWrong(game.score),
        tried: [...game.tried, optionId],
        message: { kind: 'wrong' },
        askedAt: now,
      },
      outcome: { word, given, right: false, levelUp: false, milliseconds },
    }
  }
  const { score, earned, levelUp } = scoreRight(game.score, rules.times, rules.streakBonus)
  return {
    game: { ...game, score, answered: true, message: { kind: 'right', earned, levelUp }, askedAt: now },
    outcome: { word, given, right: true, levelUp, milliseconds },
  }
}

/** Returns the game with the next question, once this one is answered. */
export const nextQuestion = (game: VocabularyGame, seed: number, now: number): VocabularyGame =>
  game.answered ? startVocabularyGame(game.words, game.score, seed, now, game.question?.word.id) : game

/** Removes the message of a wrong answer; the question stays open. */
export const clearWrongMessage = (game: VocabularyGame): VocabularyGame =>
  game.message?.kind === 'wrong' ? { ...game, message: null } : game

/** Resets points, level and streak, and asks a new question. */
export const resetVocabularyGame = (game: VocabularyGame, seed: number, now: number): VocabularyGame =>
  startVocabularyGame(game.words, NEW_SCORE, seed, now)
