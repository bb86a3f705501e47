import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { childrenSchemas } from '#contract/children-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { limitChildNames } from '#server/features/accounts/index.ts'
import { hashSecret } from '#server/features/children/child-password.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { makeChild } from '#server/features/children/make-child.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Input = z.output<typeof childrenSchemas.addChild.input>

/** Returns a guardian makes an account for a child or a teen of theirs: that is the consent. */
export async function addChild(
  parts: ChildrenParts,
  { username, secret, ageBand, ...agreed }: Input,
  guardian: SessionAccount,
  { request }: Pick<Visit, 'request'>,
): Promise<{ childId: string; near?: NearQuota }> {
  await limitChildNames(parts, guardian.id)
  const id = uuidV7(parts.clock().getTime(), randomBytes(10))
  noteSubject(request, id)
  const password = await hashSecret(parts, { id, username }, secret)
  const near = await asSystem(() =>
    parts.database.transaction((transaction) =>
      makeChild(
        { ...parts, database: transaction },
        { id, username, password, ageBand },
        { ...agreed, guardianId: guardian.id, method: 'added' },
      ),
    ),
  )
  return { childId: id, ...near }
}
