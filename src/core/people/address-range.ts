/** Addresses of a router, a proxy or this machine, which don't tell people apart (RFC 1122, 1918, 3927, 6598). */
const HOME_RANGES =
  /^(0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./

/** The same of IPv6: none, this machine, one link, one site (RFC 4291, 4193). */
const HOME_GROUPS = /^(0:0:0:0:|fe[89ab][0-9a-f]:|f[cd][0-9a-f]{2}:)/

/** Range of addresses that one home, school or attacker easily has at once. */
export type AddressRange = {
  /** Such as `203.0.113.*` or `2001:db8:0:100`. */
  name: string
  /** Whether it tells people apart: a private address may be a proxy's that everybody comes by. */
  isPublic: boolean
}

/** The first four groups of an IPv6 address, in full but without zeros before them; undefined for what is none. */
function firstGroups(address: string): string[] | undefined {
  const [head = '', tail, more] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  if (zeros < 0 || more !== undefined) return undefined
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  if (groups.length !== 8 || !groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return undefined
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
}

/**
 * Returns the range of an address: 256 neighbours for IPv4 (/24), or 256 networks for IPv6 (/56). RFC 6177 gives one
 * connection that many networks. An invalid address is a range of its own that identifies nobody.
 */
export function addressRange(address: string): AddressRange {
  const four = /^(?:::ffff:)?((?:\d{1,3}\.){3})\d{1,3}$/i.exec(address)?.[1]
  if (four !== undefined) return { name: `${four}*`, isPublic: !HOME_RANGES.test(four) }
  const groups = firstGroups(address)
  if (!groups) return { name: 'unknown', isPublic: false }
  const last = Number.parseInt(groups[3] ?? '0', 16)
  const name = [...groups.slice(0, 3), (last - (last % 256)).toString(16)].join(':')
  return { name, isPublic: !HOME_GROUPS.test(`${name}:`) }
}
