/** Returns the address of a lesson: an address has no dots. */
export const lessonAddress = (lessonId: string): string => `/lesson/${lessonId.replace('.', '--')}`

/** Returns the id of the lesson of an address's last part. */
export const lessonOfAddress = (parameter: string): string => parameter.replace('--', '.')

/** Last part of the address of the lesson that comes next for who learns: the first one for a newcomer. */
export const NEXT_LESSON = 'next'
