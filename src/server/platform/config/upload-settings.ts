import { z } from 'zod'
import { UPLOAD_KINDS, UPLOAD_LIMITS, type UploadKind } from '#core/uploads/upload-rules.ts'

/** Rules for what people may upload: the largest file in bytes, and kinds of files. */
export type UploadSettings = { bytes: number; kinds: readonly UploadKind[] }

const MEGABYTES_RULE = `a whole number of megabytes from 1 to ${UPLOAD_LIMITS.mostMegabytes}`
const KINDS_RULE = `kinds of files with commas between them: ${UPLOAD_KINDS.join(', ')}`

/** The settings of uploads by their names in the environment. */
export const UPLOAD_SETTINGS = {
  FILES_MEGABYTES: z
    .string()
    .regex(/^\d{1,3}$/, MEGABYTES_RULE)
    .transform(Number)
    .refine((count) => count >= 1 && count <= UPLOAD_LIMITS.mostMegabytes, MEGABYTES_RULE)
    .default(UPLOAD_LIMITS.megabytes),
  FILES_KINDS: z
    .string()
    .transform((text) => text.split(',').map((kind) => kind.trim()))
    .pipe(z.array(z.enum(UPLOAD_KINDS, KINDS_RULE)))
    .default([...UPLOAD_KINDS]),
}

/** Reads what people may upload. */
export const uploadSettingsOf = (value: z.output<z.ZodObject<typeof UPLOAD_SETTINGS>>): UploadSettings => ({
  bytes: value.FILES_MEGABYTES * 1024 * 1024,
  kinds: value.FILES_KINDS,
})

/** Rules that hold unless the operator says otherwise. */
export const USUAL_UPLOADS: UploadSettings = {
  bytes: UPLOAD_LIMITS.megabytes * 1024 * 1024,
  kinds: UPLOAD_KINDS,
}
