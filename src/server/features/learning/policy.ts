import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'
import type { Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Owner of events, and the time at which the account was made. */
export type Learner = Pick<SessionAccount, 'id' | 'startedAt'>

/**
 * Requires the owner of events: always the signed-in account, never one that the input names. Guardians and teachers
 * will get calls of their own.
 */
export const requireLearner = (identity: Identity, visit: Visit): Promise<Learner> => requireAccount(identity, visit)
