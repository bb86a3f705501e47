import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { near } from '#contract/quota-schemas.ts'
import { plainText } from '#contract/text-schemas.ts'
import { WAITING_SHOWN, type recordingsCalls } from '#contract/recordings.ts'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { RECORDING_CONSENT_VERSION, RECORDING_DECISIONS, RECORDING_STATES } from '#core/recordings/recordings.ts'
import { WAVE } from '#core/sound/write-wave.ts'

const language = z.enum(LEARNING_LANGUAGE_CODES as [LearningLanguage, ...LearningLanguage[]])
const id = z.uuid()
/** A WAV file in base64; the longest that there can be, and a little for its header. */
const sound = z.base64().max(Math.ceil((WAVE.longest * WAVE.rate * WAVE.bytesPerSample + 1024) / 3) * 4)
const moment = z.iso.datetime()

export const recordingsSchemas = {
  listApprovedRecordings: {
    input: z.strictObject({ language }),
    /** `name`: what a text's clip is called; `file`: the hash by which the recording is fetched. One for each text. */
    output: z.object({ recordings: z.array(z.object({ name: z.string(), file: z.string() })) }),
    errors: [],
  },
  listOwnRecordings: {
    input: z.strictObject({}),
    output: z.object({
      recordings: z.array(
        z.object({ id, language, text: z.string(), state: z.enum(RECORDING_STATES), recordedAt: moment }),
      ),
    }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  addRecording: {
    input: z.strictObject({
      language,
      text: plainText(500).min(1),
      sound,
      consentVersion: z.literal(RECORDING_CONSENT_VERSION),
    }),
    output: z.object({ id, near }),
    errors: [
      'not-signed-in',
      'guardian-needed',
      'not-found',
      'unsupported-media-type',
      'quota-reached',
      'switched-off',
    ],
  },
  deleteRecording: {
    input: z.strictObject({ id }),
    output: z.object({}),
    errors: ['not-signed-in', 'guardian-needed', 'not-found'],
  },
  listWaitingRecordings: {
    input: z.strictObject({}),
    /** Recordings, the oldest first. The speaker isn't named: the word is judged, not the person. */
    output: z.object({
      recordings: z.array(z.object({ id, language, text: z.string(), recordedAt: moment })).max(WAITING_SHOWN),
      waiting: z.int(),
    }),
    errors: ['not-signed-in', 'not-found', 'second-factor-needed'],
  },
  readRecording: {
    input: z.strictObject({ id }),
    output: z.object({ sound: z.base64() }),
    errors: ['not-signed-in', 'not-found', 'second-factor-needed'],
  },
  decideRecording: {
    input: z.strictObject({ id, decision: z.enum(RECORDING_DECISIONS) }),
    output: z.object({}),
    errors: ['not-signed-in', 'not-found', 'second-factor-needed'],
  },
} as const satisfies SchemasOf<typeof recordingsCalls>
