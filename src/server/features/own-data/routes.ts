import type { FastifyInstance } from 'fastify'
import { ownDataCalls as calls } from '#contract/own-data.ts'
import { ownDataSchemas as schemas } from '#contract/own-data-schemas.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { deleteAdult } from '#server/features/accounts/index.ts'
import {
  collectGuardianship,
  decidesForChildren,
  endAllAccess,
  exportChild,
  forgetAskedOf,
  tellFirst,
  type ChildrenParts,
} from '#server/features/children/index.ts'
import { handOver, listLeft, type Heirs, type Successor } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { serveCopy, type CopyInParts } from '#server/platform/http/serve-copy.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { browserOf, requireAccount, setCookies, type Visit } from '#server/platform/identity/require-account.ts'
import { refuseStaleProof } from '#server/platform/identity/require-fresh-proof.ts'

type OwnDataParts = ChildrenParts & {
  /**
   * Deletes data of dependent features: rows of deleted accounts' addresses, and spaces that only such an account
   * belonged to.
   */
  forgetAddresses: (transaction: Database, emails: readonly string[]) => Promise<void>
}

async function requireGrownUp({ identity }: ChildrenParts, visit: Visit): Promise<SessionAccount> {
  const account = await requireAccount(identity, visit)
  if (needsGuardian(account.ageBand))
    throw new CallRefusal('guardian-needed', 'A guardian decides about the data of somebody under 18')
  return account
}

async function requireFreshAdult(parts: ChildrenParts, visit: Visit): Promise<string> {
  const account = await requireGrownUp(parts, visit)
  refuseStaleProof(account)
  return account.id
}

/** Everything that is stored of the person: what is stored of anybody, and what they decided for children. */
async function exportOwnData(parts: ChildrenParts, id: string): Promise<CopyInParts> {
  const { exportedAt, tables, long } = await exportChild(parts, id)
  const decided = await collectGuardianship(parts.database, id)
  return {
    exportedAt,
    tables: {
      ...tables,
      ...decided,
      guardianInvitations: [...(tables.guardianInvitations ?? []), ...(decided.guardianInvitations ?? [])],
    },
    long,
  }
}

type End = { heirs: Heirs; language: InterfaceLanguage }

/**
 * Emails the next person in charge, without naming the former one. The language is their own if known, otherwise the
 * former person's.
 */
async function tellHeir(
  { database, mail, config, findLanguage }: OwnDataParts,
  { id, email, kinds }: Successor,
  otherwise: InterfaceLanguage,
): Promise<void> {
  const page = kinds.includes('family') ? '/dashboard/family' : '/adults-dashboard'
  await mail.send(
    {
      kind: 'space-handed-over',
      to: email,
      language: (await asSystem(() => findLanguage(database, id))) ?? otherwise,
      link: `${config.origin}${page}`,
    },
    database,
  )
}

/**
 * Deletes the account, its sessions, and everything that waits for its address: invitations, requests and emails. A
 * deciding guardian must delete the child's account first, so that no child is left alone. Shared things are handed
 * over.
 */
async function deleteOwnAccount(
  parts: OwnDataParts,
  id: string,
  { heirs, language }: End,
  { request, reply }: Visit,
): Promise<Record<string, never>> {
  const { database, identity, mail, forgetAddresses } = parts
  if (await decidesForChildren(database, id)) throw new CallRefusal('children-first', 'The account decides for a child')
  // What others asked of the address is not the account's own.
  const ended = await asSystem(() =>
    database.transaction(async (transaction) => {
      const wards = await endAllAccess(parts, transaction, id)
      const inCharge = await handOver(transaction, id, heirs)
      const addresses = await deleteAdult(transaction, id)
      for (const email of addresses) await forgetAskedOf(transaction, email)
      await forgetAddresses(transaction, addresses)
      for (const what of [...addresses, id]) await mail.forget(what, transaction)
      return { inCharge, wards }
    }),
  )
  for (const childId of ended.wards) await tellFirst(parts, childId, id, 'guardianLeft')
  for (const heir of ended.inCharge) await tellHeir(parts, heir, language)
  setCookies(reply, (await identity.signOut(browserOf(request))).setCookies)
  return {}
}

/** Serves an adult's copy of their own data, and the end of their account. */
export function registerOwnData(app: FastifyInstance, parts: OwnDataParts): void {
  serveCopy(app, calls.exportOwnData, schemas.exportOwnData, async (visit) =>
    exportOwnData(parts, await requireFreshAdult(parts, visit)),
  )
  serveCall(app, calls.deleteOwnAccount, schemas.deleteOwnAccount, async ({ input, ...visit }) =>
    deleteOwnAccount(
      parts,
      await requireFreshAdult(parts, visit),
      { ...input, heirs: new Map(input.heirs.map(({ spaceId, memberId }) => [spaceId, memberId])) },
      visit,
    ),
  )
  serveCall(app, calls.listLeftSpaces, schemas.listLeftSpaces, async (visit) => ({
    spaces: await listLeft(parts.database, (await requireGrownUp(parts, visit)).id),
  }))
}
