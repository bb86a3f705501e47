import { z } from 'zod'
import { isLoopbackHost } from '#server/platform/mail/mail-settings.ts'

/** Settings of the single sign-on hub that accounts come from. */
export type HubSettings = {
  /**
   * Name that the hub has for itself: an address without a final slash. With the person's number there it identifies an
   * account.
   */
  issuer: string
  clientId: string
  clientSecret: string
}

/**
 * https, or http on this machine; nothing in it but a place. An address below `/.well-known/` would keep the hub's own
 * name from being compared.
 */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash, pathname } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))
  return (
    isSafe && username === '' && password === '' && search === '' && hash === '' && !pathname.includes('/.well-known/')
  )
}

/** Rules of the hub's three settings, by their names. */
export const HUB_RULES = {
  HUB_ISSUER: z
    .string()
    .refine(
      isIssuer,
      "the hub's own address, of https:// (or http:// on this machine), such as https://hub.example.com",
    )
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  HUB_CLIENT_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'the name by which the hub knows this site')
    .optional(),
  HUB_CLIENT_SECRET: z
    .string()
    .regex(/^[\x20-\x7e]{1,500}$/, 'the secret that the hub gave this site')
    .optional(),
}

/** Returns a sentence for each missing setting of a hub that is set in part. */
export function findMissingHubSettings(given: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(HUB_RULES)
  const missing = names.filter((name) => given[name] === undefined)
  return missing.length === names.length
    ? []
    : missing.map(
        (name) => `The setting ${name} is missing, but it must be given with the others of a hub: ${names.join(', ')}.`,
      )
}

type Given = {
  HUB_ISSUER?: string | undefined
  HUB_CLIENT_ID?: string | undefined
  HUB_CLIENT_SECRET?: string | undefined
}

/** Returns the hub of checked settings; undefined without one. */
export const hubOf = ({
  HUB_ISSUER: issuer,
  HUB_CLIENT_ID: clientId,
  HUB_CLIENT_SECRET: clientSecret,
}: Given): HubSettings | undefined =>
  issuer === undefined || clientId === undefined || clientSecret === undefined
    ? undefined
    : { issuer, clientId, clientSecret }
