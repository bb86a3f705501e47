import type { Act } from '#core/permissions/may.ts'
import type { LearningParts } from '#server/features/learning/learning-parts.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'

/** Owner of events, and the time at which the account was made. */
export type Learner = Pick<SessionAccount, 'id' | 'startedAt'>

/**
 * Requires the owner of events: always the signed-in account, never one that the input names. Guardians and teachers
 * will get calls of their own.
 */
export const requireLearner = (
  parts: Pick<LearningParts, 'identity' | 'clock'>,
  visit: Visit,
  act: Extract<Act, 'answers.record' | 'progress.see'>,
): Promise<Learner> => requireOwnAct(parts, visit, act)
