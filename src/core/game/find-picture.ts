import { drawQuestion, type GameQuestion } from '#core/game/draw-question.ts'
import type { GameWord } from '#core/game/game-words.ts'

/** Words of a round, and pictures to choose from. */
export const FIND_ROUND = { words: 8, pictures: 6 } as const

/** One word after another is heard or read, and its picture found among others. */
export type FindGame = {
  questions: readonly GameQuestion[]
  index: number
  /** Ids of the wrong pictures that were tried for this word. */
  tried: readonly string[]
  answered: boolean
  foundAtOnce: number
  /** Time at which the word was given or last tried, in milliseconds since 1970. */
  askedAt: number
}

export type FindOutcome = { word: GameWord; given: GameWord; right: boolean; milliseconds: number }

/** Returns a round in which no word comes twice; the same for the same seed. */
export function startFind(words: readonly GameWord[], seed: number, now: number): FindGame {
  const questions: GameQuestion[] = []
  for (let draw = 0; questions.length < Math.min(FIND_ROUND.words, words.length) && draw < words.length * 20; draw++) {
    const question = drawQuestion(words, seed + draw, undefined, FIND_ROUND.pictures)
    if (question && questions.every(({ word }) => word.id !== question.word.id)) questions.push(question)
  }
  return { questions, index: 0, tried: [], answered: false, foundAtOnce: 0, askedAt: now }
}

export const isRoundOver = ({ questions, index }: FindGame): boolean => index >= questions.length

/** Tries a picture. One that was tried, and any once the word is found, changes nothing. */
export function tryPicture(game: FindGame, id: string, now: number): { game: FindGame; outcome?: FindOutcome } {
  const question = game.questions[game.index]
  const given = question?.options.find((option) => option.id === id)
  if (!question || !given || game.answered || game.tried.includes(id)) return { game }
  const right = given.id === question.word.id
  const foundAtOnce = game.foundAtOnce + (right && game.tried.length === 0 ? 1 : 0)
  return {
    game: { ...game, answered: right, foundAtOnce, tried: right ? game.tried : [...game.tried, id], askedAt: now },
    outcome: { word: question.word, given, right, milliseconds: Math.max(0, Math.round(now - game.askedAt)) },
  }
}

/** Returns the game with the next word, once this one is found. */
export const nextWord = (game: FindGame, now: number): FindGame =>
  game.answered ? { ...game, index: game.index + 1, tried: [], answered: false, askedAt: now } : game
