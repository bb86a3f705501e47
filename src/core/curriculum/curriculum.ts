import type { CourseSentence } from '#core/course/course.ts'
import type { LessonStep } from '#core/course/lesson.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { ReviewState } from '#core/learning/learning-item.ts'
import type { Grade } from '#core/people/grades.ts'

/** Phases of school with the grades of each (specification, section 9). */
export const PHASE_GRADES = {
  foundation: ['r', '1', '2', '3'],
  intermediate: ['4', '5', '6'],
  senior: ['7', '8', '9'],
} as const satisfies Record<string, readonly Grade[]>

export type Phase = keyof typeof PHASE_GRADES
export const PHASES = Object.keys(PHASE_GRADES) as Phase[]

/** Grades that modules are for. */
export const MODULE_GRADES = Object.values(PHASE_GRADES).flat()
export type ModuleGrade = (typeof MODULE_GRADES)[number]

/** School subjects that modules belong to. */
export const MODULE_SUBJECTS = ['english', 'math', 'science'] as const
export type ModuleSubject = (typeof MODULE_SUBJECTS)[number]

/** Difficulties of modules. */
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Modules that each subject of a phase has. */
export const MODULES_OF_SUBJECT = 5

/** Word or phrase of a module. */
export type ModuleWord = {
  /** Id of its root in the lexicon; null for a phrase or a form that no root stands for. */
  root: string | null
  target: string
  english: string
  alsoEnglish: readonly string[]
  /** Respelling for readers of English. */
  pronunciation: string
}

/** Unit of a school subject with its words and sentences in the learning language. Texts are in one gloss language. */
export type Module = {
  /** `<phase>-<subject>-<number>`. Stable: progress hangs on it. */
  id: string
  phase: Phase
  subject: ModuleSubject
  /** Place in its subject and phase, from 1. */
  number: number
  grade: ModuleGrade
  difficulty: Difficulty
  /** Expected duration. */
  minutes: number
  title: string
  /** Goal: an ability after the module. */
  goal: string
  words: readonly ModuleWord[]
  sentences: readonly CourseSentence[]
  review: ReviewState
}

/** Module as lists show it. */
export type ModuleOutline = Omit<Module, 'words' | 'sentences'> & {
  words: number
  sentences: number
  /** Steps that ask something. */
  questions: number
}

/** Title and goal of a module. */
export type ModuleTexts = Pick<Module, 'title' | 'goal'>

/** Module that can be played. It has its title and goal in each language of the interface that modules have. */
export type PlayableModule = Module & {
  steps: readonly LessonStep[]
  texts: Readonly<Partial<Record<InterfaceLanguage, ModuleTexts>>>
  /** Words and sentences of the module that have a clip. */
  heard: readonly string[]
}

const MODULE_ID = new RegExp(`^(${PHASES.join('|')})-(${MODULE_SUBJECTS.join('|')})-([1-9])$`)

/** Reads the place of a module from its id; null for any other text. */
export function readModuleId(id: string): { phase: Phase; subject: ModuleSubject; number: number } | null {
  const [, phase, subject, number] = MODULE_ID.exec(id) ?? []
  return phase && subject ? { phase: phase as Phase, subject: subject as ModuleSubject, number: Number(number) } : null
}

/** Returns the id of the module at that place. */
export const moduleIdOf = (phase: Phase, subject: ModuleSubject, number: number): string =>
  `${phase}-${subject}-${number}`

const MODULE_ITEM = /^modules\.([a-z]+-[a-z]+-[1-9])\.\d{1,3}$/

/** Returns the module that an item of the area `modules` belongs to; null for any other item. */
export function moduleOfItem(itemId: string): string | null {
  const id = MODULE_ITEM.exec(itemId)?.[1]
  return id !== undefined && readModuleId(id) ? id : null
}
