/**
 * The section after or before the present one. A story wraps at both ends: after the last comes the first, before the first the last
 * (specification, section 4).
 * @param index the present section, from 0
 * @param count how many there are, at least 1
 */
export const turnSection = (index: number, step: 1 | -1, count: number): number => (index + step + count) % count
