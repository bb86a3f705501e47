import type { GrammarExerciseKind } from '#core/exercises/exercise-kinds.ts'
import type { Exercise } from '#core/exercises/exercise.ts'
import type { GrammarSkill } from '#core/exercises/grammar-skills.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'
import type { ExerciseType } from '#core/learning/learning-event.ts'

/** Id of a scheduled card: a root of the lexicon, or a skill. No root has a skill's id. */
export type CardId = string

/** A root as a lesson shows it. */
export type LessonWord = {
  /** Id of the root. */
  root: CardId
  /** Form that is shown and asked for: `umama`, `ukufunda`, `-khulu`. */
  target: string
  /** First English meaning. */
  english: string
  /** Other English meanings. */
  alsoEnglish: readonly string[]
  partOfSpeech: string
  /** Noun class, for nouns. */
  nounClass: NounClass | null
  /** Plural, for nouns that have one. */
  plural: string | null
}

/** Hint at a step, as data. Later hints of a ladder tell more. */
export type Hint =
  /** Part of speech of the word. */
  | { hint: 'part-of-speech'; partOfSpeech: string }
  /** The class of a noun and what nouns of this class begin with. */
  | { hint: 'noun-class'; word: string; nounClass: NounClass }
  /** Number of words in the answer. */
  | { hint: 'word-count'; count: number }
  /** The letters the answer begins with. */
  | { hint: 'first-letters'; letters: string }
  /** The words the answer begins with. */
  | { hint: 'first-words'; words: string }
  /** Dictionary forms of what the sentence is made of, with their meanings. */
  | { hint: 'words'; words: readonly { target: string; english: string }[] }
  /** Parts of the answer in order: pieces of one word, or words. */
  | { hint: 'pieces'; pieces: readonly string[] }
  /** One pair of those to match. */
  | { hint: 'pair'; target: string; english: string }
  /** Options that are wrong: they can be struck out. */
  | { hint: 'not-these'; options: readonly string[] }

export type HintLadder = readonly [Hint, Hint, Hint]

/** Fields that all steps have. */
type StepBase = {
  /**
   * `lesson/<lesson id>/<number>`; the number is the seed × 100 + the step's place. Names the step for good:
   * `createStepFinder` finds it.
   */
  id: string
  /** The roots and skills that are met or exercised. */
  cards: readonly CardId[]
}

/** A step that asks something; `answer` is what the learner gives, as a whole. */
type AskingBase = StepBase & {
  /** Type under which the answer is recorded. */
  exerciseType: ExerciseType
  /** The whole right answer. */
  answer: string
  /** Other answers that are as right. */
  also: readonly string[]
  /** True if the answer is in the language learnt, and can be checked by its grammar. */
  answerLanguage: 'target' | 'english'
  hints: HintLadder
}

/** A word is shown, heard and read; nothing is asked. */
export type MeetWordStep = StepBase & { type: 'meet-word'; word: LessonWord }

/** The lesson's note on grammar is read; nothing is asked. */
export type ReadNoteStep = StepBase & { type: 'read-note'; note: string; skills: readonly GrammarSkill[] }

/** The word is shown: which is its meaning? */
export type ChooseMeaningStep = AskingBase & { type: 'choose-meaning'; word: LessonWord; options: readonly string[] }

/** The meaning is shown: which is the word? */
export type ChooseWordStep = AskingBase & { type: 'choose-word'; word: LessonWord; options: readonly string[] }

/** Words and meanings are matched. The answer is what `writePairs` makes of the pairs. */
export type MatchPairsStep = AskingBase & {
  type: 'match-pairs'
  words: readonly LessonWord[]
  /** The meanings in another order. */
  meanings: readonly string[]
}

/** The meaning is shown: type the word. */
export type TypeWordStep = AskingBase & { type: 'type-word'; word: LessonWord }

/** A sentence is put together from its words; some don't belong. */
export type PutInOrderStep = AskingBase & { type: 'put-in-order'; english: string; tiles: readonly string[] }

/** A sentence is translated, from or to the language learnt (`answerLanguage`). */
export type TranslateSentenceStep = AskingBase & {
  type: 'translate-sentence'
  text: string
  /** Words of the answer, shuffled, with some that don't belong; left out where the answer is typed. */
  tiles?: readonly string[]
}

/** An exercise that lexicon and grammar make. */
export type GrammarStep = AskingBase & {
  type: 'grammar'
  kind: GrammarExerciseKind
  exercise: Exercise
  /** Mode of answering: choose an option, build from tiles, or type. */
  mode: 'choose' | 'build' | 'type'
}

/** A word or sentence is heard: type it. */
export type TypeHeardStep = AskingBase & { type: 'type-heard' }

/** Part of a teacher's own lesson that is read, seen or heard; nothing is asked. */
export type ShowPartStep = StepBase & {
  type: 'show-part'
  part:
    | { kind: 'text'; text: string }
    | { kind: 'picture' | 'sound'; uploadId: string; text: string }
    | { kind: 'words'; words: readonly { target: string; english: string }[] }
}

/** A step that is answered. */
export type AskingStep =
  | ChooseMeaningStep
  | ChooseWordStep
  | MatchPairsStep
  | TypeWordStep
  | PutInOrderStep
  | TranslateSentenceStep
  | GrammarStep
  | TypeHeardStep

/** One step of a lesson. */
export type LessonStep = MeetWordStep | ReadNoteStep | ShowPartStep | AskingStep

/** Tells whether a step asks something. */
export const isAsking = (step: LessonStep): step is AskingStep =>
  step.type !== 'meet-word' && step.type !== 'read-note' && step.type !== 'show-part'

/** Writes the answer to match-pairs as text: one pair a line, words in display order. */
export const writePairs = (pairs: readonly { target: string; english: string }[]): string =>
  pairs.map(({ target, english }) => `${target} = ${english}`).join('\n')
