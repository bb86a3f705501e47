import { requireFileOwner, requireMaker } from '#server/features/lesson-plans/index.ts'
import { findUpload, type Upload } from '#server/features/uploads/queries.ts'
import type { UploadsParts } from '#server/features/uploads/uploads-parts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Returns the refusal for an upload that isn't there, or that is somebody else's. */
export const noSuchUpload = (): CallRefusal => new CallRefusal('not-found', 'The account has no such upload')

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Tells whether a part of an address is an id. */
export const isId = (text: string): boolean => UUID.test(text)

/** Requires an upload of the logged-in account, for a lesson that it may still change. */
export async function requireUpload(
  parts: UploadsParts,
  visit: Visit,
  id: string,
): Promise<{ account: SessionAccount; upload: Upload }> {
  const account = await requireMaker(parts, visit)
  const upload = isId(id) ? await findUpload(parts.database, account.id, id) : undefined
  if (!upload) throw noSuchUpload()
  await requireFileOwner(parts.database, parts, account, upload.planId)
  return { account, upload }
}
