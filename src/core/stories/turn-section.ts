/**
 * Returns the index of the next or previous section. A story wraps at both ends (specification, section 4).
 * @param index the current section, from 0
 * @param count how many there are, at least 1
 */
export const turnSection = (index: number, step: 1 | -1, count: number): number => (index + step + count) % count
