import type { FastifyInstance } from 'fastify'
import { secondFactorCalls as calls } from '#contract/second-factor.ts'
import { secondFactorSchemas as schemas } from '#contract/second-factor-schemas.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { proveAgain } from '#server/features/accounts/prove-again.ts'
import {
  beginFactorRemoval,
  requestFactorRemoval,
  stopFactorRemoval,
} from '#server/features/accounts/remove-lost-factor.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '#server/features/accounts/set-up-second-factor.ts'
import { signInWithCode } from '#server/features/accounts/sign-in-with-code.ts'
import { asLogin } from '#server/platform/database/actor.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'
import { refuseStaleReauthentication } from '#server/platform/identity/require-reauthentication.ts'

/** Requires a signed-in adult: a guardian decides how a child logs in. */
const requireAdult = (parts: AccountsParts, visit: Visit): Promise<SessionAccount> =>
  requireOwnAct(parts, visit, 'own-login.choose', 'Only adults can have a second factor')

async function requireFreshAdult(parts: AccountsParts, visit: Visit): Promise<SessionAccount> {
  const account = await requireAdult(parts, visit)
  refuseStaleReauthentication(account)
  return account
}

/** Serves the second step of logging in, setting it up, and showing anew who one is. */
export function registerSecondFactor(app: FastifyInstance, parts: AccountsParts): void {
  serveCall(app, calls.getSecondFactor, schemas.getSecondFactor, async (visit) =>
    getSecondFactor(parts, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.beginSecondFactor, schemas.beginSecondFactor, async (visit) =>
    beginSecondFactor(parts, await requireFreshAdult(parts, visit)),
  )
  serveCall(app, calls.confirmSecondFactor, schemas.confirmSecondFactor, async ({ input, ...visit }) =>
    confirmSecondFactor(parts, input, await requireFreshAdult(parts, visit), visit),
  )
  serveCall(app, calls.renewRecoveryCodes, schemas.renewRecoveryCodes, async ({ input, ...visit }) =>
    renewRecoveryCodes(parts, input, await requireFreshAdult(parts, visit)),
  )
  serveCall(app, calls.endSecondFactor, schemas.endSecondFactor, async ({ input, ...visit }) =>
    endSecondFactor(parts, input, await requireFreshAdult(parts, visit)),
  )
  serveCall(app, calls.signInWithCode, schemas.signInWithCode, ({ input, ...visit }) =>
    asLogin(() => signInWithCode(parts, input, visit)),
  )
  serveCall(app, calls.requestFactorRemoval, schemas.requestFactorRemoval, ({ input, ...visit }) =>
    asLogin(() => requestFactorRemoval(parts, input, visit)),
  )
  serveCall(app, calls.beginFactorRemoval, schemas.beginFactorRemoval, ({ input, ...visit }) =>
    asLogin(() => beginFactorRemoval(parts, input, visit)),
  )
  serveCall(app, calls.stopFactorRemoval, schemas.stopFactorRemoval, ({ input, ...visit }) =>
    asLogin(() => stopFactorRemoval(parts, input, visit)),
  )
  serveCall(app, calls.proveAgain, schemas.proveAgain, ({ input, ...visit }) => proveAgain(parts, input, visit))
}
