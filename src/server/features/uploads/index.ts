export { readInBase64, uploadsData } from '#server/features/uploads/personal-data.ts'
export { attachStored, copyAttachments, listAttachments } from '#server/features/uploads/queries.ts'
export { registerUploads } from '#server/features/uploads/routes.ts'
export { uploadSweeps } from '#server/features/uploads/sweeps.ts'
