import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { childrenSchemas } from '#contract/children-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { RETENTION } from '#core/privacy/retention.ts'
import { findByName, findByUsername, limitEmail } from '#server/features/accounts/index.ts'
import { hashSecret } from '#server/features/children/child-password.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { CONSENT_LINK_SECONDS } from '#server/features/children/policy.ts'
import { deleteExpiredRequests, keepRequest } from '#server/features/children/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Input = z.output<typeof childrenSchemas.requestChildAccount.input>

/** Returns the refusal of a child's request with a taken username. */
export const nameTaken = (): CallRefusal =>
  new CallRefusal('username-in-use', 'An account or a request has this username')

/**
 * Keeps what a child asks for, for seven days and no longer, and writes to the guardian. The email holds nothing that
 * the child typed: it would be a way to write to anybody. Asked again, the new request takes the place of the old one,
 * whose link is worth nothing from then on.
 */
export async function requestChildAccount(
  parts: ChildrenParts,
  { username, parentEmail, secret, ageBand, language }: Input,
  { request }: Pick<Visit, 'request'>,
): Promise<Record<string, never>> {
  const { database, identity, mail, config, clock } = parts
  await limitEmail(parts, 'guardian-consent', parentEmail, { request })
  const now = clock()
  const id = uuidV7(now.getTime(), randomBytes(10))
  await deleteExpiredRequests(database, now)
  if (await findByUsername(database, username)) throw nameTaken()
  const password = await hashSecret(parts, { id, username }, secret)
  const expiresAt = new Date(now.getTime() + RETENTION['child-request'].limit)
  if (!(await keepRequest(database, { id, username, parentEmail, password, ageBand, createdAt: now, expiresAt })))
    throw nameTaken()
  const token = await identity.tokens.issue('guardian-consent', id, CONSENT_LINK_SECONDS)
  const reader = await findByName(database, parentEmail)
  await mail.send(
    {
      kind: 'guardian-consent',
      to: parentEmail,
      language: reader?.language ?? language,
      link: `${config.origin}/guardian#${token}`,
    },
    database,
  )
  return {}
}
