export { registerCurriculum } from '#server/features/curriculum/routes.ts'
