import { asAccount } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { HubParts } from '#server/features/hub/hub-parts.ts'
import { findHubSession } from '#server/features/hub/queries.ts'
import { noteFailure } from '#server/features/hub/start-login.ts'

/**
 * Returns the address that logs the browser out at the hub. It is undefined if the session didn't begin there, or the
 * hub has no such address. A hub that is away doesn't stop the logout here.
 */
export async function findWayOut(parts: HubParts, { id, sessionId }: SessionAccount): Promise<string | undefined> {
  const { hub, database, seals, clock, config } = parts
  const session = hub && (await asAccount(id, () => findHubSession(database, id, sessionId)))
  if (hub === undefined || session === undefined) return undefined
  try {
    const { client, configuration } = await hub.connect()
    if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
    const idToken = seals.idToken.open(session.idToken ?? undefined, clock().getTime())
    return client.buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: `${config.origin}/`,
      ...(idToken === undefined ? {} : { id_token_hint: idToken }),
    }).href
  } catch (fault) {
    noteFailure(parts, fault)
    return undefined
  }
}
