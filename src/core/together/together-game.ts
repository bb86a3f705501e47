import { checkAnswer } from '#core/answers/check-answer.ts'
import { seededRandom, type SeededRandom } from '#core/exercises/seeded-random.ts'
import type { GameWord } from '#core/game/game-words.ts'
import { isRight, type ExerciseType, type Verdict } from '#core/learning/learning-event.ts'
import { oneOf, type LittleWord } from '#core/little/little-word.ts'

/** Kinds of players, which decide the questions of a turn. */
export const PLAYER_KINDS = ['toddler', 'child', 'adult'] as const
export type PlayerKind = (typeof PLAYER_KINDS)[number]

/** Player of a game. Names stay in this game; nothing about a player is stored or sent. */
export type Player = { name: string; kind: PlayerKind }

/** Fewest and most players, and how often each of them has a turn. */
export const TOGETHER = { fewest: 2, most: 6, turnsEach: 3, longestName: 20 } as const

/** Question types of each kind of player: pictures for a heard word, meanings of a read word, or writing. */
const ASKED: Record<PlayerKind, { exerciseType: ExerciseType; options: number }> = {
  toddler: { exerciseType: 'listen-and-choose', options: 2 },
  child: { exerciseType: 'choose-meaning', options: 4 },
  adult: { exerciseType: 'type-translation', options: 0 },
}

/** Turn of a player with its question. Without options the word is written. */
export type Turn = {
  player: number
  kind: PlayerKind
  exerciseType: ExerciseType
  word: GameWord
  options: readonly GameWord[]
}

/**
 * State of a game. `passing`: the device goes from hand to hand. `asking`: the player answers. `found`: everybody looks
 * at the word.
 */
export type TogetherGame = {
  players: readonly Player[]
  turns: readonly Turn[]
  index: number
  phase: 'passing' | 'asking' | 'found'
  /** Wrong answers given in this turn. */
  tried: readonly string[]
  /** Time at which the question was shown or last tried, in milliseconds since 1970. */
  askedAt: number
}

/** An answer as it is to be recorded, if the turn is the learner's own. */
export type TurnOutcome = { turn: Turn; answer: string; verdict: Verdict; milliseconds: number }

const isUnlike = (one: GameWord, other: GameWord): boolean =>
  one.meaning !== other.meaning && (one.like === undefined || one.like !== other.like)

function makeTurn(
  player: number,
  kind: PlayerKind,
  word: GameWord,
  words: readonly GameWord[],
  random: SeededRandom,
): Turn {
  const { exerciseType, options: count } = ASKED[kind]
  const options = count === 0 ? [] : [word]
  for (const other of random.shuffle(words)) {
    if (options.length >= count) break
    if (options.every((option) => isUnlike(option, other))) options.push(other)
  }
  return { player, kind, exerciseType, word, options: random.shuffle(options) }
}

/**
 * Starts a game in which all take turns, round after round. No word repeats while there are enough. The same seed gives
 * the same game. @param players between the fewest and the most there can be
 */
export function startTogether(players: readonly Player[], words: readonly LittleWord[], seed: number): TogetherGame {
  const random = seededRandom(seed)
  const all = words.map(oneOf)
  const drawn = random.shuffle(all)
  const turns = Array.from({ length: players.length * TOGETHER.turnsEach }, (_, index) => {
    const player = index % players.length
    const word = drawn[index % drawn.length]
    return word ? [makeTurn(player, players[player]?.kind ?? 'child', word, all, random)] : []
  }).flat()
  return { players, turns, index: 0, phase: 'passing', tried: [], askedAt: 0 }
}

/** Returns the current turn; undefined once the goal is reached. */
export const turnOf = ({ turns, index }: TogetherGame): Turn | undefined => turns[index]

/** Returns the game after the player took the device: the question is asked. */
export const takeDevice = (game: TogetherGame, now: number): TogetherGame =>
  game.phase === 'passing' ? { ...game, phase: 'asking', askedAt: now } : game

/**
 * Judges the player's answer: a picture's or meaning's name, or typed text. A wrong answer only adds to the tried ones,
 * since the family helps.
 */
export function answerTurn(
  game: TogetherGame,
  answer: string,
  now: number,
): { game: TogetherGame; outcome?: TurnOutcome } {
  const turn = turnOf(game)
  if (!turn || game.phase !== 'asking' || game.tried.includes(answer) || answer.trim() === '') return { game }
  const { verdict } = checkAnswer(turn.kind === 'adult' ? turn.word.word : turn.word.meaning, [], answer)
  const outcome = { turn, answer, verdict, milliseconds: Math.max(0, Math.round(now - game.askedAt)) }
  return {
    outcome,
    game: isRight(verdict) ? { ...game, phase: 'found' } : { ...game, tried: [...game.tried, answer], askedAt: now },
  }
}

/** Shows the word to all when nobody knows it; it counts towards the goal. */
export function showWord(game: TogetherGame, now: number): { game: TogetherGame; outcome?: TurnOutcome } {
  const turn = turnOf(game)
  if (!turn || game.phase !== 'asking') return { game }
  return {
    game: { ...game, phase: 'found' },
    outcome: { turn, answer: '', verdict: 'revealed', milliseconds: Math.max(0, Math.round(now - game.askedAt)) },
  }
}

/** Returns the game with the next player's turn. */
export const passOn = (game: TogetherGame): TogetherGame =>
  game.phase === 'found' ? { ...game, index: game.index + 1, phase: 'passing', tried: [] } : game
