import type { FastifyInstance } from 'fastify'
import { ownDataCalls as calls } from '#contract/own-data.ts'
import { ownDataSchemas as schemas } from '#contract/own-data-schemas.ts'
import { collectAdultCopy, type CopyParts } from '#server/features/own-data/collect-copy.ts'
import { endAccount, type EndParts } from '#server/features/own-data/end-account.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { serveCopy } from '#server/platform/http/serve-copy.ts'
import type { Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'
import { browserOf, setCookies, type Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'
import { refuseStaleReauthentication } from '#server/platform/identity/require-reauthentication.ts'

/** Space that only this account leads, with the adults who could take it over. */
type LeftSpace = { id: string; name: string; adults: { id: string; name: string }[]; heirId: string | null }

type OwnDataParts = CopyParts &
  EndParts & {
    identity: Identity
    /** Lists the spaces that only this account leads. */
    listLeft: (database: Database, id: string) => Promise<LeftSpace[]>
  }

const requireGrownUp = (parts: OwnDataParts, visit: Visit): Promise<SessionAccount> =>
  requireOwnAct(parts, visit, 'own-data.decide', 'A guardian decides about the data of somebody under 18')

async function requireFreshAdult(parts: OwnDataParts, visit: Visit): Promise<string> {
  const account = await requireGrownUp(parts, visit)
  refuseStaleReauthentication(account)
  return account.id
}

/** Serves an adult's copy of their own data, and the end of their account. */
export function registerOwnData(app: FastifyInstance, parts: OwnDataParts): void {
  serveCopy(app, calls.exportOwnData, schemas.exportOwnData, async (visit) =>
    collectAdultCopy(parts, await requireFreshAdult(parts, visit)),
  )
  serveCall(app, calls.deleteOwnAccount, schemas.deleteOwnAccount, async ({ input, ...visit }) => {
    const id = await requireFreshAdult(parts, visit)
    const heirs = new Map(input.heirs.map(({ spaceId, memberId }) => [spaceId, memberId]))
    await endAccount(parts, { id, heirs, language: input.language })
    setCookies(visit.reply, (await parts.identity.signOut(browserOf(visit.request))).setCookies)
    return {}
  })
  serveCall(app, calls.listLeftSpaces, schemas.listLeftSpaces, async (visit) => ({
    spaces: await parts.listLeft(parts.database, (await requireGrownUp(parts, visit)).id),
  }))
}
