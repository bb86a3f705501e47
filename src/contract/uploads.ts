/**
 * Calls for the files of lessons. Their bytes come by the protocol of resumable uploads (tus.io) at `UPLOADS_PATH`, and
 * are read at `lessonFileAddress`.
 */
export const uploadsCalls = {
  getUploadRules: ['GET', '/api/uploads/rules'],
  finishUpload: ['POST', '/api/uploads/finish'],
  listLessonFiles: ['GET', '/api/lesson-files'],
  removeLessonFile: ['POST', '/api/lesson-files/remove'],
} as const

/** Path at which an upload begins; each has its own below it. */
export const UPLOADS_PATH = '/api/uploads'

/** Returns the address of a lesson's file. @param version published version by which a student may read it */
export const lessonFileAddress = (planId: string, fileId: string, version?: number): string =>
  `/api/lesson-files/${planId}/${fileId}${version === undefined ? '' : `?version=${version}`}`
