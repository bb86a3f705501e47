/** Kinds of things that can be assigned. */
export const ASSIGNMENT_KINDS = [
  'unit',
  'lesson',
  'story',
  'review',
  'game',
  'module',
  'own-lesson',
  'practice',
] as const
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number]

/** Audiences: every student of the group, also one who joins later, or the students of a list. */
export const AUDIENCES = ['everybody', 'list'] as const

/** Rules for a hand-in after the due date. */
export const LATE_RULES = ['accept', 'mark-late', 'refuse'] as const
export type LateRule = (typeof LATE_RULES)[number]

/** Statuses of an assignment for one student (specification, section 4). */
export const ASSIGNMENT_STATUSES = ['pending', 'in-progress', 'completed'] as const
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number]

/** Ways of grading: by the checked answers, or by a person. */
export const GRADINGS = ['automatic', 'by-hand'] as const
export type Grading = (typeof GRADINGS)[number]

/** One line of a rubric: what is looked for, and its most points. */
export type RubricLine = { text: string; points: number }

/** Limits of what a form can hold. */
export const ASSIGNMENT_LIMITS = {
  title: 120,
  note: 600,
  comment: 1000,
  points: 1000,
  rubricLines: 8,
  rubricText: 120,
  /** Students of a list. */
  students: 200,
  /** Cards of a practice. */
  cards: 40,
  target: 2000,
  /** Answers that a hand-in names. */
  answers: 500,
} as const

/** Points of an assignment if nobody chooses others. */
export const USUAL_POINTS = 100
