import type { CheckingRule } from '#core/answers/explained-answer.ts'
import type { ExerciseInstruction, ExerciseLevel, GrammarExerciseKind } from '#core/exercises/exercise-kinds.ts'
import type { GrammarSkill } from '#core/exercises/grammar-skills.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'

/**
 * A piece of what is shown: English, words of the language learnt, figures of a number or a clock, or the place to be
 * filled. Put together as they are.
 */
export type PromptPart = { part: 'english' | 'target' | 'figures'; text: string } | { part: 'gap' }

/** What an exercise asks: the instruction with its arguments (`person`, `tense`, `stem`), and what it is about. */
export type ExercisePrompt = {
  instruction: ExerciseInstruction
  words: Readonly<Record<string, string>>
  parts: readonly PromptPart[]
}

/** Why a wrong answer is wrong: a rule of the checker, or another number or time than the one asked for. */
export type ExerciseReason = CheckingRule | 'otherNumber' | 'otherTime'

/** One answer to choose. */
export type ExerciseOption = {
  /** What stands on it: the whole answer, or what fills the gap. */
  text: string
  /** The whole answer that choosing it gives, as it is checked. */
  answer: string
  /** Null where it is the right one. */
  errorClass: ErrorClass | null
  reason: ExerciseReason | null
}

/** The rule that the right answer follows, with the words that its sentence names, as the checker has them. */
export type ExerciseExplanation = { rule: ExerciseReason; words: Readonly<Record<string, string>> }

/** One exercise; the same kind, seed and options always make the same one. */
export type Exercise = {
  kind: GrammarExerciseKind
  level: ExerciseLevel
  prompt: ExercisePrompt
  /** Whether the answer is in the language learnt (and is checked by its grammar) or in English. */
  answerLanguage: 'target' | 'english'
  /** The whole right answer. */
  target: string
  /** Other answers that are as right. */
  also: readonly string[]
  /** What the words in the language learnt mean. */
  english: string
  /** To choose from, shuffled; one is right, and no two are alike. */
  options: readonly ExerciseOption[]
  /** To build the answer of, shuffled, with some that don't belong. */
  tiles?: readonly string[]
  explanation: ExerciseExplanation
  /** Ids of the roots of the lexicon that it uses. */
  roots: readonly string[]
  skills: readonly GrammarSkill[]
}
