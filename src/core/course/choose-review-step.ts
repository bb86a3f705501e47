import type { AskingStep, CardId } from '#core/course/lesson.ts'

const STEP_ID = /^review\/([a-z0-9-]+)\/([^/]+)\/(\d)$/

/** Reads the unit and number from a step's id; null for a step outside reviews. */
export function readReviewId(stepId: string): { unitId: string; card: CardId } | null {
  const [, unitId, card] = STEP_ID.exec(stepId) ?? []
  return unitId === undefined || card === undefined ? null : { unitId, card }
}

/** Chooses the next way to ask a card: another than the last, and harder each time. */
export const chooseReviewStep = (steps: readonly AskingStep[], reviews: number): AskingStep | undefined =>
  steps[reviews % Math.max(1, steps.length)]
