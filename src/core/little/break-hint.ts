import type { AGE_LEVELS } from '#core/age-levels/age-levels.ts'

/** Minutes after which a rest is suggested once and quietly to young people. Nothing is stopped or lost. */
const MINUTES = { toddlers: 20, children: 30, teens: 45 } as const satisfies Partial<
  Record<(typeof AGE_LEVELS)[number]['id'], number>
>

/** Tells whether to suggest a rest. Times in milliseconds since 1970. */
export const isRestDue = (age: keyof typeof MINUTES, startedAt: number, now: number): boolean =>
  now - startedAt >= MINUTES[age] * 60_000
