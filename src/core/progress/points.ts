/** What a right answer earns: the base points at level 1 (specification, section 9). */
export const POINTS_PER_RIGHT_ANSWER = 10
