import { exercisesOf, type LessonPlan, type OwnExercise } from '#core/lesson-plans/lesson-plan.ts'

/** Reasons why a lesson or an exercise can't be published yet; each has a text `builder.fault.<name>`. */
export const PLAN_FAULTS = [
  'no-title',
  'no-content',
  'no-prompt',
  'no-answer',
  'no-options',
  'right-option',
  'few-pairs',
  'same-pairs',
  'no-gap',
  'one-word',
  'no-file',
  'no-description',
] as const
export type PlanFaultName = (typeof PLAN_FAULTS)[number]

/** Fault with the path of its field, as `merge-plans.ts` writes paths. */
export type PlanFault = { path: string; fault: PlanFaultName }

/** Fewest pairs of an exercise that matches them. */
const LEAST_PAIRS = 3

/** Sign that stands for the gap in a prompt. */
export const GAP = '___'

const isBlank = (text: string): boolean => text.trim() === ''
const filledOf = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '')

function findPairFaults({ pairs }: OwnExercise): PlanFaultName | null {
  const whole = pairs.filter(({ target, english }) => !isBlank(target) && !isBlank(english))
  if (whole.length < LEAST_PAIRS) return 'few-pairs'
  const distinct = (texts: readonly string[]): number => new Set(texts.map((text) => text.trim().toLowerCase())).size
  const isDistinct =
    distinct(whole.map(({ target }) => target)) === whole.length &&
    distinct(whole.map(({ english }) => english)) === whole.length
  return isDistinct ? null : 'same-pairs'
}

const CHOSEN: readonly OwnExercise['type'][] = ['choose-meaning', 'choose-word', 'fill-concord']

/** Finds what an exercise lacks before students can play it; null if nothing. */
export function findExerciseFault(exercise: OwnExercise): { field: keyof OwnExercise; fault: PlanFaultName } | null {
  const { type, prompt, answer, options } = exercise
  if (type === 'match-pairs') {
    const fault = findPairFaults(exercise)
    return fault && { field: 'pairs', fault }
  }
  if (type !== 'type-heard' && isBlank(prompt)) return { field: 'prompt', fault: 'no-prompt' }
  if (isBlank(answer)) return { field: 'answer', fault: 'no-answer' }
  if (type === 'fill-concord' && prompt.split(GAP).length !== 2) return { field: 'prompt', fault: 'no-gap' }
  if (type === 'put-in-order' && !/\s/.test(answer.trim())) return { field: 'answer', fault: 'one-word' }
  if (!CHOSEN.includes(type)) return null
  const wrong = filledOf(options)
  if (wrong.length === 0) return { field: 'options', fault: 'no-options' }
  return wrong.some((option) => option.toLowerCase() === answer.trim().toLowerCase())
    ? { field: 'options', fault: 'right-option' }
    : null
}

/** Finds everything that a lesson lacks before it can be published. */
export function findPlanFaults(plan: LessonPlan): PlanFault[] {
  const faults: PlanFault[] = []
  if (isBlank(plan.title)) faults.push({ path: 'title', fault: 'no-title' })
  if (plan.activities.every(({ content, blocks }) => isBlank(content) && blocks.length === 0))
    faults.push({ path: `activities/${plan.activities[0]?.id ?? ''}/content`, fault: 'no-content' })
  for (const { id, blocks } of plan.activities)
    for (const block of blocks) {
      if (block.kind !== 'picture' && block.kind !== 'sound') continue
      const path = `activities/${id}/blocks/${block.id}`
      if (block.uploadId === '') faults.push({ path: `${path}/uploadId`, fault: 'no-file' })
      if (isBlank(block.text)) faults.push({ path: `${path}/text`, fault: 'no-description' })
    }
  for (const activity of plan.activities)
    for (const exercise of exercisesOf({ activities: [activity] })) {
      const found = findExerciseFault(exercise)
      if (found)
        faults.push({ path: `activities/${activity.id}/blocks/${exercise.id}/${found.field}`, fault: found.fault })
    }
  return faults
}
