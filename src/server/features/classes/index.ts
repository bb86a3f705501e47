export { sweepAnnouncements } from '#server/features/classes/announce.ts'
export { classesData } from '#server/features/classes/classes-data.ts'
export { createOwnCourses } from '#server/features/classes/list-own-courses.ts'
export { registerClasses } from '#server/features/classes/routes.ts'
