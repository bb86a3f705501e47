import type { FastifyInstance } from 'fastify'
import { assignmentsCalls as calls } from '#contract/assignments.ts'
import { assignmentsSchemas as schemas } from '#contract/assignments-schemas.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { getAssignment, getGradebook } from '#server/features/assignments/get-assignment.ts'
import { handIn } from '#server/features/assignments/hand-in.ts'
import { listAssignments, listMarkingQueue } from '#server/features/assignments/list-assignments.ts'
import { getHandIn, markHandIn } from '#server/features/assignments/mark-hand-in.ts'
import { listOwnAssignments, startAssignment } from '#server/features/assignments/own-assignments.ts'
import { requireAssignment } from '#server/features/assignments/policy.ts'
import {
  changeAssignment,
  createAssignment,
  deleteAssignment,
  withdrawAssignment,
} from '#server/features/assignments/save-assignment.ts'
import { showReport } from '#server/features/assignments/show-answers.ts'
import { remindOfDue, tellOfBegun } from '#server/features/assignments/tell-assignments.ts'
import { requireTeaching } from '#server/features/insights/index.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { Jobs } from '#server/platform/jobs/run-jobs.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'

/** Serves those in charge: assigning, changing, and looking at who did what. */
function registerTeachers(app: FastifyInstance, parts: AssignmentsParts): void {
  serveCall(app, calls.createAssignment, schemas.createAssignment, async ({ input, ...visit }) =>
    createAssignment(parts, input, await requireTeaching(parts, visit, input.spaceId, 'class.teach')),
  )
  serveCall(app, calls.changeAssignment, schemas.changeAssignment, async ({ input, ...visit }) =>
    changeAssignment(parts, input, await requireAssignment(parts, visit, input, 'class.teach')),
  )
  serveCall(app, calls.withdrawAssignment, schemas.withdrawAssignment, async ({ input, ...visit }) => {
    const { assignment } = await requireAssignment(parts, visit, input, 'class.teach')
    return withdrawAssignment(parts, assignment, input.isWithdrawn)
  })
  serveCall(app, calls.deleteAssignment, schemas.deleteAssignment, async ({ input, ...visit }) => {
    const { assignment } = await requireAssignment(parts, visit, input, 'class.teach')
    return deleteAssignment(parts, assignment)
  })
  serveCall(app, calls.listAssignments, schemas.listAssignments, ({ input, ...visit }) =>
    listAssignments(parts, visit, input),
  )
  serveCall(app, calls.getAssignment, schemas.getAssignment, async ({ input, ...visit }) => {
    const shown = await getAssignment(parts, await requireAssignment(parts, visit, input, 'class.see-learning'))
    noteSubject(visit.request, ...shown.students.map(({ learnerId }) => learnerId))
    return shown
  })
  serveCall(app, calls.getGradebook, schemas.getGradebook, async ({ input, ...visit }) => {
    const shown = await getGradebook(parts, await requireTeaching(parts, visit, input.spaceId, 'class.see-learning'))
    noteSubject(visit.request, ...shown.students.map(({ learnerId }) => learnerId))
    return shown
  })
}

/** Serves marking. */
function registerMarking(app: FastifyInstance, parts: AssignmentsParts): void {
  serveCall(app, calls.getHandIn, schemas.getHandIn, ({ input, ...visit }) => getHandIn(parts, visit, input))
  serveCall(app, calls.markHandIn, schemas.markHandIn, ({ input, ...visit }) => markHandIn(parts, visit, input))
  serveCall(app, calls.listMarkingQueue, schemas.listMarkingQueue, async ({ input, ...visit }) => {
    const queue = await listMarkingQueue(parts, visit, input)
    noteSubject(visit.request, ...queue.waiting.map(({ learnerId }) => learnerId))
    return queue
  })
}

/** Serves learners and their guardians. */
function registerLearners(app: FastifyInstance, parts: AssignmentsParts): void {
  serveCall(app, calls.listOwnAssignments, schemas.listOwnAssignments, async (visit) =>
    listOwnAssignments(parts, (await requireOwnAct(parts, visit, 'progress.see')).id),
  )
  serveCall(app, calls.listChildAssignments, schemas.listChildAssignments, async ({ input: { childId }, ...visit }) => {
    await parts.requireGuardian(visit, childId, 'progress.see')
    return listOwnAssignments(parts, childId)
  })
  serveCall(app, calls.getOwnHandIn, schemas.getOwnHandIn, async ({ input: { handInId }, ...visit }) =>
    showReport(parts, (await requireOwnAct(parts, visit, 'progress.see')).id, handInId),
  )
  serveCall(app, calls.getChildHandIn, schemas.getChildHandIn, async ({ input: { childId, handInId }, ...visit }) => {
    await parts.requireGuardian(visit, childId, 'progress.see')
    return showReport(parts, childId, handInId)
  })
  serveCall(app, calls.startAssignment, schemas.startAssignment, async ({ input, ...visit }) =>
    startAssignment(parts, (await requireOwnAct(parts, visit, 'answers.record')).id, input),
  )
  serveCall(app, calls.handIn, schemas.handIn, async ({ input, ...visit }) =>
    handIn(parts, await requireOwnAct(parts, visit, 'answers.record'), input),
  )
}

/** Serves assignments to those in charge of a group, to its students, and to the guardians of children. */
export function registerAssignments(app: FastifyInstance, parts: AssignmentsParts & { jobs: Jobs }): void {
  parts.jobs.handleChore('tell-assignments', () => tellOfBegun(parts))
  parts.jobs.handleChore('remind-assignments', () => remindOfDue(parts))
  registerTeachers(app, parts)
  registerMarking(app, parts)
  registerLearners(app, parts)
}
