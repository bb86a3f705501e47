import type { RecordingsParts } from '#server/features/recordings/recordings-parts.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'

/** Requires a signed-in adult who may speak: a child's voice is never sent (security goals, P14). */
export const requireSpeaker = async (
  parts: Pick<RecordingsParts, 'identity' | 'clock'>,
  visit: Visit,
): Promise<string> => (await requireOwnAct(parts, visit, 'voice.record', 'Only adults can record words for others')).id
