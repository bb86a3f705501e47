import { needsGuardian } from '#core/people/age-bands.ts'
import type { RecordingsParts } from '#server/features/recordings/recordings-parts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

/** The adult who is signed in and may speak: a child's voice is never sent (security goals, P14). */
export async function requireSpeaker({ identity }: Pick<RecordingsParts, 'identity'>, visit: Visit): Promise<string> {
  const account = await requireAccount(identity, visit)
  if (needsGuardian(account.ageBand)) throw new CallRefusal('guardian-needed', 'Only adults record words for others')
  return account.id
}
