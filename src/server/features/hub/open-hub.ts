import type { JWTVerifyGetKey } from 'jose'
import type { Configuration } from 'openid-client'
import type { HubSettings } from '#server/platform/config/hub-settings.ts'
import { createFetchFromHub } from '#server/features/hub/fetch-from-hub.ts'
import { HubFailure } from '#server/features/hub/hub-failure.ts'
import { CLOCK_TOLERANCE, DISCOVERY_TIME, HUB_PATIENCE } from '#server/features/hub/policy.ts'

type Client = typeof import('openid-client')

/** The hub, once it has said what it is made of. */
export type Connection = { client: Client; configuration: Configuration; keys: JWTVerifyGetKey }

/** The hub's side of logging in. */
export type Hub = {
  issuer: string
  clientId: string
  /**
   * Asks the hub what it is made of, the first time and then every hour. Rejects with a `HubFailure` while it is away.
   */
  connect: () => Promise<Connection>
}

async function discover({ issuer, clientId, clientSecret }: HubSettings, patience: number): Promise<Connection> {
  // Loaded by the first login: a server without a hub never needs them.
  const [client, jose] = await Promise.all([import('openid-client'), import('jose')])
  const fetchFromHub = createFetchFromHub(issuer, patience)
  const isLoopback = issuer.startsWith('http:')
  const configuration = await client.discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret, [client.clockTolerance]: CLOCK_TOLERANCE },
    undefined,
    {
      [client.customFetch]: fetchFromHub,
      timeout: patience / 1000,
      // Without it, a signature is not looked at where TLS has already shown who speaks.
      execute: [client.enableNonRepudiationChecks, ...(isLoopback ? [client.allowInsecureRequests] : [])],
    },
  )
  const metadata = configuration.serverMetadata()
  if (metadata.issuer.replace(/\/+$/, '') !== issuer)
    throw new HubFailure('unavailable', 'it says that it is another one')
  if (
    metadata.jwks_uri === undefined ||
    metadata.authorization_endpoint === undefined ||
    metadata.token_endpoint === undefined
  )
    throw new HubFailure('unavailable', 'it does not say where its keys and doors are')
  requireSafe(metadata.authorization_endpoint, isLoopback)
  if (metadata.end_session_endpoint !== undefined) requireSafe(metadata.end_session_endpoint, isLoopback)
  const keys = jose.createRemoteJWKSet(new URL(metadata.jwks_uri), {
    [jose.customFetch]: fetchFromHub,
    timeoutDuration: patience,
  })
  return { client, configuration, keys }
}

/** Requires https of an address that browsers are sent to. Plain http is allowed on this machine for a local hub. */
function requireSafe(address: string, isLoopback: boolean): void {
  if (!URL.canParse(address) || !(isLoopback ? ['http:', 'https:'] : ['https:']).includes(new URL(address).protocol))
    throw new HubFailure('unavailable', 'it leads browsers where nothing is safe')
}

/**
 * Returns the hub of the settings. Nothing is asked of it before somebody logs in: a hub that is away keeps no server
 * from starting.
 */
export function openHub(settings: HubSettings, clock: () => Date, patience = HUB_PATIENCE): Hub {
  let known: { connection: Connection; at: number } | undefined
  let asking: Promise<Connection> | undefined

  async function ask(): Promise<Connection> {
    try {
      const connection = await discover(settings, patience)
      known = { connection, at: clock().getTime() }
      return connection
    } catch (fault) {
      // Its answer of an hour ago may still be true.
      if (known) return known.connection
      throw fault instanceof HubFailure
        ? fault
        : new HubFailure('unavailable', 'it does not say what it is made of', fault)
    } finally {
      asking = undefined
    }
  }
  return {
    issuer: settings.issuer,
    clientId: settings.clientId,
    connect: async () =>
      known && clock().getTime() - known.at < DISCOVERY_TIME ? known.connection : (asking ??= ask()),
  }
}
