import type { FastifyInstance } from 'fastify'
import { classesCalls as calls } from '#contract/classes.ts'
import { classesSchemas as schemas } from '#contract/classes-schemas.ts'
import { requireAdult } from '#server/features/children/index.ts'
import {
  changeAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
  listOwnAnnouncements,
  restoreAnnouncement,
  writeAnnouncement,
} from '#server/features/classes/announce.ts'
import type { ClassesParts } from '#server/features/classes/classes-parts.ts'
import { endEnrolment, enrol } from '#server/features/classes/enrol.ts'
import { getClass, listClasses } from '#server/features/classes/list-classes.ts'
import { listCourses } from '#server/features/classes/list-courses.ts'
import {
  archiveClass,
  changeClass,
  changeClassCode,
  createClass,
  offerCourse,
} from '#server/features/classes/manage-class.ts'
import { requireAnnouncer, requireClassMember } from '#server/features/classes/policy.ts'
import { readClassCode } from '#server/features/classes/read-class-code.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { requireAccount } from '#server/platform/identity/require-account.ts'

function registerClassList(app: FastifyInstance, parts: ClassesParts): void {
  const { identity } = parts
  serveCall(app, calls.listClasses, schemas.listClasses, async ({ input, ...visit }) =>
    listClasses(parts, input, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.getClass, schemas.getClass, async ({ input, ...visit }) =>
    getClass(parts, input, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.createClass, schemas.createClass, async ({ input, ...visit }) =>
    createClass(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.changeClass, schemas.changeClass, async ({ input, ...visit }) => {
    await requireClassMember(parts, visit, input.spaceId, 'space.rename')
    return changeClass(parts, input)
  })
  serveCall(app, calls.archiveClass, schemas.archiveClass, async ({ input, ...visit }) => {
    await requireClassMember(parts, visit, input.spaceId, 'space.choose-members')
    return archiveClass(parts, input)
  })
  serveCall(app, calls.changeClassCode, schemas.changeClassCode, async ({ input, ...visit }) => {
    await requireClassMember(parts, visit, input.spaceId, 'space.choose-members')
    return changeClassCode(parts, input)
  })
  serveCall(app, calls.readClassCode, schemas.readClassCode, async ({ input, ...visit }) =>
    readClassCode(parts, input, await requireAdult(parts, visit)),
  )
}

function registerCourses(app: FastifyInstance, parts: ClassesParts): void {
  serveCall(app, calls.offerCourse, schemas.offerCourse, async ({ input, ...visit }) => {
    await requireClassMember(parts, visit, input.spaceId, 'space.choose-members')
    return offerCourse(parts, input)
  })
  serveCall(app, calls.listCourses, schemas.listCourses, async ({ input, ...visit }) =>
    listCourses(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.enrol, schemas.enrol, async ({ input, ...visit }) =>
    enrol(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.endEnrolment, schemas.endEnrolment, async ({ input, ...visit }) =>
    endEnrolment(parts, input, await requireAdult(parts, visit)),
  )
}

function registerAnnouncements(app: FastifyInstance, parts: ClassesParts): void {
  const { identity } = parts
  serveCall(app, calls.listAnnouncements, schemas.listAnnouncements, async ({ input, ...visit }) =>
    listAnnouncements(parts, input, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.listOwnAnnouncements, schemas.listOwnAnnouncements, async (visit) =>
    listOwnAnnouncements(parts, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.writeAnnouncement, schemas.writeAnnouncement, async ({ input, ...visit }) =>
    writeAnnouncement(parts, input, await requireAnnouncer(parts, visit, input.spaceId)),
  )
  serveCall(app, calls.changeAnnouncement, schemas.changeAnnouncement, async ({ input, ...visit }) => {
    await requireAnnouncer(parts, visit, input.spaceId)
    return changeAnnouncement(parts, input)
  })
  serveCall(app, calls.deleteAnnouncement, schemas.deleteAnnouncement, async ({ input, ...visit }) => {
    await requireAnnouncer(parts, visit, input.spaceId)
    return deleteAnnouncement(parts, input)
  })
  serveCall(app, calls.restoreAnnouncement, schemas.restoreAnnouncement, async ({ input, ...visit }) => {
    await requireAnnouncer(parts, visit, input.spaceId)
    return restoreAnnouncement(parts, input)
  })
}

/** Serves classes, the courses to enrol in, and what teachers announce. */
export function registerClasses(app: FastifyInstance, parts: ClassesParts): void {
  registerClassList(app, parts)
  registerCourses(app, parts)
  registerAnnouncements(app, parts)
}
