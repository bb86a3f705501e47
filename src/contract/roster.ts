/** Calls for the roster: the students of one's classes and families. */
export const rosterCalls = {
  listStudents: ['GET', '/api/roster'],
  getStudent: ['GET', '/api/roster/one'],
  saveStudent: ['POST', '/api/roster/save'],
  setStudentStatus: ['POST', '/api/roster/set-status'],
  removeStudent: ['POST', '/api/roster/remove'],
} as const

/** Orders of the list; a minus turns one round. */
export const ROSTER_ORDERS = ['name', '-name', 'grade', '-grade', 'status', '-status'] as const
