import type { LessonPlansParts } from '#server/features/lesson-plans/index.ts'
import type { UploadSettings } from '#server/platform/config/upload-settings.ts'
import type { Files } from '#server/platform/files/create-files.ts'

/** Parts that uploads work with. */
export type UploadsParts = LessonPlansParts & { files: Files; limits: UploadSettings }
