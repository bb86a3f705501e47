/** Calls for community schools: finding one, joining it, and how schools are linked. */
export const schoolsCalls = {
  listSchools: ['POST', '/api/schools/list'],
  listOwnSchools: ['GET', '/api/schools/own'],
  getSchool: ['GET', '/api/schools/one'],
  createSchool: ['POST', '/api/schools/create'],
  changeSchool: ['POST', '/api/schools/change'],
  requestSchool: ['POST', '/api/schools/request'],
  withdrawSchoolRequest: ['POST', '/api/schools/withdraw-request'],
  listSchoolRequests: ['GET', '/api/schools/requests'],
  answerSchoolRequest: ['POST', '/api/schools/answer-request'],
  handOverSchool: ['POST', '/api/schools/hand-over'],
  rateSchool: ['POST', '/api/schools/rate'],
  listSchoolResources: ['GET', '/api/schools/resources'],
  listSchoolClasses: ['GET', '/api/schools/classes'],
  getSchoolNetwork: ['GET', '/api/schools/network'],
  askSchoolLink: ['POST', '/api/schools/ask-link'],
  answerSchoolLink: ['POST', '/api/schools/answer-link'],
  endSchoolLink: ['POST', '/api/schools/end-link'],
} as const

/** Schools on one page. */
export const SCHOOLS_PAGE = 12

/** Shared resources on one page. */
export const RESOURCES_PAGE = 25

/** Most characters of the texts of a school. */
export const SCHOOL_DESCRIPTION_LENGTH = 1000
export const SCHOOL_LOCATION_LENGTH = 80

/** Most characters of the message with a request, and of the reason for an answer. */
export const REQUEST_LENGTH = 300
