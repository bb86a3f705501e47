import type { FastifyInstance } from 'fastify'
import { spacesCalls as calls } from '#contract/spaces.ts'
import { spacesSchemas as schemas } from '#contract/spaces-schemas.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { joinAct } from '#core/permissions/may.ts'
import { requireAdult, requireFirstGuardian } from '#server/features/children/index.ts'
import { acceptInvitation, readInvitation, refuseInvitation } from '#server/features/spaces/answer-invitation.ts'
import { createSpace } from '#server/features/spaces/create-space.ts'
import { inviteMember, withdrawInvitation } from '#server/features/spaces/invite-member.ts'
import { addChildToSpace, joinSpace } from '#server/features/spaces/join-space.ts'
import { listChildSpaces } from '#server/features/spaces/list-child-spaces.ts'
import { getSpace, listSpaces } from '#server/features/spaces/list-spaces.ts'
import { changeMember, endMembership, requireMayEnd } from '#server/features/spaces/manage-members.ts'
import { requireGuardianOf, requireMember } from '#server/features/spaces/policy.ts'
import { deleteKept, listMembers, renameKept } from '#server/features/spaces/queries.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { requireAccount } from '#server/platform/identity/require-account.ts'

function registerSpace(app: FastifyInstance, parts: SpacesParts): void {
  const { database, identity } = parts
  serveCall(app, calls.listSpaces, schemas.listSpaces, async (visit) =>
    listSpaces(parts, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.listChildSpaces, schemas.listChildSpaces, async ({ input, ...visit }) =>
    listChildSpaces(parts, input, await requireFirstGuardian(parts, visit, input.childId)),
  )
  serveCall(app, calls.getSpace, schemas.getSpace, async ({ input, ...visit }) =>
    getSpace(parts, input, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.createSpace, schemas.createSpace, async ({ input, ...visit }) =>
    createSpace(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.joinSpace, schemas.joinSpace, async ({ input, ...visit }) =>
    joinSpace(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.renameSpace, schemas.renameSpace, async ({ input: { spaceId, name }, ...visit }) => {
    await requireMember(parts, visit, spaceId, 'space.rename')
    await renameKept(database, spaceId, name)
    return {}
  })
  serveCall(app, calls.deleteSpace, schemas.deleteSpace, async ({ input: { spaceId }, ...visit }) => {
    const { account } = await requireMember(parts, visit, spaceId, 'space.delete')
    const members = await listMembers(database, spaceId)
    noteSubject(visit.request, ...members.map(({ id }) => id))
    await database.transaction(async (transaction) => {
      await deleteKept(transaction, spaceId)
      for (const { id } of members.filter(({ ageBand }) => needsGuardian(ageBand)))
        await parts.tellFirst(id, account.id, 'left', transaction)
    })
    return {}
  })
}

function registerMembers(app: FastifyInstance, parts: SpacesParts): void {
  serveCall(app, calls.addChildToSpace, schemas.addChildToSpace, async ({ input, ...visit }) => {
    const { account, space } = await requireMember(parts, visit, input.spaceId, 'space.add-child')
    await requireGuardianOf(parts, account, input.childId, joinAct(space.kind))
    return addChildToSpace(parts, input, { account, space })
  })
  serveCall(app, calls.changeMember, schemas.changeMember, async ({ input, ...visit }) => {
    const { account, membership } = await requireMember(parts, visit, input.spaceId, 'space.choose-members')
    return changeMember(parts, input, { id: account.id, role: membership.role })
  })
  serveCall(app, calls.endMembership, schemas.endMembership, async ({ input, ...visit }) => {
    const account = await requireMayEnd(parts, visit, input)
    return endMembership(parts, input, account)
  })
}

function registerInvitations(app: FastifyInstance, parts: SpacesParts): void {
  serveCall(app, calls.inviteMember, schemas.inviteMember, async ({ input, ...visit }) =>
    inviteMember(parts, input, await requireMember(parts, visit, input.spaceId, 'space.choose-members')),
  )
  serveCall(app, calls.withdrawSpaceInvitation, schemas.withdrawSpaceInvitation, async ({ input, ...visit }) => {
    await requireMember(parts, visit, input.spaceId, 'space.choose-members')
    return withdrawInvitation(parts, input)
  })
  serveCall(app, calls.readSpaceInvitation, schemas.readSpaceInvitation, async ({ input, ...visit }) =>
    readInvitation(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.acceptSpaceInvitation, schemas.acceptSpaceInvitation, async ({ input, ...visit }) =>
    acceptInvitation(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.refuseSpaceInvitation, schemas.refuseSpaceInvitation, ({ input }) =>
    refuseInvitation(parts, input),
  )
}

/** Serves families, classes and schools: making them, who belongs to one, and inviting others. */
export function registerSpaces(app: FastifyInstance, parts: SpacesParts): void {
  registerSpace(app, parts)
  registerMembers(app, parts)
  registerInvitations(app, parts)
}
