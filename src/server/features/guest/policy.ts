import type { GuestParts } from '#server/features/guest/guest-parts.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'

/** Returns the account into which a guest session goes: always the signed-in one, whoever the guest was. */
export const requireOwner = async (parts: Pick<GuestParts, 'identity' | 'clock'>, visit: Visit): Promise<string> =>
  (await requireOwnAct(parts, visit, 'answers.record')).id
