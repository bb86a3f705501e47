import { HUB_ADDRESSES } from '#contract/hub.ts'
import type { AgeBand } from '#core/people/age-bands.ts'
import type { SuggestedNames } from '#core/hub/suggest-names.ts'
import type { PersonsParts } from '#server/features/accounts/index.ts'
import { openHub, type Hub } from '#server/features/hub/open-hub.ts'
import { createSeal, type Seal } from '#server/features/hub/seal.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** A login that is on its way: kept in the browser that began it, sealed (ASVS 5.0, 10.1.2). */
export type Flow = { issuer: string; state: string; nonce: string; verifier: string; returnTo: string }

/** Session of a person as the hub reports it. */
export type HubSession = {
  subject: string
  sid: string | undefined
  idToken: string | undefined
  authTime: number
  hadTwoFactors: boolean
}

/**
 * Person without an account yet, sealed in their browser. Nothing may be stored about them before their age is known.
 */
export type NewcomerSession = HubSession &
  SuggestedNames & { issuer: string; email: string | undefined; ageBand: AgeBand | null; returnTo: string }

/** Login that the hub accepted and that still needs our second factor; sealed in the browser that began it. */
export type PendingLogin = HubSession & { issuer: string; token: string; returnTo: string }

/** Parts that the hub feature works with. Without a hub, `hub` is undefined. */
export type HubParts = PersonsParts & {
  log: Log
  hub: Hub | undefined
  seals: { flow: Seal<Flow>; newcomer: Seal<NewcomerSession>; pending: Seal<PendingLogin>; idToken: Seal<string> }
}

/** Returns the way back from the hub. */
export const callbackOf = ({ config }: Pick<HubParts, 'config'>): string => `${config.origin}${HUB_ADDRESSES.callback}`

/**
 * Creates the hub feature's parts, from those that every account has. `patience` is how long the hub is waited for, in
 * milliseconds.
 */
export function createHubParts(parts: PersonsParts, log: Log, patience?: number): HubParts {
  const { hub, secret } = parts.config
  return {
    ...parts,
    log,
    hub: hub && openHub(hub, parts.clock, patience),
    seals: {
      flow: createSeal(secret, 'hub login'),
      newcomer: createSeal(secret, 'hub newcomer'),
      pending: createSeal(secret, 'hub second step'),
      idToken: createSeal(secret, 'hub id token'),
    },
  }
}
