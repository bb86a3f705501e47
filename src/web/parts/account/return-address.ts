/**
 * Reads the address to return to after a login from a query, such as `?to=%2Fassignments`. Returns only addresses of this
 * site; undefined otherwise.
 */
export function readReturnAddress(query: string, origin: string): string | undefined {
  const asked = new URLSearchParams(query).get('to') ?? ''
  if (!asked.startsWith('/') || !URL.canParse(asked, origin)) return undefined
  const { origin: found, pathname, search, hash } = new URL(asked, origin)
  return found === origin && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** Adds the address to return to to that of a login page. */
export const withReturn = (login: '/kids-login' | '/login', address: string): string =>
  `${login}?to=${encodeURIComponent(address)}`
