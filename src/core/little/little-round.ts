import { seededRandom, type SeededRandom } from '#core/exercises/seeded-random.ts'
import type { FindGame } from '#core/game/find-picture.ts'
import type { GameQuestion } from '#core/game/draw-question.ts'
import type { GameWord } from '#core/game/game-words.ts'
import { manyOf, oneOf, type LittleWord } from '#core/little/little-word.ts'

/** Activities of toddlers: touch and hear, find the heard thing, one or several, and counting to five. */
export const LITTLE_ACTIVITIES = ['hear', 'find', 'many', 'count'] as const

export type LittleActivity = (typeof LITTLE_ACTIVITIES)[number]

/** Activities of toddlers that ask something. */
export type LittleQuestions = Exclude<LittleActivity, 'hear'>

/** Number of pictures to choose from, by question: two at first. The list is as long as a round. */
const CHOICES = [2, 2, 3, 3, 4, 4] as const

/** Highest number that toddlers count to. */
export const COUNT_TO = 5

const isUnlike = (one: GameWord, other: GameWord): boolean =>
  one.meaning !== other.meaning && (one.like === undefined || one.like !== other.like)

/** Returns the word and others that don't look like it, or like each other, shuffled. */
function putAmong(word: GameWord, words: readonly GameWord[], count: number, random: SeededRandom): GameQuestion {
  const options = [word]
  for (const other of random.shuffle(words)) {
    if (options.length === count) break
    if (options.every((option) => isUnlike(option, other))) options.push(other)
  }
  return { word, options: random.shuffle(options) }
}

function askToFind(words: readonly LittleWord[], random: SeededRandom): GameQuestion[] {
  const all = words.map(oneOf)
  return random
    .shuffle(all)
    .slice(0, CHOICES.length)
    .map((word, index) => putAmong(word, all, CHOICES[index] ?? 2, random))
}

/**
 * Returns one of a kind and its family: the word that is heard says which. Each number is asked as often as the other.
 */
function askOneOrMany(words: readonly LittleWord[], random: SeededRandom): GameQuestion[] {
  const pairs = words.flatMap((word) => {
    const many = manyOf(word)
    return many ? [{ one: oneOf(word), many }] : []
  })
  const numbers = random.shuffle(CHOICES.map((_, index) => index % 2 === 0))
  return random
    .shuffle(pairs)
    .slice(0, CHOICES.length)
    .map(({ one, many }, index) => ({ word: numbers[index] ? many : one, options: random.shuffle([one, many]) }))
}

/** Asks for a number. It is heard, and the picture with that many is to be found among others of the same thing. */
function askToCount(words: readonly LittleWord[], numbers: readonly GameWord[], random: SeededRandom): GameQuestion[] {
  const things = random.shuffle(words.filter(({ many }) => many))
  return random.shuffle(numbers.slice(0, COUNT_TO)).map((number, index) => {
    const picture = things[index]?.picture ?? ''
    const drawn = numbers.slice(0, COUNT_TO).map((word, place) => ({ ...word, picture: `${place + 1} ${picture}` }))
    const word = drawn.find(({ id }) => id === number.id) ?? number
    return putAmong(word, drawn, Math.min(3, CHOICES[index] ?? 2), random)
  })
}

/**
 * Starts a round of an activity, the same for the same seed. `find-picture.ts` handles touches. @param numbers the
 * words of the numbers from one on
 */
export function startLittleRound(
  activity: LittleQuestions,
  words: readonly LittleWord[],
  numbers: readonly GameWord[],
  seed: number,
  now: number,
): FindGame {
  const random = seededRandom(seed)
  const ask = {
    find: () => askToFind(words, random),
    many: () =>
      askOneOrMany(
        words.filter(({ group }) => group === 'animals'),
        random,
      ),
    count: () => askToCount(words, numbers, random),
  }
  return { questions: ask[activity](), index: 0, tried: [], answered: false, foundAtOnce: 0, askedAt: now }
}
