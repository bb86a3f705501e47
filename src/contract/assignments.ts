/** Calls for assignments: those in charge of a group assign and mark, and its students do them and hand in. */
export const assignmentsCalls = {
  createAssignment: ['POST', '/api/assignments/create'],
  changeAssignment: ['POST', '/api/assignments/change'],
  withdrawAssignment: ['POST', '/api/assignments/withdraw'],
  deleteAssignment: ['POST', '/api/assignments/delete'],
  listAssignments: ['POST', '/api/assignments/list'],
  getAssignment: ['GET', '/api/assignments/one'],
  getHandIn: ['GET', '/api/assignments/hand-in'],
  markHandIn: ['POST', '/api/assignments/mark'],
  listMarkingQueue: ['GET', '/api/assignments/to-mark'],
  getGradebook: ['GET', '/api/assignments/gradebook'],
  listOwnAssignments: ['GET', '/api/assignments/own'],
  listChildAssignments: ['GET', '/api/assignments/of-child'],
  getOwnHandIn: ['GET', '/api/assignments/own-hand-in'],
  getChildHandIn: ['GET', '/api/assignments/hand-in-of-child'],
  startAssignment: ['POST', '/api/assignments/start'],
  handIn: ['POST', '/api/assignments/hand-in'],
} as const

/** Assignments in one answer of a list. */
export const ASSIGNMENTS_PER_PAGE = 50

/** Days for which a learner's list shows an assignment after it was due or handed in. */
export const OWN_LIST_DAYS = 60
