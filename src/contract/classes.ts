/** Calls for classes: what a class is about, its code, its announcements, and courses to enrol in. */
export const classesCalls = {
  listClasses: ['POST', '/api/classes/list'],
  getClass: ['GET', '/api/classes/one'],
  createClass: ['POST', '/api/classes/create'],
  changeClass: ['POST', '/api/classes/change'],
  archiveClass: ['POST', '/api/classes/archive'],
  changeClassCode: ['POST', '/api/classes/change-code'],
  readClassCode: ['POST', '/api/classes/read-code'],
  offerCourse: ['POST', '/api/classes/offer'],
  listCourses: ['POST', '/api/courses/list'],
  enrol: ['POST', '/api/courses/enrol'],
  endEnrolment: ['POST', '/api/courses/end-enrolment'],
  listAnnouncements: ['GET', '/api/announcements'],
  listOwnAnnouncements: ['GET', '/api/announcements/own'],
  writeAnnouncement: ['POST', '/api/announcements/write'],
  changeAnnouncement: ['POST', '/api/announcements/change'],
  deleteAnnouncement: ['POST', '/api/announcements/delete'],
  restoreAnnouncement: ['POST', '/api/announcements/restore'],
} as const

/** Most characters of a class's subject. */
export const SUBJECT_LENGTH = 60

/** Most characters of the text that says when a class meets. */
export const SCHEDULE_LENGTH = 200

/** Most characters of the description of a class that is open for enrolment. */
export const DESCRIPTION_LENGTH = 500

/** Most weeks that a course can last. */
export const MOST_WEEKS = 104

/** Most characters of an announcement. */
export const ANNOUNCEMENT_LENGTH = 1000

/** Classes, courses or announcements on one page. */
export const CLASSES_PAGE = 50
