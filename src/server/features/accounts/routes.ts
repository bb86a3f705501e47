import type { FastifyInstance } from 'fastify'
import { accountsCalls } from '#contract/accounts.ts'
import { accountsSchemas } from '#contract/accounts-schemas.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { signIn } from '#server/features/accounts/sign-in.ts'
import { signUp } from '#server/features/accounts/sign-up.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { cookiesOf, findAccount, setCookies } from '#server/platform/identity/require-account.ts'

/** Serves making an account, signing in and out, and who is signed in. */
export function registerAccounts(app: FastifyInstance, parts: AccountsParts): void {
  serveCall(app, accountsCalls.signUp, accountsSchemas.signUp, ({ input, ...visit }) => signUp(parts, input, visit))
  serveCall(app, accountsCalls.signIn, accountsSchemas.signIn, ({ input, ...visit }) => signIn(parts, input, visit))
  // 'Continue to login' leads here: to the hub where one is set, otherwise to our own page.
  app.get('/api/accounts/login', { schema: { hide: true } }, async (_request, reply) => reply.redirect(parts.config.hubUrl ?? '/login'))
  serveCall(app, accountsCalls.signOut, accountsSchemas.signOut, async ({ request, reply }) => {
    const signed = await parts.identity.signOut(cookiesOf(request))
    setCookies(reply, signed.setCookies)
    return {}
  })
  serveCall(app, accountsCalls.getMe, accountsSchemas.getMe, async (visit) => ({ account: await findAccount(parts.identity, visit) }))
}
