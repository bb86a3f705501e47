import type { KhuluParts } from '#server/features/khulu/khulu-parts.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'

/**
 * Requires the owner of a conversation: always the signed-in account. A guardian reads a child's in the copy of the
 * child's data.
 */
export const requireAsker = (parts: Pick<KhuluParts, 'identity' | 'clock'>, visit: Visit): Promise<SessionAccount> =>
  requireOwnAct(parts, visit, 'assistant.ask')
