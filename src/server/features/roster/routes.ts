import type { FastifyInstance } from 'fastify'
import { rosterCalls as calls } from '#contract/roster.ts'
import { rosterSchemas as schemas } from '#contract/roster-schemas.ts'
import { requireAdult } from '#server/features/children/index.ts'
import { admitMembers } from '#server/features/roster/admit-members.ts'
import { exportStudents, importStudents, previewImport } from '#server/features/roster/import-students.ts'
import { joinStudent, partStudent } from '#server/features/roster/join-student.ts'
import { listStudents } from '#server/features/roster/list-students.ts'
import { requireRoster } from '#server/features/roster/policy.ts'
import type { RosterParts } from '#server/features/roster/roster-parts.ts'
import { removeStudent, saveStudent, setStudentStatus } from '#server/features/roster/save-student.ts'
import { shownGroup, showStudent } from '#server/features/roster/show-students.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves the roster: the students of the caller's classes and families. */
export function registerRoster(app: FastifyInstance, parts: RosterParts): void {
  serveCall(app, calls.listStudents, schemas.listStudents, async ({ input, ...visit }) =>
    listStudents(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.getStudent, schemas.getStudent, async ({ input: { spaceId, id }, ...visit }) => {
    const group = await requireRoster(parts, visit, spaceId, 'class.see-learning')
    await admitMembers(parts, [spaceId])
    return { student: await showStudent(parts, group, id), group: shownGroup(group) }
  })
  serveCall(app, calls.saveStudent, schemas.saveStudent, async ({ input, ...visit }) =>
    saveStudent(parts, input, await requireRoster(parts, visit, input.spaceId, 'roster.edit')),
  )
  serveCall(app, calls.setStudentStatus, schemas.setStudentStatus, async ({ input, ...visit }) =>
    setStudentStatus(parts, input, await requireRoster(parts, visit, input.spaceId, 'roster.edit')),
  )
  serveCall(app, calls.joinStudent, schemas.joinStudent, async ({ input, ...visit }) =>
    joinStudent(parts, input, await requireRoster(parts, visit, input.spaceId, 'roster.edit')),
  )
  serveCall(app, calls.partStudent, schemas.partStudent, async ({ input, ...visit }) =>
    partStudent(parts, input, await requireRoster(parts, visit, input.spaceId, 'roster.edit'), (learnerId) =>
      noteSubject(visit.request, learnerId),
    ),
  )
  serveCall(app, calls.previewImport, schemas.previewImport, async ({ input, ...visit }) =>
    previewImport(parts, input, await requireRoster(parts, visit, input.spaceId, 'roster.edit')),
  )
  serveCall(app, calls.importStudents, schemas.importStudents, async ({ input, ...visit }) =>
    importStudents(parts, input, await requireRoster(parts, visit, input.spaceId, 'roster.edit')),
  )
  serveCall(app, calls.exportStudents, schemas.exportStudents, async ({ input, ...visit }) => {
    const group = await requireRoster(parts, visit, input.spaceId, 'class.see-learning')
    await admitMembers(parts, [input.spaceId])
    noteSubject(visit.request, ...group.learnerIds)
    return exportStudents(parts, group)
  })
  serveCall(app, calls.removeStudent, schemas.removeStudent, async ({ input, ...visit }) =>
    removeStudent(parts, input, await requireRoster(parts, visit, input.spaceId, 'roster.edit')),
  )
}
