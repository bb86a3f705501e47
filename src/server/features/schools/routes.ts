import type { FastifyInstance } from 'fastify'
import { schoolsCalls as calls } from '#contract/schools.ts'
import { schoolsSchemas as schemas } from '#contract/schools-schemas.ts'
import { requireAdult } from '#server/features/children/index.ts'
import { answerRequest, listRequests, requestSchool, withdrawRequest } from '#server/features/schools/join-school.ts'
import { answerLink, askLink, endLink, getNetwork } from '#server/features/schools/link-schools.ts'
import { changeSchool, createSchool, handOverSchool, rateSchool } from '#server/features/schools/manage-school.ts'
import { requireSchoolMember } from '#server/features/schools/policy.ts'
import { listResources, listSchoolClasses } from '#server/features/schools/share-in-school.ts'
import { getSchool, listOwnSchools, listSchools } from '#server/features/schools/show-schools.ts'
import type { SpacesParts } from '#server/features/spaces/index.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

function registerFinding(app: FastifyInstance, parts: SpacesParts): void {
  serveCall(app, calls.listSchools, schemas.listSchools, async ({ input, ...visit }) =>
    listSchools(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.listOwnSchools, schemas.listOwnSchools, async (visit) =>
    listOwnSchools(parts, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.getSchool, schemas.getSchool, async ({ input, ...visit }) =>
    getSchool(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.requestSchool, schemas.requestSchool, async ({ input, ...visit }) =>
    requestSchool(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.withdrawSchoolRequest, schemas.withdrawSchoolRequest, async ({ input, ...visit }) =>
    withdrawRequest(parts, input, await requireAdult(parts, visit)),
  )
}

function registerRunning(app: FastifyInstance, parts: SpacesParts): void {
  serveCall(app, calls.createSchool, schemas.createSchool, async ({ input, ...visit }) =>
    createSchool(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.changeSchool, schemas.changeSchool, async ({ input, ...visit }) => {
    await requireSchoolMember(parts, visit, input.spaceId, 'school.edit')
    return changeSchool(parts, input)
  })
  serveCall(app, calls.listSchoolRequests, schemas.listSchoolRequests, async ({ input, ...visit }) => {
    await requireSchoolMember(parts, visit, input.spaceId, 'school.answer')
    return listRequests(parts, input.spaceId)
  })
  serveCall(app, calls.answerSchoolRequest, schemas.answerSchoolRequest, async ({ input, ...visit }) => {
    await requireSchoolMember(parts, visit, input.spaceId, 'school.answer')
    return answerRequest(parts, input)
  })
  serveCall(app, calls.handOverSchool, schemas.handOverSchool, async ({ input, ...visit }) => {
    const { account } = await requireSchoolMember(parts, visit, input.spaceId, 'school.found')
    return handOverSchool(parts, input, account)
  })
}

function registerMembers(app: FastifyInstance, parts: SpacesParts): void {
  serveCall(app, calls.rateSchool, schemas.rateSchool, async ({ input, ...visit }) => {
    const { account } = await requireSchoolMember(parts, visit, input.spaceId, 'school.rate')
    return rateSchool(parts, input, account)
  })
  serveCall(app, calls.listSchoolResources, schemas.listSchoolResources, async ({ input, ...visit }) =>
    listResources(parts, input.page, await requireSchoolMember(parts, visit, input.spaceId, 'school.read')),
  )
  serveCall(app, calls.listSchoolClasses, schemas.listSchoolClasses, async ({ input, ...visit }) =>
    listSchoolClasses(parts, await requireSchoolMember(parts, visit, input.spaceId, 'school.read')),
  )
}

function registerLinks(app: FastifyInstance, parts: SpacesParts): void {
  serveCall(app, calls.getSchoolNetwork, schemas.getSchoolNetwork, async (visit) =>
    getNetwork(parts, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.askSchoolLink, schemas.askSchoolLink, async ({ input, ...visit }) => {
    const { account } = await requireSchoolMember(parts, visit, input.spaceId, 'school.found')
    return askLink(parts, input, account)
  })
  serveCall(app, calls.answerSchoolLink, schemas.answerSchoolLink, async ({ input, ...visit }) => {
    const { account } = await requireSchoolMember(parts, visit, input.spaceId, 'school.found')
    return answerLink(parts, input, account)
  })
  serveCall(app, calls.endSchoolLink, schemas.endSchoolLink, async ({ input, ...visit }) => {
    await requireSchoolMember(parts, visit, input.spaceId, 'school.found')
    return endLink(parts, input)
  })
}

/** Serves community schools: finding, founding and joining them, and how they are linked. */
export function registerSchools(app: FastifyInstance, parts: SpacesParts): void {
  registerFinding(app, parts)
  registerRunning(app, parts)
  registerMembers(app, parts)
  registerLinks(app, parts)
}
