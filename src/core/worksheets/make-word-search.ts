import type { SeededRandom } from '#core/exercises/seeded-random.ts'

/** Letters of a row and rows of a word search. */
export const GRID_SIZE = 12

/** Words hidden at most. */
const MOST_WORDS = 10

/** Steps from one letter to the next: right, down, and right and down. Nobody reads backwards here. */
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
] as const

/** Tries to fill the rest of the grid without writing a hidden word twice. */
const MOST_FILLINGS = 40

/** Word search: a grid of capital letters, the hidden words, and the place of each letter of theirs. */
export type WordSearch = {
  rows: readonly (readonly string[])[]
  words: readonly string[]
  /** `row column` of each letter of a hidden word, for the answer key. */
  hidden: ReadonlySet<string>
}

type Place = { row: number; column: number; down: number; right: number }

const lettersOf = (word: string): string[] => [...word.toLocaleUpperCase('en').replaceAll(/['’-]/g, '')]

/** Returns the words that can be hidden: one word of letters alone, that fits into the grid. */
export const hideable = (words: readonly string[]): string[] => [
  ...new Set(
    words
      .map((word) => word.trim().toLowerCase())
      .filter(
        (word) => /^[\p{L}'’-]+$/u.test(word) && lettersOf(word).length >= 3 && lettersOf(word).length <= GRID_SIZE,
      ),
  ),
]

const cellsOf = (letters: readonly string[], { row, column, down, right }: Place): [number, number][] =>
  letters.map((_, at) => [row + at * down, column + at * right])

function placeWord(grid: (string | null)[][], letters: readonly string[], random: SeededRandom): Place | null {
  const places: Place[] = []
  for (const [down, right] of DIRECTIONS)
    for (let row = 0; row + down * (letters.length - 1) < GRID_SIZE; row++)
      for (let column = 0; column + right * (letters.length - 1) < GRID_SIZE; column++)
        places.push({ row, column, down, right })
  return (
    random.shuffle(places).find((place) =>
      cellsOf(letters, place).every(([row, column], at) => {
        const there = grid[row]?.[column]
        return there === null || there === letters[at]
      }),
    ) ?? null
  )
}

/** Counts how often a word can be read in the grid, in the directions in which words are hidden. */
export function countReadings(rows: readonly (readonly string[])[], word: string): number {
  const letters = lettersOf(word)
  let count = 0
  for (const [down, right] of DIRECTIONS)
    for (let row = 0; row < GRID_SIZE; row++)
      for (let column = 0; column < GRID_SIZE; column++)
        if (cellsOf(letters, { row, column, down, right }).every(([y, x], at) => rows[y]?.[x] === letters[at])) count++
  return count
}

/**
 * Hides words in a grid. The rest is filled with letters of the same words, so that it looks like their language. Each
 * word can be read once. Null if fewer than three words fit.
 */
export function makeWordSearch(words: readonly string[], random: SeededRandom): WordSearch | null {
  // A word within another could be read twice.
  const chosen = random
    .shuffle(hideable(words))
    .filter(
      (word, _, all) =>
        !all.some((other) => other !== word && lettersOf(other).join('').includes(lettersOf(word).join(''))),
    )
    .slice(0, MOST_WORDS)
    .toSorted((one, other) => other.length - one.length)
  const grid = Array.from({ length: GRID_SIZE }, () => Array.from({ length: GRID_SIZE }, (): string | null => null))
  const hidden = new Set<string>()
  const placed: string[] = []
  for (const word of chosen) {
    const letters = lettersOf(word)
    const place = placeWord(grid, letters, random)
    if (!place) continue
    placed.push(word)
    for (const [at, [row, column]] of cellsOf(letters, place).entries()) {
      const line = grid[row]
      if (line) line[column] = letters[at] ?? null
      hidden.add(`${row} ${column}`)
    }
  }
  if (placed.length < 3) return null
  const alphabet = placed.flatMap(lettersOf)
  for (let tried = 0; tried < MOST_FILLINGS; tried++) {
    const rows = grid.map((line) => line.map((letter) => letter ?? random.pick(alphabet)))
    if (placed.every((word) => countReadings(rows, word) === 1)) return { rows, words: placed.toSorted(), hidden }
  }
  return null
}
