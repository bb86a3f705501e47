import { mistakenClasses } from '#core/exercises/alter-clause.ts'
import type { Candidate, Draft, DraftMaker } from '#core/exercises/draft.ts'
import type { ExerciseBank } from '#core/exercises/exercise-bank.ts'
import type { ExerciseLevel } from '#core/exercises/exercise-kinds.ts'
import { rootsOfNumber } from '#core/exercises/roots-of-text.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import { countThings } from '#core/grammar/count-things.ts'
import { cardinalWords } from '#core/grammar/number-words.ts'

const ENGLISH_COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Returns the right words, and all others that are as right. */
const firstAndRest = ([target = '', ...also]: readonly string[]): { target: string; also: string[] } => ({
  target,
  also,
})

/** Numbers that are heard as another: one more, ten more, a nought more, the last two figures swapped. */
function mistakenNumbers(value: number, random: SeededRandom): number[] {
  const text = String(value)
  const swapped = Number(`${text.slice(0, -2)}${text.at(-1) ?? ''}${text.at(-2) ?? ''}`)
  const others = [value + 1, value - 1, value + 10, value - 10, value * 10, swapped, value + 100]
  return random.shuffle([...new Set(others)].filter((other) => other > 0 && other !== value && other < 10_000))
}

const wrongNumbers = (value: number, random: SeededRandom): Candidate[] =>
  mistakenNumbers(value, random).map((other) => {
    const [text = ''] = cardinalWords(other)
    return { text, answer: text, errorClasses: ['other-word'], reason: 'otherNumber' }
  })

function draftCardinal(random: SeededRandom, bank: ExerciseBank, level: ExerciseLevel): Draft {
  const value =
    level === 'A1'
      ? random.whole(1, random.next() < 0.5 ? 20 : 100)
      : random.whole(21, random.next() < 0.6 ? 999 : 9999)
  const { target, also } = firstAndRest(cardinalWords(value))
  return {
    prompt: {
      instruction: 'sayNumber',
      words: { value: String(value) },
      parts: [{ part: 'figures', text: String(value) }],
    },
    answerLanguage: 'target',
    target,
    also,
    english: String(value),
    candidates: wrongNumbers(value, random),
    rightText: target,
    roots: rootsOfNumber(value, bank.engine),
    skills: ['number.cardinal'],
  }
}

function draftCount(random: SeededRandom, bank: ExerciseBank): Draft | null {
  const noun = random.pick(bank.counted).plural
  if (!noun) return null
  const value = random.whole(2, 10)
  const { target, also } = firstAndRest(countThings(value, noun.word, noun.nounClass))
  const english = `${ENGLISH_COUNTS[value - 2] ?? String(value)} ${noun.english}`
  const candidates = mistakenClasses(noun.nounClass, random).map((other): Candidate => {
    const [text = ''] = countThings(value, noun.word, other)
    return { text, answer: text, errorClasses: ['adjective-concord', 'relative-concord'] }
  })
  return {
    prompt: {
      instruction: 'countThings',
      words: { value: String(value), noun: noun.word },
      parts: [
        { part: 'figures', text: String(value) },
        { part: 'target', text: ` ${noun.word}` },
      ],
    },
    answerLanguage: 'target',
    target,
    also,
    english,
    candidates,
    rightText: target,
    roots: [...new Set([noun.root.id, ...rootsOfNumber(value, bank.engine)])],
    skills: [
      'number.counting',
      value <= 6 ? `adjective-concord.${noun.nounClass}` : `relative-concord.${noun.nounClass}`,
    ],
  }
}

/** Makes an exercise that asks for a number in words, alone or with counted things. */
export const makeSayNumber: DraftMaker = (random, bank, level) =>
  random.next() < (level === 'A1' ? 0.3 : 0.5) ? draftCount(random, bank) : draftCardinal(random, bank, level)
