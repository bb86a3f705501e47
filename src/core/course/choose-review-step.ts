import type { AskingStep, CardId } from '#core/course/lesson.ts'

const STEP_ID = /^review\/([a-z0-9-]+)\/([^/]+)\/(\d)$/

/** Where the step of that id is to be found, or null where it is no step of a review. */
export function readReviewId(stepId: string): { unitId: string; card: CardId } | null {
  const [, unitId, card] = STEP_ID.exec(stepId) ?? []
  return unitId === undefined || card === undefined ? null : { unitId, card }
}

/** How a card is asked the next time: another way than the last, harder with each. */
export const chooseReviewStep = (steps: readonly AskingStep[], reviews: number): AskingStep | undefined =>
  steps[reviews % Math.max(1, steps.length)]
