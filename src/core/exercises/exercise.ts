import type { CheckingRule } from '#core/answers/explained-answer.ts'
import type { ExerciseInstruction, ExerciseLevel, GrammarExerciseKind } from '#core/exercises/exercise-kinds.ts'
import type { GrammarSkill } from '#core/exercises/grammar-skills.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'

/**
 * Piece of a prompt: English, words of the learning language, figures of a number or clock, or the gap. Pieces are
 * joined as they are.
 */
export type PromptPart = { part: 'english' | 'target' | 'figures'; text: string } | { part: 'gap' }

/** Prompt of an exercise: the instruction with its arguments (`person`, `tense`, `stem`), and its subject. */
export type ExercisePrompt = {
  instruction: ExerciseInstruction
  words: Readonly<Record<string, string>>
  parts: readonly PromptPart[]
}

/** Reason of a wrong answer: a rule of the checker, or a wrong number or time. */
export type ExerciseReason = CheckingRule | 'otherNumber' | 'otherTime'

/** One answer to choose. */
export type ExerciseOption = {
  /** Text of the option: the whole answer, or the part for the gap. */
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
  /** True if the answer is in the language learnt (and is checked by its grammar) or in English. */
  answerLanguage: 'target' | 'english'
  /** The whole right answer. */
  target: string
  /** Other answers that are as right. */
  also: readonly string[]
  /** Meaning of the words in the learning language. */
  english: string
  /** Options to choose from, shuffled; one is right, and no two are alike. */
  options: readonly ExerciseOption[]
  /** Tiles to build the answer of, shuffled, with some that don't belong. */
  tiles?: readonly string[]
  explanation: ExerciseExplanation
  /** Ids of the roots of the lexicon that it uses. */
  roots: readonly string[]
  skills: readonly GrammarSkill[]
}
