import { LEAST_ANSWERS } from '#core/insights/needs-help.ts'

/** Answers that asked for a rule in some time, and the errors among them. */
export type AskedErrors = { asked: number; errors: number }

/** Results of a practice for one student: too few answers to tell, fewer errors, or no fewer. */
export const PRACTICE_EFFECTS = ['unknown', 'fewer', 'no-fewer'] as const

export type PracticeEffect = (typeof PRACTICE_EFFECTS)[number]

/** Compares the share of errors before and after a practice. Nothing is claimed below five answers on either side. */
export function judgeEffect(before: AskedErrors, after: AskedErrors): PracticeEffect {
  if (before.asked < LEAST_ANSWERS || after.asked < LEAST_ANSWERS) return 'unknown'
  return after.errors / after.asked < before.errors / before.asked ? 'fewer' : 'no-fewer'
}
