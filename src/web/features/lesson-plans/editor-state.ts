import type { BuilderStep } from '#core/lesson-plans/builder-steps.ts'
import { BUILDER_STEPS } from '#core/lesson-plans/builder-steps.ts'
import { findPlanFaults, type PlanFault, type PlanFaultName } from '#core/lesson-plans/find-plan-faults.ts'
import type { ActivityType, LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import type { Draft } from './draft-state.ts'

/** Finds the fault of a field by its path. */
export type FaultOf = (path: string) => PlanFaultName | undefined

/** Returns a finder of faults; it finds none before somebody tried to publish. */
export const findFaults = (plan: LessonPlan, isAsked: boolean): { faults: readonly PlanFault[]; faultOf: FaultOf } => {
  const faults = isAsked ? findPlanFaults(plan) : []
  return { faults, faultOf: (path) => faults.find((fault) => fault.path === path)?.fault }
}

/** Returns the step in which a field is: 1 to 5. */
export function stepOfField(path: string): number {
  const [list = ''] = path.split('/')
  const steps: Readonly<Record<string, BuilderStep>> = {
    objectives: 'objectives',
    activities: 'content',
    formative: 'assessment',
    summative: 'assessment',
    differentiation: 'assessment',
  }
  return BUILDER_STEPS.indexOf(steps[list] ?? 'basic-info') + 1
}

/** Tells which steps have what a lesson needs; they get a tick. */
export const isStepDone = (plan: LessonPlan, step: BuilderStep): boolean => {
  if (step === 'basic-info')
    return plan.title.trim() !== '' && plan.subject !== null && plan.grade !== null && plan.duration !== null
  if (step === 'objectives') return plan.objectives.some(({ text }) => text.trim() !== '')
  if (step === 'content')
    return plan.activities.every(({ content, blocks }) => content.trim() !== '' || blocks.length > 0)
  if (step === 'assessment')
    return [plan.formative, plan.summative, plan.differentiation].some((text) => text.trim() !== '')
  return false
}

/** Colours of activity types; the word stands beside them. */
export const HUE_OF_ACTIVITY: Readonly<Record<ActivityType, string>> = {
  introduction: 'section-vocabulary',
  direct_instruction: 'section-phrases',
  guided_practice: 'section-grammar',
  independent_practice: 'section-time',
  closure: 'section-culture',
  assessment: 'section-numbers',
}

/** Returns the clock time of a save, as the reader's language writes it. */
export const timeOf = (moment: string, language: string): string =>
  new Date(moment).toLocaleTimeString(language === 'en' ? 'en-ZA' : language, { hour: '2-digit', minute: '2-digit' })

/** Tells what the line beneath the heading says about saving. */
export const savingNote = (
  { savedAt, isKept, isChanged }: Pick<Draft, 'savedAt' | 'isKept' | 'isChanged'>,
  isSaving: boolean,
): 'saving' | 'kept' | 'saved' | 'unsaved' => {
  if (isKept && savedAt !== null) return 'kept'
  if (isSaving) return 'saving'
  return savedAt !== null && !isChanged ? 'saved' : savedAt === null ? 'unsaved' : 'saving'
}
