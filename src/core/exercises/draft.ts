import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import type { Exercise, ExerciseExplanation, ExerciseOption, ExerciseReason } from '#core/exercises/exercise.ts'
import type { ExerciseBank } from '#core/exercises/exercise-bank.ts'
import type { ExerciseLevel } from '#core/exercises/exercise-kinds.ts'
import type { SeededRandom } from '#core/exercises/seeded-random.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'

/** Wrong answer that becomes an option if the checker finds the same error in it. */
export type Candidate = {
  text: string
  answer: string
  errorClasses: readonly ErrorClass[]
  /** Said in place of the checker's rule, where the answer is in English or the checker knows no numbers. */
  reason?: ExerciseReason
}

/** An exercise before its options are chosen. Candidates stand in the order they are wanted. */
export type Draft = Omit<Exercise, 'kind' | 'level' | 'options' | 'explanation'> & {
  candidates: readonly Candidate[]
  rightText: string
}

/** Makes a draft of one kind; null where the words drawn don't suit it. */
export type DraftMaker = (random: SeededRandom, bank: ExerciseBank, level: ExerciseLevel) => Draft | null

const MOST_WRONG = 3
const FEWEST_WRONG = 2

type WrongOption = { option: ExerciseOption; explanation: ExerciseExplanation }

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\d ]/gu, '')
    .trim()

/** Returns the candidate as an option; null where it isn't wrong, or wrong in another way. */
function judge(
  { text, answer, errorClasses, reason }: Candidate,
  draft: Draft,
  { engine }: ExerciseBank,
): WrongOption | null {
  const [likely] = errorClasses
  if (draft.answerLanguage === 'english') {
    return likely && reason
      ? {
          option: { text, answer, errorClass: likely, reason },
          explanation: { rule: reason, words: { expected: draft.target, given: answer } },
        }
      : null
  }
  const { verdict, errorClass, rule, words } = checkWithGrammar(draft.target, draft.also, answer, engine)
  if (verdict !== 'wrong' || rule === null || errorClass === null || (!reason && !errorClasses.includes(errorClass)))
    return null
  return { option: { text, answer, errorClass, reason: reason ?? rule }, explanation: { rule: reason ?? rule, words } }
}

/** Chooses the first candidates that are wrong as they should be, no two alike. */
function chooseWrong(draft: Draft, bank: ExerciseBank): WrongOption[] {
  const chosen: WrongOption[] = []
  const seen = new Set([plain(draft.rightText), plain(draft.target), ...draft.also.map(plain)])
  for (const candidate of draft.candidates) {
    if (chosen.length === MOST_WRONG) break
    if (seen.has(plain(candidate.text)) || seen.has(plain(candidate.answer))) continue
    const wrong = judge(candidate, draft, bank)
    if (!wrong) continue
    chosen.push(wrong)
    seen.add(plain(candidate.text)).add(plain(candidate.answer))
  }
  return chosen
}

/** Completes a draft with shuffled options; null if too few wrong ones were found. */
export function finishDraft(
  draft: Draft,
  random: SeededRandom,
  bank: ExerciseBank,
): Omit<Exercise, 'kind' | 'level'> | null {
  const wrong = chooseWrong(draft, bank)
  const [first] = wrong
  if (!first || wrong.length < FEWEST_WRONG) return null
  const right: ExerciseOption = { text: draft.rightText, answer: draft.target, errorClass: null, reason: null }
  const { prompt, answerLanguage, target, also, english, tiles, roots, skills } = draft
  const options = random.shuffle([right, ...wrong.map(({ option }) => option)])
  return {
    prompt,
    answerLanguage,
    target,
    also,
    english,
    options,
    ...(tiles && { tiles }),
    explanation: first.explanation,
    roots,
    skills,
  }
}
