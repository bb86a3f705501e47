import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ExerciseType } from '#core/learning/learning-event.ts'

/** Minutes that a lesson can last (specification, section 9). */
export const LESSON_DURATIONS = [30, 45, 60, 90, 120] as const
export type LessonDuration = (typeof LESSON_DURATIONS)[number]

/** Grades that a lesson can be for (specification, section 9). */
export const BUILDER_GRADES = ['kindergarten', '1', '2', '3', '4', '5', '6'] as const
export type BuilderGrade = (typeof BUILDER_GRADES)[number]

/** Subjects of lessons (specification, section 9). */
export const BUILDER_SUBJECTS = ['english', 'math', 'science', 'social-studies', 'art', 'music'] as const
export type BuilderSubject = (typeof BUILDER_SUBJECTS)[number]

/** Types of activities (specification, section 9). */
export const ACTIVITY_TYPES = [
  'introduction',
  'direct_instruction',
  'guided_practice',
  'independent_practice',
  'closure',
  'assessment',
] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** States of a lesson in the list of its author. */
export const PLAN_STATES = ['draft', 'published', 'archived'] as const
export type PlanState = (typeof PLAN_STATES)[number]

/** Types of exercises that can be made by hand or from a word list. */
export const OWN_EXERCISE_TYPES = [
  'choose-meaning',
  'choose-word',
  'put-in-order',
  'fill-concord',
  'type-translation',
  'type-heard',
  'match-pairs',
] as const satisfies readonly ExerciseType[]
export type OwnExerciseType = (typeof OWN_EXERCISE_TYPES)[number]

/** Longest texts in characters, and most of each thing in one lesson. */
export const PLAN_LIMITS = {
  title: 120,
  line: 300,
  text: 4000,
  answer: 400,
  word: 80,
  objectives: 20,
  materials: 40,
  activities: 30,
  blocks: 40,
  words: 60,
  options: 8,
  also: 10,
  minutes: 240,
  conflicts: 50,
  /** Bytes of one lesson as JSON. */
  bytes: 200_000,
} as const

/** Objective or material: a line of text with an id that stays. */
export type PlanLine = { id: string; text: string }

/** Word of a list, with its meaning; `root` is its id in the lexicon, or empty. */
export type PlanWord = { id: string; target: string; english: string; root: string }

/** Exercise as its author made it. All types have all fields, so that two drafts can be merged field by field. */
export type OwnExercise = {
  id: string
  kind: 'exercise'
  type: OwnExerciseType
  /** Shown as the question: a word, a meaning, or a sentence with `___` for the gap. */
  prompt: string
  /** The right answer. */
  answer: string
  /** Other answers that are as right. */
  also: string[]
  /** Wrong answers to choose from; for put-in-order, words that don't belong. */
  options: string[]
  /** Pairs to match; empty for all other types. */
  pairs: PlanWord[]
  /** Root of the lexicon that the exercise is about, or empty. */
  root: string
}

export type TextBlock = { id: string; kind: 'text'; text: string }
/** Picture or sound from the author's uploads; `text` describes it to whoever can't see or hear it. */
export type FileBlock = { id: string; kind: 'picture' | 'sound'; uploadId: string; text: string }
export type WordsBlock = { id: string; kind: 'words'; words: PlanWord[] }

/** Part of an activity that students see. */
export type LessonBlock = TextBlock | FileBlock | WordsBlock | OwnExercise

export type LessonActivity = {
  id: string
  type: ActivityType
  /** Description of the activity, for the teacher. */
  content: string
  /** Minutes that it takes. */
  duration: number
  blocks: LessonBlock[]
}

/** Lesson of the builder: the plan of a teacher, and the content that students play. */
export type LessonPlan = {
  title: string
  language: LearningLanguage
  subject: BuilderSubject | null
  grade: BuilderGrade | null
  duration: LessonDuration | null
  description: string
  objectives: PlanLine[]
  materials: PlanLine[]
  activities: LessonActivity[]
  formative: string
  summative: string
  differentiation: string
}

/** Returns an activity without content. */
export const emptyActivity = (id: string, type: ActivityType = 'introduction'): LessonActivity => ({
  id,
  type,
  content: '',
  duration: 10,
  blocks: [],
})

/** Returns a lesson without content: one objective and one activity, both empty. */
export const emptyPlan = (language: LearningLanguage, makeId: () => string): LessonPlan => ({
  title: '',
  language,
  subject: null,
  grade: null,
  duration: null,
  description: '',
  objectives: [{ id: makeId(), text: '' }],
  materials: [],
  activities: [emptyActivity(makeId())],
  formative: '',
  summative: '',
  differentiation: '',
})

/** Returns an exercise without content. */
export const emptyExercise = (id: string, type: OwnExerciseType): OwnExercise => ({
  id,
  kind: 'exercise',
  type,
  prompt: '',
  answer: '',
  also: [],
  options: [],
  pairs: [],
  root: '',
})

/** Returns the exercises of a lesson in order. */
export const exercisesOf = ({ activities }: Pick<LessonPlan, 'activities'>): OwnExercise[] =>
  activities.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'exercise'))

/** Returns the ids of the files that a lesson shows. */
export const fileIdsOf = ({ activities }: Pick<LessonPlan, 'activities'>): string[] =>
  activities.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      (block.kind === 'picture' || block.kind === 'sound') && block.uploadId !== '' ? [block.uploadId] : [],
    ),
  )

/** Returns the minutes planned by all activities. */
export const plannedMinutes = ({ activities }: Pick<LessonPlan, 'activities'>): number =>
  activities.reduce((sum, { duration }) => sum + duration, 0)
