import { writeHubCookie, type HubCookie } from '#server/features/hub/hub-cookies.ts'
import type { HubParts } from '#server/features/hub/hub-parts.ts'
import type { Seal } from '#server/features/hub/seal.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Longest cookie that every browser keeps, in bytes, with room for its name. */
const COOKIE_LENGTH = 3900

type Kept<Value> = { cookie: HubCookie; seal: Seal<Value>; seconds: number }

/**
 * Seals the hub's statement in the browser. If it doesn't fit into a cookie, the ID token is left out. At logout the
 * hub then asks once more.
 */
export function keepInBrowser<Value extends { idToken: string | undefined }>(
  parts: HubParts,
  value: Value,
  { cookie, seal, seconds }: Kept<Value>,
  { reply }: Pick<Visit, 'reply'>,
): void {
  const until = parts.clock().getTime() + seconds * 1000
  const whole = seal.close(value, until)
  writeHubCookie(
    parts,
    reply,
    cookie,
    whole.length <= COOKIE_LENGTH ? whole : seal.close({ ...value, idToken: undefined }, until),
    seconds,
  )
}
