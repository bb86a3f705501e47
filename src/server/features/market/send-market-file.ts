import type { FastifyReply } from 'fastify'
import type { CallOf } from '#contract/call-of.ts'
import type { MarketParts } from '#server/features/market/market-parts.ts'
import { noSuchResource, requireHeld, requireMarket } from '#server/features/market/policy.ts'
import { countDownload, listFiles, type MarketFile } from '#server/features/market/queries.ts'
import { isFileLink, writeFileLink } from '#server/features/market/sign-file-link.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { sendFile } from '#server/platform/files/send-file.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

const findFile = async (
  database: Database,
  resourceId: string,
  version: number,
  fileId: string,
): Promise<MarketFile | undefined> =>
  (await asSystem(() => listFiles(database, resourceId, version))).find(({ id }) => id === fileId)

/** Signs a link to a file of a resource that the account has. It counts as a download. */
export async function linkMarketFile(
  { database, clock, config }: Pick<MarketParts, 'database' | 'clock' | 'config'>,
  account: SessionAccount,
  { id, fileId }: CallOf<'linkMarketFile'>['input'],
): Promise<CallOf<'linkMarketFile'>['output']> {
  const { found } = await requireHeld(database, account, id)
  const { version } = found.version
  if (!(await findFile(database, id, version, fileId))) throw noSuchResource()
  await asSystem(() => countDownload(database, account.id, id, clock()))
  return writeFileLink(config, { resourceId: id, version, fileId, accountId: account.id }, clock())
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NUMBER = /^\d{1,15}$/

type Asked = { resource: string; version: string; file: string; until: unknown; signature: unknown }

/** Sends a file by a signed link. The link was given to somebody who may have the file, and works for them alone. */
export async function sendMarketFile(
  parts: MarketParts,
  visit: Visit & { reply: FastifyReply },
  { resource, version, file, until, signature }: Asked,
): Promise<FastifyReply> {
  const { database, files, clock, config } = parts
  const account = await requireMarket(parts, visit)
  if (!UUID.test(resource) || !UUID.test(file) || !NUMBER.test(version)) throw noSuchResource()
  if (typeof until !== 'string' || !NUMBER.test(until) || typeof signature !== 'string') throw noSuchResource()
  const linked = { resourceId: resource, version: Number(version), fileId: file, accountId: account.id }
  if (!isFileLink(config, linked, { until: Number(until), signature }, clock())) throw noSuchResource()
  const found = await findFile(database, resource, linked.version, file)
  if (!found) throw noSuchResource()
  const { type, bytes, hash, name } = found
  return sendFile(visit.request, visit.reply, {
    type,
    bytes,
    hash,
    name,
    isSaved: true,
    keeping: 'private',
    open: (range) => files.read(hash, range),
  })
}
