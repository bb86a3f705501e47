import { joinVowels } from '#core/grammar/join-vowels.ts'
import { numberNouns } from '#core/grammar/number-words.ts'

/** Operations on two numbers. */
export const SUM_OPERATIONS = ['plus', 'minus', 'times', 'divided-by'] as const

export type SumOperation = (typeof SUM_OPERATIONS)[number]

/** A sum of whole numbers, and what it makes is worked out: `{ left: 3, operation: 'plus', right: 4 }`. */
type Sum = { left: number; operation: SumOperation; right: number }

/** Numbers are said in two ways at most within a sum; all their ways together would be hundreds of sentences. */
const MOST_NOUNS = 2

const WORK_OUT: Readonly<Record<SumOperation, (left: number, right: number) => number>> = {
  plus: (left, right) => left + right,
  minus: (left, right) => left - right,
  times: (left, right) => left * right,
  'divided-by': (left, right) => left / right,
}

/** Returns the result of a sum; not always a whole number. */
export const resultOf = ({ left, operation, right }: Sum): number => WORK_OUT[operation](left, right)

/** Nought is a noun of class 1a, the others of classes 5, 6 and 7. */
const nounsOf = (value: number): string[] => (value === 0 ? ['unothi'] : numberNouns(value).slice(0, MOST_NOUNS))

/** Subject concords of a number as a noun: in a statement, after xa, and there before a vowel. */
type Subjects = { statement: string; clause: string; clauseBeforeVowel: string }

function subjectsOf(noun: string): Subjects {
  if (noun.startsWith('u')) return { statement: 'u', clause: 'e', clauseBeforeVowel: 'es' }
  if (noun.startsWith('a')) return { statement: 'a', clause: 'e', clauseBeforeVowel: 'es' }
  return noun.startsWith('isi')
    ? { statement: 'si', clause: 'si', clauseBeforeVowel: 's' }
    : { statement: 'li', clause: 'li', clauseBeforeVowel: 'l' }
}

/** Returns "from" a number: `kwisihlanu`, `kumashumi amabini`, `kunothi`. */
const from = (noun: string): string => (noun.startsWith('i') ? `kw${noun}` : `ku${noun.slice(1)}`)

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

/**
 * Returns the clauses for the operation on the first number, with and without xa: `sidityaniswa nesithathu`,
 * `sidityaniswe nesithathu`.
 */
function clausesOf(
  operation: Exclude<SumOperation, 'minus'>,
  left: string,
  right: string,
): { during: string[]; done: string[] } {
  const { clause, clauseBeforeVowel } = subjectsOf(left)
  if (operation === 'plus')
    return {
      during: [`${clause}dityaniswa ${joinVowels('na', right)}`],
      done: [`${clause}dityaniswe ${joinVowels('na', right)}`],
    }
  const by = joinVowels('nga', right)
  if (operation === 'times') return { during: [`${clause}phindaphindwa ${by}`], done: [`${clause}phindaphindwe ${by}`] }
  // Grammars have an -s- between the concord of such a clause and a vowel; the page does without it.
  const concords = [...new Set([clauseBeforeVowel, `${clause}s`])]
  return {
    during: concords.map((concord) => `${concord}ahlulwa ${by}`),
    done: concords.map((concord) => `${concord}ahlulwe ${by}`),
  }
}

/** `Isibini xa sidityaniswa nesithathu silingana nesihlanu.` and its like. */
function equations(operation: Exclude<SumOperation, 'minus'>, left: string, right: string, result: string): string[] {
  const { during, done } = clausesOf(operation, left, right)
  const equals = `${subjectsOf(left).statement}lingana ${joinVowels('na', result)}`
  return [
    ...during.map((clause) => `${left} xa ${clause} ${equals}`),
    ...done.map((clause) => `${left} ${clause} ${equals}`),
    ...during.map((clause) => `xa ${left} ${clause} ${equals}`),
    ...(operation === 'plus' ? [`${left} ${joinVowels('na', right)} zenza ${result}`] : []),
  ]
}

const subtractions = (left: string, right: string, result: string): string[] => [
  `${left} xa kuthatyathwa ${right} kushiyeka ${result}`,
  `xa kuthatyathwa ${right} ${from(left)} kushiyeka ${result}`,
]

/**
 * Reads a sum aloud in sentences, the taught one first, such as `Isibini xa sidityaniswa nesithathu silingana
 * nesihlanu`. Numbers are nouns, and verbs agree with them (si- with isibini, li- with ishumi, a- with amashumi).
 * Throws a RangeError unless numbers and result are whole, from 0 to a million, and for division by nought. Sources:
 * the sums of the page of numbers; Multilingual Mathematics Dictionary R–6 (dibanisa). Attested in corpora
 * (kudityaniswa, zidityaniswe, ithatyathwe, lahlulwe, lingana).
 */
export function saySum({ left, operation, right }: Sum): string[] {
  const result = resultOf({ left, operation, right })
  const [lefts, rights, results] = [nounsOf(left), nounsOf(right), nounsOf(result)]
  const choices = lefts.flatMap((first) =>
    rights.flatMap((second) => results.map((third) => [first, second, third] as const)),
  )
  const sentences = choices.map(([first, second, third]) =>
    operation === 'minus' ? subtractions(first, second, third) : equations(operation, first, second, third),
  )
  return [...new Set(sentences.flat().map((words) => sentence(words)))]
}
