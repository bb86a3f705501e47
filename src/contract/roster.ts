/** Calls for the roster: the students of one's classes and families. */
export const rosterCalls = {
  listStudents: ['POST', '/api/roster/list'],
  getStudent: ['GET', '/api/roster/one'],
  saveStudent: ['POST', '/api/roster/save'],
  setStudentStatus: ['POST', '/api/roster/set-status'],
  removeStudent: ['POST', '/api/roster/remove'],
  joinStudent: ['POST', '/api/roster/join-account'],
  partStudent: ['POST', '/api/roster/part-account'],
  previewImport: ['POST', '/api/roster/preview-import'],
  importStudents: ['POST', '/api/roster/import'],
  exportStudents: ['GET', '/api/roster/export'],
} as const

/** Orders of the list; a minus turns one round. */
export const ROSTER_ORDERS = ['name', '-name', 'grade', '-grade', 'status', '-status'] as const

/** Most rows of one import, and most characters of a cell. */
export const IMPORT_LIMITS = { rows: 2000, cell: 400 } as const
