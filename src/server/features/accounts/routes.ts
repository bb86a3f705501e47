import type { FastifyInstance } from 'fastify'
import { accountsCalls as calls } from '#contract/accounts.ts'
import { accountsSchemas as schemas } from '#contract/accounts-schemas.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { askGrownUp } from '#server/features/accounts/ask-grown-up.ts'
import { changeEmail } from '#server/features/accounts/change-email.ts'
import { changePassword } from '#server/features/accounts/change-password.ts'
import { changeProfile } from '#server/features/accounts/change-profile.ts'
import { confirmEmail } from '#server/features/accounts/confirm-email.ts'
import { confirmGrownUp } from '#server/features/accounts/confirm-grown-up.ts'
import { getProfile } from '#server/features/accounts/get-profile.ts'
import { endOtherSessions, endSession, listSessions } from '#server/features/accounts/manage-sessions.ts'
import { requestPasswordReset } from '#server/features/accounts/request-password-reset.ts'
import { resetPassword } from '#server/features/accounts/reset-password.ts'
import { registerSecondFactor } from '#server/features/accounts/second-factor-routes.ts'
import { sendConfirmation } from '#server/features/accounts/send-confirmation.ts'
import { signIn } from '#server/features/accounts/sign-in.ts'
import { signOut } from '#server/features/accounts/sign-out.ts'
import { undoEmailChange } from '#server/features/accounts/undo-email-change.ts'
import { signUp } from '#server/features/accounts/sign-up.ts'
import { asLogin } from '#server/platform/database/actor.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { findAccount, requireAccount } from '#server/platform/identity/require-account.ts'
import { requireReauthentication } from '#server/platform/identity/require-reauthentication.ts'

function registerSigningIn(app: FastifyInstance, parts: AccountsParts): void {
  serveCall(app, calls.signUp, schemas.signUp, ({ input, ...visit }) => asLogin(() => signUp(parts, input, visit)))
  serveCall(app, calls.signIn, schemas.signIn, ({ input, ...visit }) => asLogin(() => signIn(parts, input, visit)))
  serveCall(app, calls.signOut, schemas.signOut, (visit) => signOut(parts, visit))
  serveCall(app, calls.getMe, schemas.getMe, async (visit) => ({ account: await findAccount(parts.identity, visit) }))
}

function registerGettingBackIn(app: FastifyInstance, parts: AccountsParts): void {
  serveCall(app, calls.confirmEmail, schemas.confirmEmail, ({ input, ...visit }) =>
    asLogin(() => confirmEmail(parts, input, visit)),
  )
  serveCall(app, calls.askGrownUp, schemas.askGrownUp, ({ input, ...visit }) => askGrownUp(parts, input, visit))
  serveCall(app, calls.confirmGrownUp, schemas.confirmGrownUp, ({ input }) => confirmGrownUp(parts, input))
  serveCall(app, calls.requestPasswordReset, schemas.requestPasswordReset, ({ input, ...visit }) =>
    asLogin(() => requestPasswordReset(parts, input, visit)),
  )
  serveCall(app, calls.undoEmailChange, schemas.undoEmailChange, ({ input, ...visit }) =>
    asLogin(() => undoEmailChange(parts, input, visit)),
  )
  serveCall(app, calls.resetPassword, schemas.resetPassword, ({ input, ...visit }) =>
    asLogin(() => resetPassword(parts, input, visit)),
  )
}

function registerOwnAccount(app: FastifyInstance, parts: AccountsParts): void {
  const { identity } = parts
  serveCall(app, calls.getProfile, schemas.getProfile, async (visit) =>
    getProfile(parts, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.changeProfile, schemas.changeProfile, async ({ input, ...visit }) =>
    changeProfile(parts, input, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.sendConfirmation, schemas.sendConfirmation, async ({ input, ...visit }) =>
    sendConfirmation(parts, input, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.changePassword, schemas.changePassword, ({ input, ...visit }) =>
    changePassword(parts, input, visit),
  )
  serveCall(app, calls.changeEmail, schemas.changeEmail, async ({ input, ...visit }) =>
    changeEmail(parts, input, await requireReauthentication(identity, visit)),
  )
  serveCall(app, calls.listSessions, schemas.listSessions, async (visit) =>
    listSessions(parts, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.endSession, schemas.endSession, async ({ input, ...visit }) =>
    endSession(parts, input, await requireAccount(identity, visit)),
  )
  serveCall(app, calls.endOtherSessions, schemas.endOtherSessions, async (visit) =>
    endOtherSessions(parts, await requireAccount(identity, visit)),
  )
}

/** Serves making an account, signing in and out, who is signed in and where, and getting back in. */
export function registerAccounts(app: FastifyInstance, parts: AccountsParts): void {
  registerSigningIn(app, parts)
  registerGettingBackIn(app, parts)
  registerOwnAccount(app, parts)
  registerSecondFactor(app, parts)
}
