import { seededRandom, type SeededRandom } from '#core/exercises/seeded-random.ts'
import { GAME } from '#core/game/game-constants.ts'
import type { GameWord } from '#core/game/game-words.ts'

/** A word and what it may mean; one option, the word itself, is right. */
export type GameQuestion = { word: GameWord; options: readonly GameWord[] }

/** Tells whether two words may stand against each other: their meanings differ, and so do their pictures. */
const differs = (one: GameWord, other: GameWord): boolean =>
  one.word !== other.word && one.meaning !== other.meaning && (one.like === undefined || one.like !== other.like)

/** Draws options: the right word and others that differ from it and from each other, shuffled. */
function drawOptions(word: GameWord, words: readonly GameWord[], count: number, random: SeededRandom): GameWord[] {
  const options = [word]
  for (const other of random.shuffle(words)) {
    if (options.length === count) break
    if (options.every((option) => differs(option, other))) options.push(other)
  }
  return random.shuffle(options)
}

/**
 * A random word with four options, not the word that was asked last. The same seed gives the same question; undefined without words.
 * @param seed a whole number
 */
export function drawQuestion(
  words: readonly GameWord[],
  seed: number,
  lastId?: string,
  optionCount: number = GAME.optionCount,
): GameQuestion | undefined {
  const random = seededRandom(seed)
  const fresh = words.filter(({ id }) => id !== lastId)
  const candidates = fresh.length > 0 ? fresh : words
  if (candidates.length === 0) return undefined
  const word = random.pick(candidates)
  return { word, options: drawOptions(word, words, optionCount, random) }
}
