import { HubFailure } from '#server/features/hub/hub-failure.ts'
import { HUB_PATIENCE, LARGEST_ANSWER } from '#server/features/hub/policy.ts'

/** A request to the hub, as the libraries make it. */
type HubRequest = {
  method?: string | undefined
  headers?: RequestInit['headers']
  body?: unknown
  signal?: AbortSignal | undefined
}

export type FetchFromHub = (address: string, request: HubRequest) => Promise<Response>

const away = (reason: string, cause?: unknown): HubFailure => new HubFailure('unavailable', reason, cause)

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (response.body === null) return null
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body) {
    size += part.byteLength
    if (size > LARGEST_ANSWER) throw away('its answer is too large')
    parts.push(part)
  }
  return size === 0 ? null : new Uint8Array(Buffer.concat(parts))
}

/**
 * Creates the only function by which this server reaches the hub. It requests the hub's own origin only, whatever the
 * hub says or redirects to. Otherwise the hub could send requests into the server's own network (SSRF; ASVS 5.0,
 * 1.3.6). Time and size of an answer are limited.
 */
export function createFetchFromHub(issuer: string, patience = HUB_PATIENCE): FetchFromHub {
  const { origin } = new URL(issuer)
  return async (address, { method = 'GET', headers, body, signal }) => {
    if (!URL.canParse(address) || new URL(address).origin !== origin)
      throw away('it names an address that is not its own')
    const end = AbortSignal.timeout(patience)
    try {
      const response = await fetch(address, {
        method,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, end]) : end,
        ...(headers ? { headers } : {}),
        ...(body === undefined || body === null ? {} : { body: body as NonNullable<RequestInit['body']> }),
      })
      if (response.status >= 500) throw away(`it answers with ${response.status}`)
      return new Response(await readBody(response), { status: response.status, headers: response.headers })
    } catch (fault) {
      throw fault instanceof HubFailure
        ? fault
        : away(end.aborted ? 'it does not answer in time' : 'it can not be reached', fault)
    }
  }
}
