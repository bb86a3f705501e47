/** Steps of the Lesson Builder, in order (specification, section 2.6). */
export const BUILDER_STEPS = ['basic-info', 'objectives', 'content', 'assessment', 'review'] as const

export type BuilderStep = (typeof BUILDER_STEPS)[number]

const FIRST_STEP = 1
const LAST_STEP = BUILDER_STEPS.length

/** Returns the nearest step that exists: 1 to 5. Anything that is no number is the first step. */
export const clampStep = (step: number): number =>
  Number.isNaN(step) ? FIRST_STEP : Math.min(LAST_STEP, Math.max(FIRST_STEP, Math.trunc(step)))

/** Returns the name of a step, after clamping its number. */
export const stepAt = (step: number): BuilderStep => BUILDER_STEPS[clampStep(step) - 1] ?? 'basic-info'

/** Tells what the button to the next step reads: Next, or Finish at the last one. */
export const nextReads = (step: number): 'next' | 'finish' => (clampStep(step) === LAST_STEP ? 'finish' : 'next')
