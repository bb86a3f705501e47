import ipaddr from 'ipaddr.js'

/** Kinds of addresses that a home, a proxy or this machine uses inside: they tell nobody apart. */
const INSIDE: ReadonlySet<string> = new Set([
  'unspecified',
  'broadcast',
  'loopback',
  'linkLocal',
  'private',
  'carrierGradeNat',
  'uniqueLocal',
])

/** Source of requests: all addresses that one home, school or attacker easily has at once. */
export type AddressRange = {
  /** Name of the range, such as `203.0.113.*` or `2001:db8:0:100`. */
  name: string
  /** False for a private address, which may be a proxy's that everybody comes by. */
  isPublic: boolean
}

/** Reads an address; an IPv4 address inside an IPv6 one is that address. Short forms such as `1.2.3` are none. */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (!text.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(text)) return undefined
  return ipaddr.isValid(text) ? ipaddr.process(text) : undefined
}

/**
 * Returns the range of an address: 256 neighbouring addresses of IPv4 (/24), or 256 neighbouring networks of IPv6. That
 * /56 is the usual size of one connection (RFC 6177). A text that is no address has the range `unknown`.
 */
export function addressRange(text: string): AddressRange {
  const address = readAddress(text)
  if (!address) return { name: 'unknown', isPublic: false }
  const isPublic = !INSIDE.has(address.range())
  if (address instanceof ipaddr.IPv4) return { name: `${address.octets.slice(0, 3).join('.')}.*`, isPublic }
  const [one = 0, two = 0, three = 0, four = 0] = address.parts
  return { name: [one, two, three, four - (four % 256)].map((part) => part.toString(16)).join(':'), isPublic }
}
