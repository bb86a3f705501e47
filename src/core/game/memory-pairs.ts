import { seededRandom } from '#core/exercises/seeded-random.ts'
import type { GameWord } from '#core/game/game-words.ts'

/** A card: the word itself, or the picture of what it means. */
export type PairCard = { id: string; word: GameWord; side: 'word' | 'picture' }

/** Cards face down: two are turned at a time, and a word with its picture stays open. */
export type PairsGame = {
  cards: readonly PairCard[]
  /** Cards that are turned and not yet a pair; two at most. */
  turned: readonly string[]
  /** Cards that have been seen. */
  seen: readonly string[]
  /** Words whose pair is found. */
  found: readonly string[]
  /** Number of turned pairs. */
  turns: number
  /** Time at which the last card was turned, in milliseconds since 1970. */
  turnedAt: number
}

/** Record of two turned cards: the picture that was taken for the word's. */
export type PairOutcome = { word: GameWord; given: GameWord; right: boolean; milliseconds: number }

/** Words of a board whose pictures can all be told apart. */
function pickWords(
  words: readonly GameWord[],
  count: number,
  shuffle: <Value>(values: readonly Value[]) => Value[],
): GameWord[] {
  const picked: GameWord[] = []
  for (const word of shuffle(words)) {
    if (picked.length === count) break
    if (picked.every(({ meaning, like }) => meaning !== word.meaning && (like === undefined || like !== word.like)))
      picked.push(word)
  }
  return picked
}

/** Returns a shuffled board, the same for the same seed. */
export function startPairs(words: readonly GameWord[], pairs: number, seed: number, now: number): PairsGame {
  const { shuffle } = seededRandom(seed)
  const cards = pickWords(words, pairs, shuffle).flatMap((word) =>
    (['word', 'picture'] as const).map((side) => ({ id: `${side} ${word.id}`, word, side })),
  )
  return { cards: shuffle(cards), turned: [], seen: [], found: [], turns: 0, turnedAt: now }
}

export const isOpen = ({ turned, found }: PairsGame, { id, word }: PairCard): boolean =>
  turned.includes(id) || found.includes(word.id)
export const areFound = ({ cards, found }: PairsGame): boolean => cards.length > 0 && found.length * 2 === cards.length

/** Turns back two open cards that are no pair. */
export const turnBack = (game: PairsGame): PairsGame => (game.turned.length === 2 ? { ...game, turned: [] } : game)

/**
 * Turns a card; two open cards that are no pair are turned back first. A result needs two cards of which the second was
 * seen before. A first look is no answer.
 */
export function turnCard(before: PairsGame, id: string, now: number): { game: PairsGame; outcome?: PairOutcome } {
  const game = turnBack(before)
  const card = game.cards.find((candidate) => candidate.id === id)
  if (!card || isOpen(game, card)) return { game: before }
  const known = game.seen.includes(id)
  const turned = { ...game, turnedAt: now, seen: known ? game.seen : [...game.seen, id] }
  const other = game.cards.find((candidate) => candidate.id === game.turned[0])
  if (!other) return { game: { ...turned, turned: [id] } }
  const right = other.word.id === card.word.id
  const after: PairsGame = {
    ...turned,
    turns: game.turns + 1,
    ...(right ? { turned: [], found: [...game.found, card.word.id] } : { turned: [other.id, id] }),
  }
  if (!known || other.side === card.side) return { game: after }
  const [word, given] = card.side === 'word' ? [card.word, other.word] : [other.word, card.word]
  return { game: after, outcome: { word, given, right, milliseconds: Math.max(0, Math.round(now - game.turnedAt)) } }
}
