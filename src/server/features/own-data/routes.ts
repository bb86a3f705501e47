import type { FastifyInstance } from 'fastify'
import { ownDataCalls as calls } from '#contract/own-data.ts'
import { ownDataSchemas as schemas } from '#contract/own-data-schemas.ts'
import type { CallOf } from '#contract/call.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { deleteAdult } from '#server/features/accounts/index.ts'
import { collectGuardianship, decidesForChildren, exportChild, forgetAskedOf, type ChildrenParts } from '#server/features/children/index.ts'
import { handOver, listLeft, type Heirs } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { browserOf, requireAccount, setCookies, type Visit } from '#server/platform/identity/require-account.ts'
import { refuseStaleProof } from '#server/platform/identity/require-fresh-proof.ts'

type OwnDataParts = ChildrenParts & {
  /** Ends what features that build on accounts keep of an address whose account is gone. */
  forgetAddress: (transaction: Database, email: string) => Promise<void>
}

async function requireGrownUp({ identity }: ChildrenParts, visit: Visit): Promise<SessionAccount> {
  const account = await requireAccount(identity, visit)
  if (needsGuardian(account.ageBand)) throw new CallRefusal('guardian-needed', 'A guardian decides about the data of somebody under 18')
  return account
}

async function requireFreshAdult(parts: ChildrenParts, visit: Visit): Promise<string> {
  const account = await requireGrownUp(parts, visit)
  refuseStaleProof(account)
  return account.id
}

/** Everything that is stored of the person: what is stored of anybody, and what they decided for children. */
async function exportOwnData(parts: ChildrenParts, id: string): Promise<CallOf<'exportOwnData'>['output']> {
  const { exportedAt, tables } = await exportChild(parts, id)
  const decided = await collectGuardianship(parts.database, id)
  return { exportedAt, tables: { ...tables, ...decided, guardianInvitations: [...tables.guardianInvitations ?? [], ...decided.guardianInvitations ?? []] } }
}

/** Deletes the account, which ends every session, with all that waits for its address: invitations, requests and letters. Who decides for a child deletes the child's account first, or the child would be left to nobody; what others belong to, too, is handed over. */
async function deleteOwnAccount({ database, identity, mail, forgetAddress }: OwnDataParts, id: string, heirs: Heirs, { request, reply }: Visit): Promise<Record<string, never>> {
  if (await decidesForChildren(database, id)) throw new CallRefusal('children-first', 'The account decides for a child')
  // What others asked of the address is not the account's own.
  const addresses = await asSystem(() => database.transaction(async (transaction) => {
    await handOver(transaction, id, heirs)
    const written = await deleteAdult(transaction, id)
    for (const email of written) {
      await forgetAskedOf(transaction, email)
      await forgetAddress(transaction, email)
    }
    return written
  }))
  for (const email of addresses) await mail.forget(email)
  setCookies(reply, (await identity.signOut(browserOf(request))).setCookies)
  return {}
}

/** Serves an adult's copy of their own data, and the end of their account. */
export function registerOwnData(app: FastifyInstance, parts: OwnDataParts): void {
  serveCall(app, calls.exportOwnData, schemas.exportOwnData, async (visit) => exportOwnData(parts, await requireFreshAdult(parts, visit)))
  serveCall(app, calls.deleteOwnAccount, schemas.deleteOwnAccount, async ({ input, ...visit }) =>
    deleteOwnAccount(parts, await requireFreshAdult(parts, visit), new Map(input.heirs.map(({ spaceId, memberId }) => [spaceId, memberId])), visit))
  serveCall(app, calls.listLeftSpaces, schemas.listLeftSpaces, async (visit) => ({ spaces: await listLeft(parts.database, (await requireGrownUp(parts, visit)).id) }))
}
