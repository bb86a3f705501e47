/** Points of a right answer at level 1 (specification, section 9). */
export const POINTS_PER_RIGHT_ANSWER = 10
