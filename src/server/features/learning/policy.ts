import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'
import type { Identity } from '#server/platform/identity/create-identity.ts'

/**
 * Requires the owner of events: always the signed-in account, never one that the input names. Guardians and teachers
 * will get calls of their own.
 */
export const requireLearner = async (identity: Identity, visit: Visit): Promise<string> =>
  (await requireAccount(identity, visit)).id
