import type { FastifyInstance } from 'fastify'
import { guestCalls } from '#contract/guest.ts'
import { guestSchemas } from '#contract/guest-schemas.ts'
import type { GuestParts } from '#server/features/guest/guest-parts.ts'
import { requireOwner } from '#server/features/guest/policy.ts'
import { transferGuestSession } from '#server/features/guest/transfer-guest-session.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'

/** Serves taking over what somebody did as a guest. */
export function registerGuest(app: FastifyInstance, parts: GuestParts): void {
  serveCall(app, guestCalls.transferGuestSession, guestSchemas.transferGuestSession, async ({ input, ...visit }) =>
    transferGuestSession(parts, await requireOwner(parts, visit), input),
  )
}
