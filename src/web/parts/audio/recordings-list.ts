import { recordingsCalls } from '#contract/recordings.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { clipName } from '#core/pronunciation/clip-name.ts'
import { recordingAddress } from '#core/recordings/recordings.ts'
import { callApi } from '../../platform/call-api.ts'
import { readStored, writeStored } from '../../platform/offline/device-storage.ts'

/** Hashes of the approved recordings, by the name of the clip that each replaces. */
type Approved = Readonly<Record<string, string>>

const asked = new Map<LearningLanguage, Promise<Approved>>()

/** Reads the device's last list; empty if it is unreadable. */
function readKept(language: LearningLanguage): Approved {
  try {
    const kept = JSON.parse(readStored('recordings') ?? '{}') as Record<string, Approved>
    return kept[language] ?? {}
  } catch {
    return {}
  }
}

async function ask(language: LearningLanguage): Promise<Approved> {
  const result = await callApi<'listApprovedRecordings'>(recordingsCalls.listApprovedRecordings, { language })
  if (!result.ok) {
    asked.delete(language)
    return readKept(language)
  }
  const approved = Object.fromEntries(result.output.recordings.map(({ name, file }) => [name, file]))
  writeStored('recordings', JSON.stringify({ [language]: approved }))
  return approved
}

/**
 * Finds the address of a speaker's approved recording of a text, or null. It asks once a visit, uses the last list
 * offline, and never rejects.
 */
export async function findRecording(language: LearningLanguage, text: string): Promise<string | null> {
  const approved = asked.get(language) ?? (navigator.onLine ? ask(language) : undefined)
  if (approved) asked.set(language, approved)
  const file = ((await approved) ?? readKept(language))[clipName(text)]
  return file === undefined ? null : recordingAddress(file)
}
