import { isEnoughAnswered } from '#core/course/course-progress.ts'
import { moduleOfItem, type ModuleOutline } from '#core/curriculum/curriculum.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'

/** States of a module for a learner. */
export const MODULE_STATES = ['not-started', 'in-progress', 'completed'] as const
export type ModuleState = (typeof MODULE_STATES)[number]

/** Different steps of each module that one learner has answered, by the module's id. */
export type AnsweredSteps = ReadonlyMap<string, number>

/** Counts the different steps that were answered, by module. An answer that the server couldn't check doesn't count. */
export function countModuleAnswers(
  events: readonly (Pick<LearningEvent, 'section' | 'itemId' | 'language'> & { verified?: boolean })[],
  language: LearningLanguage,
): AnsweredSteps {
  const steps = new Map<string, Set<string>>()
  for (const { section, itemId, language: learnt, verified } of events) {
    if (section !== 'modules' || learnt !== language || verified === false) continue
    const id = moduleOfItem(itemId)
    if (id !== null) steps.set(id, (steps.get(id) ?? new Set()).add(itemId))
  }
  return new Map([...steps].map(([id, answered]) => [id, answered.size]))
}

/** Returns the state of a module after that many of its steps were answered. */
export function moduleStateOf({ questions }: Pick<ModuleOutline, 'questions'>, answered: number): ModuleState {
  if (answered === 0) return 'not-started'
  return isEnoughAnswered(answered, questions) ? 'completed' : 'in-progress'
}

/** Progress of some learners in one module. */
export type ModuleTotals = {
  completed: number
  inProgress: number
  /** Share of all their steps that were answered, from 0 to 1; a completed module counts in full. */
  share: number
}

/** Headline figures over some learners. A figure counts pairs of a learner and a module. */
export type CurriculumFigures = {
  modules: number
  students: number
  completed: number
  inProgress: number
  /** Completed pairs of all pairs, in per cent with one decimal. */
  percent: number
}

/** Adds up one module over learners. */
export function totalOfModule(
  outline: Pick<ModuleOutline, 'id' | 'questions'>,
  learners: readonly AnsweredSteps[],
): ModuleTotals {
  const counts = learners.map((answered) => answered.get(outline.id) ?? 0)
  const states = counts.map((count) => moduleStateOf(outline, count))
  const shares = counts.map((count, place) =>
    states[place] === 'completed' || outline.questions === 0
      ? Number(states[place] === 'completed')
      : Math.min(1, count / outline.questions),
  )
  return {
    completed: states.filter((state) => state === 'completed').length,
    inProgress: states.filter((state) => state === 'in-progress').length,
    share: shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length,
  }
}

/** Computes the headline figures from the totals of each module. */
export function curriculumFigures(totals: readonly ModuleTotals[], students: number): CurriculumFigures {
  const completed = totals.reduce((sum, module) => sum + module.completed, 0)
  const pairs = totals.length * students
  return {
    modules: totals.length,
    students,
    completed,
    inProgress: totals.reduce((sum, module) => sum + module.inProgress, 0),
    percent: pairs === 0 ? 0 : Math.round((completed / pairs) * 1000) / 10,
  }
}
