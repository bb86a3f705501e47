import { seededRandom } from '#core/exercises/seeded-random.ts'
import type { GameWord } from '#core/game/game-words.ts'
import { splitSyllables } from '#core/game/split-syllables.ts'

/** A piece to build with. Two pieces may be written alike. */
export type Tile = { id: number; text: string }

/** One word that is put together from its pieces. */
export type BuildTask = {
  word: GameWord
  tiles: readonly Tile[]
  /** Number of the word's pieces; the other tiles are wrong. */
  length: number
  /** Ids of the tiles that are laid, in their order. */
  laid: readonly number[]
  state: 'building' | 'wrong' | 'right'
  /** Time at which the word was shown or last tried, in milliseconds since 1970. */
  askedAt: number
}

export type BuildOutcome = { word: GameWord; answer: string; right: boolean; milliseconds: number }

/** Limits of a word's pieces: fewer is no task, more is too long for a child. */
const PIECES = { least: 3, most: 5 } as const

/** Words of one part that have pieces enough to be built. */
export const buildable = (words: readonly GameWord[]): GameWord[] =>
  words.filter(({ word }) => {
    const { length } = splitSyllables(word)
    return /^\p{L}+$/u.test(word) && length >= PIECES.least && length <= PIECES.most
  })

/** Starts the task of building one word. @param strangers number of pieces from other words among its own */
export function startTask(
  word: GameWord,
  words: readonly GameWord[],
  strangers: number,
  seed: number,
  now: number,
): BuildTask {
  const { shuffle } = seededRandom(seed)
  const own = splitSyllables(word.word)
  const others = [...new Set(words.flatMap((other) => splitSyllables(other.word)))].filter(
    (text) => !own.includes(text),
  )
  const texts = [...own, ...shuffle(others).slice(0, strangers)]
  const tiles = shuffle(texts.map((text, id) => ({ id, text })))
  // A word that lies there ready is no task.
  const ready = tiles
    .map(({ text }) => text)
    .join('')
    .startsWith(word.word)
  return {
    word,
    tiles: ready ? tiles.toReversed() : tiles,
    length: own.length,
    laid: [],
    state: 'building',
    askedAt: now,
  }
}

/** Words of a round with as few repeats as there are words, the longer ones later. */
export function drawRound(words: readonly GameWord[], count: number, seed: number): GameWord[] {
  const lengthOf = ({ word }: GameWord): number => splitSyllables(word).length
  return seededRandom(seed)
    .shuffle(buildable(words))
    .slice(0, count)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))
}

const textOf = ({ tiles, laid }: BuildTask): string =>
  laid.map((id) => tiles.find((tile) => tile.id === id)?.text ?? '').join('')

/** Lays a tile at the end; once all places are full, the word is judged. A tile that lies already, or after the end, changes nothing. */
export function layTile(task: BuildTask, id: number, now: number): { task: BuildTask; outcome?: BuildOutcome } {
  if (
    task.state === 'right' ||
    task.laid.length === task.length ||
    task.laid.includes(id) ||
    task.tiles.every((tile) => tile.id !== id)
  )
    return { task }
  const laid: BuildTask = { ...task, laid: [...task.laid, id], state: 'building' }
  if (laid.laid.length < task.length) return { task: laid }
  const answer = textOf(laid)
  const right = answer === task.word.word
  return {
    task: { ...laid, state: right ? 'right' : 'wrong', askedAt: now },
    outcome: { word: task.word, answer, right, milliseconds: Math.max(0, Math.round(now - task.askedAt)) },
  }
}

/** Takes a tile back; later tiles stay in order. A finished word stays. */
export const takeTile = (task: BuildTask, id: number): BuildTask =>
  task.state === 'right' ? task : { ...task, laid: task.laid.filter((laid) => laid !== id), state: 'building' }
