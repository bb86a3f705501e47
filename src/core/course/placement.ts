/** Most questions of a placement. */
export const MOST_PLACEMENT_QUESTIONS = 12

/** Equal answers that decide a unit: two right ones lead up, two wrong ones down. */
const ANSWERS_TO_DECIDE = 2

/** State of a placement: the range of units in which the learner belongs, and answers of the current unit. */
export type Placement = {
  /** The first unit that may be new to the learner, by its place in the course. */
  lowest: number
  /** The last unit that may be. */
  highest: number
  /** Right answers in the current unit. */
  right: number
  wrong: number
  /** Questions of all units. */
  asked: number
}

/** Starts a placement over all units of a course. @param unitCount units of the course, at least one */
export const startPlacement = (unitCount: number): Placement => ({
  lowest: 0,
  highest: Math.max(0, unitCount - 1),
  right: 0,
  wrong: 0,
  asked: 0,
})

/** Returns the place of the unit for the next question; null once the placement has ended. */
export const nextPlacementUnit = ({ lowest, highest, asked }: Placement): number | null =>
  lowest >= highest || asked >= MOST_PLACEMENT_QUESTIONS ? null : Math.floor((lowest + highest) / 2)

/**
 * Updates the placement after an answer. A known unit counts for all before it, an unknown one for all after it; each
 * decision halves the range.
 */
export function answerPlacement(placement: Placement, isRight: boolean): Placement {
  const unit = nextPlacementUnit(placement)
  if (unit === null) return placement
  const answered = {
    ...placement,
    right: placement.right + Number(isRight),
    wrong: placement.wrong + Number(!isRight),
    asked: placement.asked + 1,
  }
  if (answered.right === ANSWERS_TO_DECIDE) return { ...answered, lowest: unit + 1, right: 0, wrong: 0 }
  if (answered.wrong === ANSWERS_TO_DECIDE) return { ...answered, highest: unit, right: 0, wrong: 0 }
  return answered
}

/** Returns the unit to start with once the placement has ended: rather a unit too early than too late. */
export const unitToStartWith = ({ lowest }: Placement): number => lowest
