/** Days back over which errors are looked at. */
export const HELP_DAYS = 14

/** Answers below which nothing is said about a student. */
export const LEAST_ANSWERS = 5

/** Errors of one rule that make a pattern. */
export const LEAST_ERRORS = 3

/** Number of a student's errors of one rule in the last `HELP_DAYS`; `rule` as `ruleText` writes it. */
export type RuleErrors = { rule: string; errors: number }

/**
 * Returns the rules that a student needs help with, the most frequent first. One slip is no
 * pattern, and nothing is said about a student who has hardly answered anything.
 */
export const findHelpNeeded = (answers: number, errors: readonly RuleErrors[]): RuleErrors[] =>
  answers < LEAST_ANSWERS
    ? []
    : errors
        .filter((one) => one.errors >= LEAST_ERRORS)
        .toSorted((one, other) => other.errors - one.errors || (one.rule < other.rule ? -1 : 1))
