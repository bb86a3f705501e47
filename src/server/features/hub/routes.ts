import type { FastifyInstance, FastifyReply } from 'fastify'
import { HUB_ADDRESSES, hubCalls as calls } from '#contract/hub.ts'
import { hubSchemas as schemas } from '#contract/hub-schemas.ts'
import { finishLogin } from '#server/features/hub/finish-login.ts'
import type { HubParts } from '#server/features/hub/hub-parts.ts'
import { linkNewcomer } from '#server/features/hub/link-newcomer.ts'
import { forgetNewcomer, readNewcomer, signUpNewcomer } from '#server/features/hub/newcomer.ts'
import { noteLogout } from '#server/features/hub/note-logout.ts'
import { finishWithCode } from '#server/features/hub/second-step.ts'
import { startLogin } from '#server/features/hub/start-login.ts'
import { asLogin } from '#server/platform/database/actor.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Largest notice of the hub's, in bytes. */
const NOTICE_LIMIT = 16 * 1024

const HIDDEN = { schema: { hide: true } }

const leadTo = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 303)

/**
 * Registers the pages that a browser opens on its way to the hub and back. A parameter that is given twice counts as
 * missing.
 */
function registerDoors(app: FastifyInstance, parts: HubParts): void {
  app.get<{ Querystring: Record<string, unknown> }>(HUB_ADDRESSES.login, HIDDEN, async ({ query }, reply) => {
    const one = (name: string): string | undefined => (typeof query[name] === 'string' ? query[name] : undefined)
    return leadTo(reply, await startLogin(parts, { returnTo: one('returnTo'), create: one('create') }, reply))
  })
  app.get(HUB_ADDRESSES.callback, HIDDEN, async (request, reply) =>
    leadTo(reply, await asLogin(() => finishLogin(parts, { request, reply }))),
  )
}

/** Registers the hub's own notices, sent as forms: the only route that accepts anything but JSON. */
async function registerNotices(app: FastifyInstance, parts: HubParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: NOTICE_LIMIT },
      async (_request: unknown, body: string | Buffer) => body,
    )
    scope.post(HUB_ADDRESSES.logout, { ...HIDDEN, bodyLimit: NOTICE_LIMIT }, async ({ body }, reply) => {
      void reply.header('cache-control', 'no-store')
      await noteLogout(parts, body)
      return {}
    })
  })
}

/** Registers login through the hub, accounts for new people from there, and the hub's own notices. */
export async function registerHub(app: FastifyInstance, parts: HubParts): Promise<void> {
  registerDoors(app, parts)
  serveCall(app, calls.getLoginWay, schemas.getLoginWay, async () => ({
    way: parts.hub ? ('hub' as const) : ('here' as const),
  }))
  serveCall(app, calls.readNewcomer, schemas.readNewcomer, (visit) => asLogin(() => readNewcomer(parts, visit)))
  serveCall(app, calls.linkNewcomer, schemas.linkNewcomer, ({ input, ...visit }) => linkNewcomer(parts, input, visit))
  serveCall(app, calls.signUpNewcomer, schemas.signUpNewcomer, ({ input, ...visit }) =>
    asLogin(() => signUpNewcomer(parts, input, visit)),
  )
  serveCall(app, calls.finishWithCode, schemas.finishWithCode, ({ input, ...visit }) =>
    asLogin(() => finishWithCode(parts, input, visit)),
  )
  serveCall(app, calls.forgetNewcomer, schemas.forgetNewcomer, async (visit) => forgetNewcomer(parts, visit))
  await registerNotices(app, parts)
}
