import type { FastifyInstance } from 'fastify'
import { ofAgeCalls as calls } from '#contract/of-age.ts'
import { ofAgeSchemas as schemas } from '#contract/of-age-schemas.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { askOfAge, confirmOfAge, getOfAge, objectOfAge, withdrawOfAge } from '#server/features/children/come-of-age.ts'
import { requireAnyGuardian } from '#server/features/children/policy.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { requireAccount } from '#server/platform/identity/require-account.ts'
import { requireReauthentication } from '#server/platform/identity/require-reauthentication.ts'

/** Serves coming of age: from a teen to an adult, by the person. */
export function registerOfAge(app: FastifyInstance, parts: ChildrenParts): void {
  const { identity } = parts
  serveCall(app, calls.getOfAge, schemas.getOfAge, async (visit) =>
    getOfAge(parts, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.askOfAge, schemas.askOfAge, async ({ input, ...visit }) =>
    askOfAge(parts, input, await requireReauthentication(identity, visit)),
  )
  serveCall(app, calls.confirmOfAge, schemas.confirmOfAge, async ({ input, ...visit }) =>
    confirmOfAge(parts, input, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.withdrawOfAge, schemas.withdrawOfAge, async (visit) =>
    withdrawOfAge(parts, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.objectOfAge, schemas.objectOfAge, async ({ input, ...visit }) => {
    await requireAnyGuardian(parts, visit, input.childId)
    return objectOfAge(parts, input)
  })
}
