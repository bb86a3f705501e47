import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { near } from '#contract/quota-schemas.ts'
import type { uploadsCalls } from '#contract/uploads.ts'
import { REFUSAL_REASONS, UPLOAD_KINDS } from '#core/uploads/upload-rules.ts'

const planId = z.uuidv7().toLowerCase()
const fileId = z.uuid().toLowerCase()

const lessonFile = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(UPLOAD_KINDS),
  /** Ending of the name of a saved copy, which tells its type. */
  ending: z.string(),
  bytes: z.int(),
})

const errors = ['not-signed-in', 'guardian-needed', 'not-found'] as const

export const uploadsSchemas = {
  /** Returns what this server takes; its operator can take less. */
  getUploadRules: {
    input: z.strictObject({}),
    output: z.object({ bytes: z.int(), kinds: z.array(z.enum(UPLOAD_KINDS)) }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  /**
   * Checks the content of a whole upload and adds it to its lesson. Asked twice, it answers the same. A refused file is
   * deleted at once.
   */
  finishUpload: {
    input: z.strictObject({ planId, id: fileId }),
    output: z.object({
      file: lessonFile.nullable(),
      refused: z.enum(REFUSAL_REASONS).nullable(),
      near,
    }),
    errors: [...errors, 'quota-reached', 'changed-since', 'storage-full'],
  },
  listLessonFiles: {
    input: z.strictObject({ id: planId }),
    output: z.object({ files: z.array(lessonFile) }),
    errors,
  },
  /** Removes a file from a lesson. A file that the draft or a published version shows stays. */
  removeLessonFile: {
    input: z.strictObject({ planId, fileId }),
    output: z.object({}),
    errors: [...errors, 'not-allowed'],
  },
} as const satisfies SchemasOf<typeof uploadsCalls>
